#pragma once

#include <memory>

#include "ui/state/actions_controller.h"
#include "ui/state/curve_choice.h"
#include "ui/state/recipe_adopter.h"
#include "ui/state/session.h"
#include "ui/state/tuned_shelf.h"

namespace shinglescope {

/// What the views of Explore share; the page owns it and outlives them.
struct ExploreTools {
  Session &session;
  ActionsController &controller;
  RecipeAdopter &adopter;
  CurveChoice &curves;
  std::shared_ptr<TunedShelf> shelf;
};

}  // namespace shinglescope
