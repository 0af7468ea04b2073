// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace shinglescope {

/// The kind of a label's text, which decides its look in the style sheet. Widgets do not change the
/// look of texts in any other way.
enum class TextRole {
  Body,
  Title,     ///< title of a panel, 600 weight
  Headline,  ///< title of a page with enough space, large
  Figure,    ///< one large number
  Strong,    ///< body text, 600 weight
  Muted,     ///< secondary, small
  Warning,   ///< a problem, in the difference colour
  Good,      ///< no problem, in the good colour
  Monospace
};

void setTextRole(QWidget *widget, TextRole role);

}  // namespace shinglescope
