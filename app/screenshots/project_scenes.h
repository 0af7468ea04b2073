#pragma once

#include <map>

#include "app/screenshots/screenshot_scenes.h"

namespace shinglescope {

/// Pictures of what the window says of a project.
std::map<QString, Scene> projectScenes();

}  // namespace shinglescope
