#pragma once

#include <QByteArray>
#include <QString>

class QCustomPlot;

namespace shinglescope {

/// How many pixels a picture has for each on the screen.
inline constexpr double kPictureScale = 2.0;

/// The plot as the bytes of a file with this name: SVG or PDF, both as lines and
/// text, where it ends so, else PNG. GUI thread.
QByteArray pictureOf(QCustomPlot &plot, const QString &path);

}  // namespace shinglescope
