#pragma once

#include <QByteArray>
#include <QString>

class QCustomPlot;

namespace shinglescope {

/// Pixels of a picture for each pixel of the screen.
inline constexpr double kPictureScale = 2.0;

/// Returns the plot as the bytes of a file with this name. SVG and PDF, by the file's suffix, keep
/// lines and text; any other suffix gives a PNG. GUI thread.
QByteArray pictureOf(QCustomPlot &plot, const QString &path);

}  // namespace shinglescope
