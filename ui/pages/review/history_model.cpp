// SPDX-License-Identifier: MIT
#include "ui/pages/review/history_model.h"

#include <QDateTime>
#include <QLocale>

#include "ui/session/step_text.h"

namespace shinglescope {
namespace {

/// Formats a time; omits the date if it is today.
QString timeText(const QDateTime &time) {
  const QLocale locale;
  return time.date() == QDate::currentDate() ? locale.toString(time.time(), QLocale::ShortFormat)
                                             : locale.toString(time, QLocale::ShortFormat);
}

QString stateText(const HistoryLine &line) {
  if (line.isCurrent) return HistoryModel::tr("current");
  if (line.isIn(StepState::Undone)) return HistoryModel::tr("undone");
  if (line.isIn(StepState::Abandoned)) return HistoryModel::tr("undone, then replaced");
  return {};
}

std::vector<HistoryLine> linesOf(const Verdicts &verdicts) {
  std::vector<HistoryLine> lines(1);
  for (const HistoryItem &step : verdicts.history()) {
    const bool isAbandoned = step.state == StepState::Abandoned;
    lines.push_back({step, lines.back().doneBefore + (isAbandoned ? 0 : 1)});
  }
  return lines;
}

}  // namespace

void HistoryModel::setVerdicts(const std::shared_ptr<const Verdicts> &verdicts) {
  std::vector<HistoryLine> lines;
  if (verdicts != nullptr) lines = linesOf(*verdicts);
  m_current = 0;
  for (std::size_t row = 1; row < lines.size(); ++row)
    if (lines[row].isIn(StepState::Done)) m_current = static_cast<int>(row);
  if (!lines.empty()) lines[static_cast<std::size_t>(m_current)].isCurrent = true;

  const auto text = [verdicts](const HistoryLine &line) {
    const QString step = line.step ? stepText(*verdicts, line.step->number) : tr("Start");
    const QString state = stateText(line);
    return state.isEmpty() ? step : tr("%1 (%2)").arg(step, state);
  };
  const auto time = [verdicts](const HistoryLine &line) {
    if (!line.step) return QString();
    return timeText(QDateTime::fromMSecsSinceEpoch(verdicts->log().timeOf(line.step->number)));
  };
  const auto isDimmed = [](const HistoryLine &line) {
    return line.step && !line.isIn(StepState::Done);
  };
  const auto isAbandoned = [](const HistoryLine &line) { return line.isIn(StepState::Abandoned); };
  reset(std::move(lines), {{tr("Step"), text}, {tr("Time"), time, kAtRight}},
        {{DimmedRole, isDimmed},
         {CurrentRole, &HistoryLine::isCurrent},
         {AbandonedRole, isAbandoned}});
}

int HistoryModel::stepsTo(int row) const {
  const HistoryLine *line = find(row);
  if (line == nullptr || line->isIn(StepState::Abandoned)) return 0;
  return line->doneBefore - at(m_current).doneBefore;
}

}  // namespace shinglescope
