#pragma once

#include <map>

#include "app/screenshots/screenshot_scenes.h"

namespace shinglescope {

/// Pictures of Learn: a lesson at each of its stages, predict and presenter mode.
std::map<QString, Scene> learnScenes();

}  // namespace shinglescope
