// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QPixmap>
#include <QString>

class QCustomPlot;

namespace shinglescope {

/// The number of picture pixels for each screen pixel, in each direction.
inline constexpr double kPictureScale = 2.0;

/// What a picture says besides the plot: a title above it, and below it where the data come from.
/// Empty texts take no space.
struct PictureTexts {
  QString title;
  QString caption;
};

/// Returns the plot as the content of a picture file. The suffix of `path` determines the format:
/// SVG and PDF keep lines and text; any other suffix results in a PNG. All formats show the same,
/// in the colours of paper, whatever the theme. GUI thread.
QByteArray pictureOf(QCustomPlot &plot, const QString &path, const PictureTexts &texts = {});

/// Returns the same picture in pixels, at kPictureScale.
QPixmap pixmapOf(QCustomPlot &plot, const PictureTexts &texts);

/// Returns a file name without a suffix that says what a picture shows: "rentals, pairs by
/// similarity". Only letters, digits, spaces, commas and hyphens, at most 100 characters.
QString pictureName(const QString &source, const QString &title);

}  // namespace shinglescope
