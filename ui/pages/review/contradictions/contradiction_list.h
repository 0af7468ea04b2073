// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include "ui/pages/review/state/review_state.h"

class QTableView;

namespace shinglescope {

class ContradictionModel;

/// The list of contradictions. The cursor stays on its contradiction while others are
/// resolved. Reads the state and changes nothing. GUI thread.
class ContradictionList final : public QObject {
  Q_OBJECT

 public:
  ContradictionList(const Session &session, const ReviewState &state, QWidget *parent);
  QTableView &table() const { return *m_table; }
  void showContradictions();
  const Contradiction *current() const;  ///< null if there is none
  int position() const;                  ///< from 0; -1 if there is none

 signals:
  void picked();  ///< the current contradiction changed or is gone

 private:
  const Session &m_session;
  const ReviewState &m_state;
  ContradictionModel *m_model = nullptr;
  QTableView *m_table = nullptr;
  std::optional<ItemKey> m_last;  ///< item last under the cursor
  int m_lastPosition = 0;
  bool m_isFilling = false;
};

}  // namespace shinglescope
