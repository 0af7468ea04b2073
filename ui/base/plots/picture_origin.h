// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <functional>

namespace shinglescope {

/// The settings that a plot depends on: the current recipe, that of the run whose result it shows,
/// or only the table, if the plot compares settings of its own; Nothing for a lesson.
enum class PlotSubject { Recipe, Result, Table, Nothing };

/// Where the data of a plot come from. Plain data.
struct PictureOrigin {
  QString source;   ///< the file name of the table; empty without one
  QString caption;  ///< sentences for the reader of a picture
};
using PictureOriginOf = std::function<PictureOrigin(PlotSubject)>;

}  // namespace shinglescope
