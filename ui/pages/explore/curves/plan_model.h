#pragma once

#include <QAbstractTableModel>
#include <array>
#include <memory>
#include <vector>

#include "core/tune/plans/curves.h"
#include "core/tune/plans/tolerance_zone.h"

namespace shinglescope {

/// Band plans, best first, with three figures of each: how they meet a tolerance
/// zone, or what they cost for a threshold. GUI thread; shares the plans.
class PlanModel final : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { PlanColumn, HashesColumn, FirstFigure, SecondFigure, ThirdFigure, ColumnCount };

  explicit PlanModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}
  void setZonePlans(std::shared_ptr<const ZonePlans> plans);
  void setWeightedPlans(std::shared_ptr<const std::vector<WeightedPlan>> plans);
  BandPlan planAt(int row) const;

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  bool keepsZone(int row) const;
  QString figureText(int row, int column) const;

  std::shared_ptr<const ZonePlans> m_zone;
  std::shared_ptr<const std::vector<WeightedPlan>> m_weighted;
};

}  // namespace shinglescope
