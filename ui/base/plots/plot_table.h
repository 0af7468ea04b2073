#pragma once

#include <QList>
#include <QStringList>

namespace shinglescope {

/// What a plot draws, in words: a column for each quantity. Plain data.
struct PlotTable {
  QStringList headers;
  QList<QStringList> rows;
};

}  // namespace shinglescope
