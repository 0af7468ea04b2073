#pragma once

#include <QAbstractTableModel>
#include <optional>

#include "ui/pages/data/import/raw_lines.h"

namespace shinglescope {

/// The first physical lines of a file: number, what became of the line, and its
/// text. One data row can be marked; its lines say so. GUI thread; owns its copy.
class RawLineModel final : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { NumberColumn, KindColumn, TextColumn, ColumnCount };
  static constexpr int kKindRole = Qt::UserRole + 1;      ///< RawLineKind as an int
  static constexpr int kIsMarkedRole = Qt::UserRole + 2;  ///< of the marked row

  using QAbstractTableModel::QAbstractTableModel;
  void setLines(std::vector<RawLine> lines);
  const std::vector<RawLine> &lines() const { return m_lines; }
  /// Marks the lines of a data row, or none.
  void markRow(std::optional<std::uint32_t> row);
  /// Where the first line of a data row stands; -1 where it is not among these.
  int firstLineOf(std::uint32_t row) const;

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation,
                      int role = Qt::DisplayRole) const override;

 private:
  std::vector<RawLine> m_lines;
  std::optional<std::uint32_t> m_markedRow;
};

}  // namespace shinglescope
