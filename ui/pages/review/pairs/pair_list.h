#pragma once

#include <QObject>

#include "ui/pages/review/state/review_state.h"
#include "ui/parts/table/pair_model.h"

class QTableView;

namespace shinglescope {

/// The list of pairs. It stays on its pair, or near it, while the list changes.
/// Reads the state and changes nothing. GUI thread.
class PairList final : public QObject {
  Q_OBJECT

 public:
  PairList(const Session &session, const ReviewState &state, QWidget *parent);
  QTableView &table() const { return *m_table; }
  int count() const { return m_model->rowCount(); }

  void showQueue();    ///< another one, or none
  void showEntries();  ///< other entries or another order
  void showVerdicts();
  void refresh(EntryKey entry);
  void setBlind(bool isBlind);  ///< similarities are not shown

  /// The entry under the cursor.
  std::optional<EntryKey> current() const;
  int position() const;  ///< from 0; -1 where none is
  /// The entry that was under the cursor last, shown or not.
  const std::optional<EntryKey> &last() const { return m_last; }
  void setLast(std::optional<EntryKey> entry);
  /// In the order of the list; the current one where none is selected.
  std::vector<EntryHandle> selected() const;
  std::uint64_t selectedCount() const;  ///< O(ranges)
  bool select(EntryKey entry);          ///< false where the list does not have it
  /// The first entry whose texts differ; false where none does.
  bool selectFirstDiffering();
  void selectFirstUndecided();
  bool moveToUndecided();  ///< the next after the current one, going round
  /// For a saved view.
  int firstShown() const;
  void scrollTo(int firstShown);

 signals:
  void picked();  ///< or none
  void selectionChanged();

 private:
  bool isUndecided(int row) const;

  const Session &m_session;
  const ReviewState &m_state;
  PairModel *m_model = nullptr;
  QTableView *m_table = nullptr;
  std::optional<EntryKey> m_last;
  int m_lastPosition = 0;
};

}  // namespace shinglescope
