// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/explore/frame/explore_tools.h"

namespace shinglescope::test {

/// The objects that a view of Explore needs without its page.
struct ExploreParts {
  ExploreParts(Session &session, ActionsController &controller)
      : adopter(session, controller),
        curves(session),
        tools{session, controller, adopter, curves, std::make_shared<ExactSetCache>()} {}

  RecipeAdopter adopter;
  CurveChoice curves;
  ExploreTools tools;
};

}  // namespace shinglescope::test
