#pragma once

#include <map>

#include "app/screenshots/screenshot_scenes.h"

namespace shinglescope {

/// Pictures of what Review can show of two records, and why.
std::map<QString, Scene> reviewScenes();

}  // namespace shinglescope
