#pragma once

#include "ui/pages/explore_view.h"

namespace shinglescope {

/// One sentence in the place of a view that there is not yet. GUI thread.
class PlannedView final : public ExploreView {
  Q_OBJECT

 public:
  PlannedView(const QString &sentence, Session &session, ActionsController &controller,
              QWidget *parent = nullptr);

 protected:
  void refresh(Changes) override {}
};

}  // namespace shinglescope
