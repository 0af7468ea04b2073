#pragma once

#include "ui/pages/workspace_page.h"

namespace shinglescope {

/// Says what the Learn workspace will do; it has nothing to operate yet. GUI thread.
class LearnPage : public WorkspacePage {
  Q_OBJECT

 public:
  explicit LearnPage(QWidget *parent = nullptr);
};

}  // namespace shinglescope
