// The one door to libcmark. Only the Markup module walks through it.
#pragma once
#include <string.h>
#include <cmark.h>
