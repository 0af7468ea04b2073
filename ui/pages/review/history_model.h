#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <vector>

#include "core/review/verdicts/verdicts.h"

namespace shinglescope {

/// The steps of a review as a flat table, oldest first, after a first row for
/// the start: what a step did and when. Words are made when they are shown. GUI
/// thread; shares the verdicts.
class HistoryModel final : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { TextColumn, TimeColumn, ColumnCount };
  enum Role { DimmedRole = Qt::UserRole + 1, CurrentRole, AbandonedRole };

  explicit HistoryModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}
  void setVerdicts(std::shared_ptr<const Verdicts> verdicts);
  int currentRow() const { return m_current; }  ///< the last step that holds; 0: the start
  /// How many times to undo (under 0) or redo (over 0) to get there; 0 also for
  /// a step that was abandoned.
  int stepsTo(int row) const;
  bool isAbandoned(int row) const;

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  const HistoryItem &itemAt(int row) const { return m_items[static_cast<std::size_t>(row - 1)]; }
  QString textOf(int row) const;
  QString stateText(int row) const;

  std::shared_ptr<const Verdicts> m_verdicts;
  std::vector<HistoryItem> m_items;
  std::vector<int> m_doneBefore;  ///< by row: steps that hold, or were undone, up to it
  int m_current = 0;
};

}  // namespace shinglescope
