#pragma once

#include <optional>

#include "ui/base/tables/flat_model.h"
#include "ui/pages/data/import/raw_lines.h"

namespace shinglescope {

/// The first physical lines of a file: number, what became of the line, and its
/// text. One data row can be marked; its lines say so. GUI thread; owns its copy.
class RawLineModel final : public FlatModel<RawLine> {
  Q_OBJECT

 public:
  enum Column { NumberColumn, KindColumn, TextColumn };
  static constexpr int kKindRole = Qt::UserRole + 1;      ///< RawLineKind as an int
  static constexpr int kIsMarkedRole = Qt::UserRole + 2;  ///< of the marked row

  explicit RawLineModel(QObject *parent = nullptr);
  void setLines(std::vector<RawLine> lines);
  /// Marks the lines of a data row, or none.
  void markRow(std::optional<std::uint32_t> row);
  /// Where the first line of a data row stands; -1 where it is not among these.
  int firstLineOf(std::uint32_t row) const;

 private:
  std::optional<std::uint32_t> m_markedRow;
};

}  // namespace shinglescope
