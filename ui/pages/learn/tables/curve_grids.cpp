// SPDX-License-Identifier: MIT
#include "ui/pages/learn/tables/curve_grids.h"

#include <QCoreApplication>

#include "core/lesson/steps/pair_values.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/learn/player/said_value.h"
#include "ui/pages/learn/tables/grid_parts.h"
#include "ui/pages/learn/tables/lesson_grids.h"

namespace shinglescope {
namespace {

/// The translation context of the grids.
struct CurveGridsWords {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::LessonGrids)
};

/// The pairs while the curve is built: their similarity and the value of the form.
LessonGrid formGrid(const Lesson &lesson, const LessonState &state) {
  const LessonTables &tables = lesson.tables();
  const CurveForm now = state.revealed.curveForm;
  std::vector<CurveForm> forms{CurveForm::Minhash};
  if (now > CurveForm::Minhash) forms.push_back(now);
  LessonGrid grid{.headers = {CurveGridsWords::tr("pair")},
                  .labelColumns = 1,
                  .labelsToCome = {pairNames(lesson)},
                  .isWrapping = true};
  for (const CurveForm form : forms) grid.headers << curveFormText(form, tables.plan);
  for (const LessonPair &pair : tables.pairs) {
    std::vector<GridCell> cells{wordCell(pairName(lesson, pair))};
    for (const CurveForm form : forms)
      cells.push_back({formValueText(curveFormValue(form, pair.jaccard(), tables.plan)),
                       form == now ? CellTone::Strong : CellTone::Normal});
    grid.rows.push_back(std::move(cells));
  }
  return grid;
}

}  // namespace

bool isCurveBuilt(const LessonState &state) {
  return state.revealed.curveForm != CurveForm::None && state.revealed.curvePoints == 0;
}

QString curveFormText(CurveForm form, const BandPlan &plan) {
  const QString rows = QString::number(plan.rows);
  const QString bands = QString::number(plan.bands);
  switch (form) {
    case CurveForm::None: return {};
    case CurveForm::Minhash: return QStringLiteral("s");
    case CurveForm::Band: return QStringLiteral("s^%1").arg(rows);
    case CurveForm::OtherBand: return QStringLiteral("1 - s^%1").arg(rows);
    case CurveForm::AllOtherBands: return QStringLiteral("(1 - s^%1)^%2").arg(rows, bands);
    case CurveForm::Candidate: return QStringLiteral("1 - (1 - s^%1)^%2").arg(rows, bands);
  }
  return {};
}

QString formValueText(double value) {
  return saidValue(SentenceValue::decimal(value, kChanceDecimals));
}

LessonGrid chanceGrid(const Lesson &lesson, const LessonState &state) {
  if (isCurveBuilt(state)) return formGrid(lesson, state);
  const LessonTables &tables = lesson.tables();
  const StepTouches touches(lesson, state);
  LessonGrid grid{.headers = {CurveGridsWords::tr("pair"), CurveGridsWords::tr("alike"),
                              CurveGridsWords::tr("chance"), CurveGridsWords::tr("found")},
                  .labelColumns = 1,
                  .labelsToCome = {pairNames(lesson)},
                  .isWrapping = true};
  for (std::uint32_t i = 0; i < state.revealed.curvePoints; ++i) {
    const LessonPair &pair = tables.pairs[i];
    const bool isCandidate = pair.sharedBands > 0;
    std::vector<GridCell> cells{wordCell(pairName(lesson, pair))};
    cells.push_back({saidValue(similarityForChance(pair, tables.plan))});
    cells.push_back({percentText(pair.chance)});
    cells.push_back({isCandidate ? CurveGridsWords::tr("yes") : CurveGridsWords::tr("no"),
                     isCandidate ? CellTone::Strong : CellTone::Muted});
    if (touches.has(Touched::CurvePoint, i)) markRow(grid, cells);
    grid.rows.push_back(std::move(cells));
  }
  return grid;
}

}  // namespace shinglescope
