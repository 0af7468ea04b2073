// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QIcon>
#include <QString>

namespace shinglescope {

/// Returns one of the program's SVG line icons (resources/icons/NAME.svg), tinted with the colours
/// of its states; sharp at any scale.
QIcon lineIcon(const QString &name, const QColor &normal, const QColor &active);

}  // namespace shinglescope
