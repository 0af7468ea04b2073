#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <vector>

#include "core/dataset/table/dataset.h"
#include "ui/pages/review/state/keep_planner.h"

namespace shinglescope {

/// Examples of what keep rules would do, as a flat table: the row that stays,
/// the rows that go, and why. GUI thread; shares the data set.
class KeepExampleModel final : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { KeeperColumn, RemovedColumn, WhyColumn, TitleColumn, ColumnCount };

  explicit KeepExampleModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}
  void setExamples(std::shared_ptr<const Dataset> dataset, std::vector<KeepExample> examples,
                   KeepRules rules, ColumnId titleColumn);

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  QString whyText(const KeepExample &example) const;

  std::shared_ptr<const Dataset> m_dataset;
  std::vector<KeepExample> m_examples;
  KeepRules m_rules;
  ColumnId m_titleColumn;
};

}  // namespace shinglescope
