#pragma once

#include <QWidget>

namespace shinglescope {

/// What a label says, so that the style sheet can give it its look. Setting a
/// role is the only way in which a widget changes its text's looks.
enum class TextRole {
  Body,
  Title,     ///< of a panel, 600 weight
  Headline,  ///< of a page that has room: large
  Figure,    ///< one large number
  Strong,    ///< body text, 600 weight
  Muted,     ///< secondary, small
  Warning,   ///< a problem, in the difference colour
  Good,      ///< all is well
  Monospace
};

void setTextRole(QWidget *widget, TextRole role);

}  // namespace shinglescope
