// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace shinglescope {

/// While it lives, the application has no style sheet, so a window is put together faster: with a
/// style sheet, Qt tells every part of a widget that it has another style whenever the widget gets
/// another parent, and parts of a window get several. Changes nothing if any widget is already
/// styled: Qt would not notice that such a widget is deleted. GUI thread.
class UnstyledWidgets {
 public:
  UnstyledWidgets();
  ~UnstyledWidgets();
  UnstyledWidgets(const UnstyledWidgets &) = delete;
  UnstyledWidgets &operator=(const UnstyledWidgets &) = delete;

 private:
  QString m_styleSheet;
};

}  // namespace shinglescope
