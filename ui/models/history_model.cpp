#include "ui/models/history_model.h"

#include "ui/state/session.h"
#include "ui/state/step_text.h"

namespace shinglescope {

HistoryModel::HistoryModel(const Session &session, QObject *parent)
    : QAbstractListModel(parent), m_session(session) {
  connect(&session, &Session::verdictsChanged, this, &HistoryModel::read);
  connect(&session, &Session::verdictsReplaced, this, &HistoryModel::read);
  read();
}

void HistoryModel::read() {
  beginResetModel();
  m_items = m_session.verdicts().history();
  endResetModel();
}

int HistoryModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const {
  if (!index.isValid() || role != Qt::DisplayRole) return {};
  const HistoryItem &item = m_items[static_cast<std::size_t>(index.row())];
  const QString text = stepText(m_session.verdicts(), item.number);
  switch (item.state) {
    case StepState::Done: return text;
    case StepState::Undone: return tr("%1 (undone)").arg(text);
    case StepState::Abandoned: return tr("%1 (undone, then left)").arg(text);
  }
  return text;
}

}  // namespace shinglescope
