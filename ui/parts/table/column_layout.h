// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <optional>
#include <string>
#include <vector>

#include "core/dataset/columns/column_type.h"

namespace shinglescope {

/// The display of a table's columns, as stored for a file.
struct ColumnLayout {
  struct Column {
    std::uint32_t index = 0;  ///< in the file
    std::string name = {};    ///< must match the file's column
    int width = 0;            ///< 0 for automatic
    bool isHidden = false;
    std::optional<ColumnType> type = {};  ///< set by the user; nullopt for the guessed type
    bool operator==(const Column &) const = default;
  };
  std::vector<Column> columns = {};  ///< from left to right

  /// Tests whether a table has exactly these columns.
  bool fits(const std::vector<std::string> &names) const;
  bool operator==(const ColumnLayout &) const = default;
};

QByteArray toJson(const ColumnLayout &layout);
/// Parses a layout; returns nullopt if the text is not a layout.
std::optional<ColumnLayout> columnLayoutFromJson(const QByteArray &json);

}  // namespace shinglescope
