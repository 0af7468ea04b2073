#pragma once

#include "ui/pages/workspace_page.h"

namespace shinglescope {

/// Says what the Explore workspace will do; it has nothing to operate yet. GUI thread.
class ExplorePage : public WorkspacePage {
  Q_OBJECT

 public:
  explicit ExplorePage(QWidget *parent = nullptr);
};

}  // namespace shinglescope
