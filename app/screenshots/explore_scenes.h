#pragma once

#include <map>

#include "app/screenshots/screenshot_scenes.h"

namespace shinglescope {

/// Pictures of the views of Explore.
std::map<QString, Scene> exploreScenes();

}  // namespace shinglescope
