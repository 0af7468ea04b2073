#include "ui/pages/explore/curves/plan_model.h"

#include <QLocale>
#include <algorithm>

#include "ui/base/tables/flat_table.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plan_text.h"

namespace shinglescope {
namespace {

constexpr int kDecimals = 4;

QString smallText(double value) { return QLocale().toString(value, 'f', kDecimals); }

/// A chance under 1 is never shown as 1.
QString chanceText(double chance) { return smallText(chance < 1 ? std::min(chance, 0.9999) : 1); }

}  // namespace

void PlanModel::setZonePlans(std::shared_ptr<const ZonePlans> plans) {
  beginResetModel();
  m_zone = std::move(plans);
  m_weighted.reset();
  endResetModel();
}

void PlanModel::setWeightedPlans(std::shared_ptr<const std::vector<WeightedPlan>> plans) {
  beginResetModel();
  m_weighted = std::move(plans);
  m_zone.reset();
  endResetModel();
}

BandPlan PlanModel::planAt(int row) const {
  const auto place = static_cast<std::size_t>(row);
  return m_zone != nullptr ? m_zone->plans[place].plan : (*m_weighted)[place].plan;
}

bool PlanModel::keepsZone(int row) const {
  return m_zone != nullptr && m_zone->plans[static_cast<std::size_t>(row)].isWithin;
}

int PlanModel::rowCount(const QModelIndex &parent) const {
  if (parent.isValid()) return 0;
  if (m_zone != nullptr) return static_cast<int>(m_zone->plans.size());
  return m_weighted == nullptr ? 0 : static_cast<int>(m_weighted->size());
}

int PlanModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QString PlanModel::figureText(int row, int column) const {
  const auto place = static_cast<std::size_t>(row);
  if (m_zone != nullptr) {
    const ZonePlan &plan = m_zone->plans[place];
    if (column == FirstFigure) return percentText(plan.foundAtD1);
    if (column == SecondFigure) return percentText(plan.missedAtD2);
    return smallText(plan.distance);
  }
  const WeightedPlan &plan = (*m_weighted)[place];
  if (column == FirstFigure) return chanceText(plan.foundAtThreshold);
  if (column == SecondFigure) return smallText(plan.areas.falsePositive);
  return smallText(plan.areas.falseNegative);
}

QVariant PlanModel::data(const QModelIndex &index, int role) const {
  if (!isFlatCell(*this, index)) return {};
  const BandPlan plan = planAt(index.row());
  if (role == Qt::TextAlignmentRole && index.column() != PlanColumn)
    return int{Qt::AlignRight | Qt::AlignVCenter};
  if (role == Qt::ToolTipRole && keepsZone(index.row())) return tr("keeps the zone");
  if (role == Qt::ToolTipRole && m_weighted != nullptr)
    return tr("Both areas, weighed: %1")
        .arg(smallText((*m_weighted)[static_cast<std::size_t>(index.row())].cost));
  if (role == Qt::AccessibleTextRole && index.column() == PlanColumn)
    return keepsZone(index.row())
               ? tr("%1 bands of %2, keeps the zone").arg(plan.bands).arg(plan.rows)
               : tr("%1 bands of %2").arg(plan.bands).arg(plan.rows);
  if (role != Qt::DisplayRole) return {};
  switch (index.column()) {
    case PlanColumn: {
      const QString text = planText(plan);
      return keepsZone(index.row()) ? text + QStringLiteral(" ✓") : text;
    }
    case HashesColumn: return countText(plan.hashes());
    default: return figureText(index.row(), index.column());
  }
}

QVariant PlanModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section >= ColumnCount) return {};
  if (role == Qt::TextAlignmentRole)
    return int((section == PlanColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
  const bool isZone = m_zone != nullptr;
  if (role == Qt::ToolTipRole) {
    switch (section) {
      case FirstFigure:
        return isZone ? tr("Chance at the lower similarity")
                      : tr("Chance of a pair at the threshold");
      case SecondFigure:
        return isZone ? tr("Chance of a miss at the upper similarity")
                      : tr("Area of false positives");
      case ThirdFigure:
        return isZone ? tr("Squared distance from both chances") : tr("Area of false negatives");
      default: return {};
    }
  }
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case PlanColumn: return tr("bands × rows");
    case HashesColumn: return tr("hashes");
    case FirstFigure: return tr("found");
    case SecondFigure: return isZone ? tr("missed") : tr("false +");
    default: return isZone ? tr("distance") : tr("false −");
  }
}

}  // namespace shinglescope
