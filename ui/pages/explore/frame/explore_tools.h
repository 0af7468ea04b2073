#pragma once

#include <memory>

#include "ui/pages/explore/frame/curve_choice.h"
#include "ui/parts/tuning/recipe_adopter.h"
#include "ui/parts/tuning/tuned_shelf.h"
#include "ui/session/actions_controller.h"
#include "ui/session/session.h"

namespace shinglescope {

/// The objects that the views of Explore share. The page owns them and outlives the views.
struct ExploreTools {
  Session &session;
  ActionsController &controller;
  RecipeAdopter &adopter;
  CurveChoice &curves;
  std::shared_ptr<TunedShelf> shelf;
};

}  // namespace shinglescope
