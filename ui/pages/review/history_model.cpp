#include "ui/pages/review/history_model.h"

#include <QDateTime>
#include <QLocale>

#include "ui/base/tables/flat_table.h"
#include "ui/session/step_text.h"

namespace shinglescope {
namespace {

/// The time alone where it was today.
QString timeText(const QDateTime &time) {
  const QLocale locale;
  return time.date() == QDate::currentDate() ? locale.toString(time.time(), QLocale::ShortFormat)
                                             : locale.toString(time, QLocale::ShortFormat);
}

}  // namespace

void HistoryModel::setVerdicts(std::shared_ptr<const Verdicts> verdicts) {
  beginResetModel();
  m_verdicts = std::move(verdicts);
  m_items = m_verdicts == nullptr ? std::vector<HistoryItem>() : m_verdicts->history();
  m_doneBefore.assign(m_items.size() + 1, 0);
  m_current = 0;
  for (int row = 1; row <= static_cast<int>(m_items.size()); ++row) {
    const auto place = static_cast<std::size_t>(row);
    m_doneBefore[place] = m_doneBefore[place - 1] + (isAbandoned(row) ? 0 : 1);
    if (itemAt(row).state == StepState::Done) m_current = row;
  }
  endResetModel();
}

bool HistoryModel::isAbandoned(int row) const {
  return row > 0 && itemAt(row).state == StepState::Abandoned;
}

int HistoryModel::stepsTo(int row) const {
  if (row < 0 || row >= rowCount() || isAbandoned(row)) return 0;
  return m_doneBefore[static_cast<std::size_t>(row)] -
         m_doneBefore[static_cast<std::size_t>(m_current)];
}

int HistoryModel::rowCount(const QModelIndex &parent) const {
  if (parent.isValid() || m_verdicts == nullptr) return 0;
  return static_cast<int>(m_items.size()) + 1;
}

int HistoryModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QString HistoryModel::textOf(int row) const {
  return row == 0 ? tr("Start") : stepText(*m_verdicts, itemAt(row).number);
}

QString HistoryModel::stateText(int row) const {
  if (row == m_current) return tr("where you are");
  if (row == 0) return {};
  switch (itemAt(row).state) {
    case StepState::Done: return {};
    case StepState::Undone: return tr("undone");
    case StepState::Abandoned: return tr("undone, then replaced");
  }
  return {};
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const {
  if (!isFlatCell(*this, index)) return {};
  const int row = index.row();
  if (role == DimmedRole) return row > 0 && itemAt(row).state != StepState::Done;
  if (role == CurrentRole) return row == m_current;
  if (role == AbandonedRole) return isAbandoned(row);
  if (role == Qt::TextAlignmentRole && index.column() == TimeColumn)
    return QVariant(Qt::AlignRight | Qt::AlignVCenter);
  if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
  if (index.column() == TimeColumn) {
    if (row == 0) return QString();
    const std::int64_t time = m_verdicts->log().timeOf(itemAt(row).number);
    return timeText(QDateTime::fromMSecsSinceEpoch(time));
  }
  const QString state = stateText(row);
  return state.isEmpty() ? textOf(row) : tr("%1 (%2)").arg(textOf(row), state);
}

QVariant HistoryModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  return section == TextColumn ? tr("Step") : tr("Time");
}

}  // namespace shinglescope
