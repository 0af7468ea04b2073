#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/tune/plans/curves.h"

namespace shinglescope {

/// The settings whose curves are drawn, with what is to be said of each beside a
/// threshold. The first is the recipe's. GUI thread.
class CurveModel final : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column {
    PlanColumn,
    HashesColumn,
    FoundColumn,
    HalfwayColumn,
    SteepestColumn,
    RuleColumn,
    FalsePositiveColumn,
    FalseNegativeColumn,
    ColumnCount
  };

  explicit CurveModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}
  void setPlans(const std::vector<BandPlan> &plans, double threshold);
  BandPlan planAt(int row) const { return m_curves[static_cast<std::size_t>(row)].plan; }

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  std::vector<CurveSummary> m_curves;
  double m_threshold = 0.8;
};

}  // namespace shinglescope
