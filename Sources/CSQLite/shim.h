// The one door to SQLite. Only the ClaimsDatabase module walks through it.
#pragma once
#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast of -1 to a function pointer, which Swift cannot import.
static const sqlite3_destructor_type verbatim_sqlite_transient = (sqlite3_destructor_type)-1;
