// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

class QCustomPlot;

namespace shinglescope {

/// The number of picture pixels for each screen pixel, in each direction.
inline constexpr double kPictureScale = 2.0;

/// Returns the plot as the content of a picture file. The suffix of `path` determines the format:
/// SVG and PDF keep lines and text; any other suffix results in a PNG. GUI thread.
QByteArray pictureOf(QCustomPlot &plot, const QString &path);

}  // namespace shinglescope
