// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>
#include <QRect>
#include <QString>

class QWidget;

namespace shinglescope {

/// What a screen reader is told about one part of a widget.
struct AccessiblePart {
  QString name;            ///< contains the painted text
  QRect place;             ///< in the widget
  bool isCurrent = false;  ///< has the keyboard's frame when the widget has the focus
};

/// A widget that paints several texts, such as the bands as numbered boxes. Each part is then an
/// object of its own in the accessible tree, a child of the widget's object. A widget that inherits
/// this as its second base needs nothing else. GUI thread.
class AccessibleParts {
 public:
  AccessibleParts();
  virtual ~AccessibleParts() = default;
  AccessibleParts(const AccessibleParts &) = delete;
  AccessibleParts &operator=(const AccessibleParts &) = delete;

  virtual int partCount() const = 0;
  /// Returns a part from 0 to partCount() - 1.
  virtual AccessiblePart part(int index) const = 0;
  /// Roles of the widget and of its parts; a list of texts by default.
  virtual QAccessible::Role roleOfWidget() const { return QAccessible::List; }
  virtual QAccessible::Role roleOfParts() const { return QAccessible::ListItem; }
  /// Does what a click on the part does. Only if canBePressed().
  virtual void pressPart(int) {}
  virtual bool canBePressed() const { return false; }

 protected:
  /// Tells a screen reader that another part has the keyboard's frame.
  static void tellCurrent(QWidget &widget, int index);
};

}  // namespace shinglescope
