// The one door to libsodium. Only the Digests module walks through it.
#pragma once
#include <sodium.h>
