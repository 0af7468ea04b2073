// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace shinglescope {

/// Opens the menu of the focused widget with Shift+F10, as the key between Alt and Ctrl does, which
/// many keyboards lack. Qt knows only that key on Linux. One per application; GUI thread.
class ContextMenuKey final : public QObject {
  Q_OBJECT

 public:
  explicit ContextMenuKey(QObject *parent);
  bool eventFilter(QObject *watched, QEvent *event) override;
};

}  // namespace shinglescope
