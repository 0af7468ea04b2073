#pragma once

#include <map>

#include "app/screenshots/screenshot_scenes.h"

namespace shinglescope {

/// Pictures of Review: two records and their explanation.
std::map<QString, Scene> reviewScenes();

}  // namespace shinglescope
