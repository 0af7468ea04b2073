#pragma once

#include <map>

#include "app/screenshots/screenshot_scenes.h"

namespace shinglescope {

/// Pictures of the export dialog: as opened, and with each content.
std::map<QString, Scene> exportScenes();

}  // namespace shinglescope
