#pragma once

#include <QWidget>

namespace shinglescope {

/// The kind of a label's text, which decides its look in the style sheet. Widgets change the look
/// of texts in no other way.
enum class TextRole {
  Body,
  Title,     ///< of a panel, 600 weight
  Headline,  ///< of a page with enough space: large
  Figure,    ///< one large number
  Strong,    ///< body text, 600 weight
  Muted,     ///< secondary, small
  Warning,   ///< a problem, in the difference colour
  Good,      ///< all is well
  Monospace
};

void setTextRole(QWidget *widget, TextRole role);

}  // namespace shinglescope
