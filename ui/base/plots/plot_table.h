#pragma once

#include <QList>
#include <QStringList>

namespace shinglescope {

/// The data of a plot as text, one column for each quantity. Plain data.
struct PlotTable {
  QStringList headers;
  QList<QStringList> rows;
};

}  // namespace shinglescope
