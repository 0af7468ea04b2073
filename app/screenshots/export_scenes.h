#pragma once

#include <map>

#include "app/window/screenshot_scenes.h"

namespace shinglescope {

/// Pictures of the export dialog: as it opens, and with each content.
std::map<QString, Scene> exportScenes();

}  // namespace shinglescope
