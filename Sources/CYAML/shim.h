// The one door to libyaml. Only the Content module walks through it.
#pragma once
#include <yaml.h>
