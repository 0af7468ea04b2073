#pragma once

#include <map>

#include "app/screenshots/screenshot_scenes.h"

namespace shinglescope {

/// Pictures of the window's notices about a project.
std::map<QString, Scene> projectScenes();

}  // namespace shinglescope
