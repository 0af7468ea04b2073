// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include "ui/pages/review/state/review_state.h"
#include "ui/parts/table/pair_model.h"

class QTableView;

namespace shinglescope {

/// The list of pairs. The cursor stays on its pair, or near it, while the list changes.
/// Reads the state and changes nothing. GUI thread.
class PairList final : public QObject {
  Q_OBJECT

 public:
  PairList(const Session &session, const ReviewState &state, QWidget *parent);
  QTableView &table() const { return *m_table; }
  int count() const { return m_model->rowCount(); }

  void showQueue();  ///< the queue was replaced or removed
  void showItems();  ///< the listed items or their order changed
  void showVerdicts();
  void refresh(ItemKey item) { m_model->refreshRow(m_model->rowOf(item)); }
  void setBlind(bool isBlind) { m_model->setBlind(isBlind); }  ///< hides similarities

  /// The item under the cursor.
  std::optional<ItemKey> current() const { return m_model->keyAt(position()); }
  int position() const;  ///< from 0; -1 if there is none
  /// The item that was last under the cursor, listed or not.
  const std::optional<ItemKey> &last() const { return m_last; }
  void setLast(std::optional<ItemKey> item);
  /// The selected items in list order, or the current one if none is selected.
  std::vector<ItemHandle> selected() const;
  std::uint64_t selectedCount() const;  ///< O(ranges)
  bool select(ItemKey item);            ///< false if it is not listed
  /// Selects the first item whose texts differ; returns false if there is none.
  bool selectFirstDiffering();
  void selectFirstUndecided();
  bool moveToUndecided();  ///< to the next one, wrapping around
  /// The first visible row, for a saved view.
  int firstShown() const;
  void scrollTo(int firstShown);

 signals:
  void picked();  ///< the current item changed or is gone
  void selectionChanged();

 private:
  bool isUndecided(int row) const;

  const Session &m_session;
  const ReviewState &m_state;
  PairModel *m_model = nullptr;
  QTableView *m_table = nullptr;
  std::optional<ItemKey> m_last;
  int m_lastPosition = 0;
};

}  // namespace shinglescope
