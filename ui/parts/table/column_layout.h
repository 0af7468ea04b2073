#pragma once

#include <QByteArray>
#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "core/dataset/columns/column_type.h"

namespace shinglescope {

/// How the columns of a table are shown, as it is remembered for a file.
struct ColumnLayout {
  struct Column {
    std::uint32_t index = 0;  ///< in the file
    std::string name = {};    ///< by which the layout still fits the file
    int width = 0;            ///< 0: as it fits
    bool isHidden = false;
    std::optional<ColumnType> type = {};  ///< set by hand; none: as guessed
    bool operator==(const Column &) const = default;
  };
  std::vector<Column> columns = {};  ///< from left to right

  /// True if a table has exactly these columns.
  bool fits(const std::vector<std::string> &names) const;
  bool operator==(const ColumnLayout &) const = default;
};

QByteArray toJson(const ColumnLayout &layout);
/// Nothing where the text is no layout.
std::optional<ColumnLayout> columnLayoutFromJson(const QByteArray &json);

}  // namespace shinglescope
