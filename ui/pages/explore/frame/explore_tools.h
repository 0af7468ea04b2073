// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "ui/pages/explore/frame/curve_choice.h"
#include "ui/parts/tuning/exact_set_cache.h"
#include "ui/parts/tuning/recipe_adopter.h"
#include "ui/session/actions_controller.h"
#include "ui/session/session.h"

namespace shinglescope {

/// The objects that the views of Explore share. The page owns them and outlives the views.
struct ExploreTools {
  Session &session;
  ActionsController &controller;
  RecipeAdopter &adopter;
  CurveChoice &curves;
  std::shared_ptr<ExactSetCache> shelf;
};

}  // namespace shinglescope
