#pragma once

#include <QColor>
#include <QIcon>
#include <QString>

namespace shinglescope {

/// One of our own SVG line icons (resources/icons/NAME.svg), tinted with the
/// given colours for its states; crisp at any scale.
QIcon lineIcon(const QString &name, const QColor &normal, const QColor &active);

}  // namespace shinglescope
