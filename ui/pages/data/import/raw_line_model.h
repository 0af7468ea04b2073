// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "ui/base/tables/flat_model.h"
#include "ui/pages/data/import/raw_lines.h"

namespace shinglescope {

/// The first physical lines of a file: number, kind and text. The lines of one data row can be
/// marked. GUI thread; owns its copy.
class RawLineModel final : public FlatModel<RawLine> {
  Q_OBJECT

 public:
  enum Column { NumberColumn, KindColumn, TextColumn };
  static constexpr int kKindRole = Qt::UserRole + 1;      ///< RawLineKind as an int
  static constexpr int kIsMarkedRole = Qt::UserRole + 2;  ///< whether the row is marked

  explicit RawLineModel(QObject *parent = nullptr);
  void setLines(std::vector<RawLine> lines);
  /// Marks the lines of a data row; nullopt for none.
  void markRow(std::optional<std::uint32_t> row);
  /// Returns the position of a data row's first line; -1 if it is not in the list.
  int firstLineOf(std::uint32_t row) const;

 private:
  std::optional<std::uint32_t> m_markedRow;
};

}  // namespace shinglescope
