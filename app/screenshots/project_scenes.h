#pragma once

#include <map>

#include "app/window/screenshot_scenes.h"

namespace shinglescope {

/// Pictures of what the window says of a project.
std::map<QString, Scene> projectScenes();

}  // namespace shinglescope
