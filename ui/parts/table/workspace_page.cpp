// SPDX-License-Identifier: MIT
#include "ui/parts/table/workspace_page.h"

namespace shinglescope {

void WorkspacePage::deleteWidgets() {
  qDeleteAll(findChildren<QWidget *>(Qt::FindDirectChildrenOnly));
}

}  // namespace shinglescope
