#pragma once

#include <QAbstractListModel>
#include <vector>

#include "core/review/log_target.h"

namespace shinglescope {

class Session;

/// Every act of the verdict log, oldest first, with what became of it. Texts are
/// made when they are shown. GUI thread; the session outlives it.
class HistoryModel final : public QAbstractListModel {
  Q_OBJECT

 public:
  explicit HistoryModel(const Session &session, QObject *parent = nullptr);
  int rowCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

 private:
  void read();

  const Session &m_session;
  std::vector<HistoryItem> m_items;
};

}  // namespace shinglescope
