#include "ui/pages/explore/curves/curve_model.h"

#include <QLocale>

#include "ui/base/tables/flat_table.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plan_text.h"

namespace shinglescope {
namespace {

constexpr int kAreaDecimals = 4;

QString areaText(double area) { return QLocale().toString(area, 'f', kAreaDecimals); }

QString textOf(const CurveSummary &curve, int column, bool isOwn) {
  switch (column) {
    case CurveModel::PlanColumn: {
      const QString plan = planText(curve.plan);
      return isOwn ? CurveModel::tr("%1 (recipe)").arg(plan) : plan;
    }
    case CurveModel::HashesColumn: return countText(curve.plan.hashes());
    case CurveModel::FoundColumn: return percentText(curve.foundAtThreshold);
    case CurveModel::HalfwayColumn: return similarityText(curve.halfway);
    case CurveModel::SteepestColumn: return similarityText(curve.steepest);
    case CurveModel::RuleColumn: return similarityText(curve.ruleOfThumb);
    case CurveModel::FalsePositiveColumn: return areaText(curve.areas.falsePositive);
    case CurveModel::FalseNegativeColumn: return areaText(curve.areas.falseNegative);
    default: return {};
  }
}

QString noteOf(int column) {
  switch (column) {
    case CurveModel::FoundColumn: return CurveModel::tr("Chance at the threshold");
    case CurveModel::HalfwayColumn:
      return CurveModel::tr("Similarity at which half of the pairs are found");
    case CurveModel::SteepestColumn:
      return CurveModel::tr("Similarity at which the curve is steepest");
    case CurveModel::RuleColumn:
      return CurveModel::tr("(1/b)^(1/r), the rule of thumb for where it rises");
    case CurveModel::FalsePositiveColumn:
      return CurveModel::tr("Area under the curve below the threshold");
    case CurveModel::FalseNegativeColumn:
      return CurveModel::tr("Area over the curve above the threshold");
    default: return {};
  }
}

}  // namespace

void CurveModel::setPlans(const std::vector<BandPlan> &plans, double threshold) {
  beginResetModel();
  m_threshold = threshold;
  m_curves.clear();
  for (const BandPlan &plan : plans) m_curves.push_back(describeCurve(plan, threshold));
  endResetModel();
}

int CurveModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_curves.size());
}

int CurveModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant CurveModel::data(const QModelIndex &index, int role) const {
  if (!isFlatCell(*this, index)) return {};
  if (role == Qt::TextAlignmentRole && index.column() != PlanColumn)
    return int{Qt::AlignRight | Qt::AlignVCenter};
  if (role != Qt::DisplayRole) return {};
  return textOf(m_curves[static_cast<std::size_t>(index.row())], index.column(), index.row() == 0);
}

QVariant CurveModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::ToolTipRole) return noteOf(section);
  if (role == Qt::TextAlignmentRole)
    return int((section == PlanColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case PlanColumn: return tr("bands × rows");
    case HashesColumn: return tr("hashes");
    case FoundColumn: return tr("at %1").arg(similarityText(m_threshold));
    case HalfwayColumn: return tr("halfway");
    case SteepestColumn: return tr("steepest");
    case RuleColumn: return tr("rule");
    case FalsePositiveColumn: return tr("false +");
    case FalseNegativeColumn: return tr("false −");
    default: return {};
  }
}

}  // namespace shinglescope
