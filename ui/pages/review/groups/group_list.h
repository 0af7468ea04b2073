#pragma once

#include <QObject>

#include "ui/pages/review/state/review_state.h"

class QTableView;

namespace shinglescope {

class GroupModel;

/// The list of groups. It stays on its group while verdicts and marks change it.
/// Reads the state and changes nothing. GUI thread.
class GroupList final : public QObject {
  Q_OBJECT

 public:
  GroupList(const Session &session, const ReviewState &state, QWidget *parent);
  QTableView &table() const { return *m_table; }
  int count() const;

  /// The groups of the state that hold an entry of the list. Where the group under the cursor is
  /// gone, one near it is chosen if the list is in front.
  void showGroups(bool isInFront);
  /// Whether the last showGroups() was of a filter.
  bool isNarrowed() const { return m_isNarrowed; }
  void setBlind(bool isBlind);  ///< similarities are not shown
  void startOver();             ///< from the first group
  /// Rows are other ones from now on.
  void forget();

  std::optional<RecordId> current() const;  ///< its first row
  int position() const;                     ///< from 0; -1 where none is
  /// The first row of each; the current one where none is selected.
  std::vector<RecordId> selected() const;
  void select(int position);
  void selectFirst();                ///< where none is current
  bool selectGroupOf(RecordId row);  ///< false where the list does not have it
  bool moveToOpen();                 ///< the next that verdicts do not join, going round
  /// To where a saved view was.
  void land(int position);

 signals:
  void picked();  ///< another one, or the same one changed, or none
  void selectionChanged();

 private:
  std::vector<std::uint32_t> groupsInList() const;
  void keepGroup();

  const Session &m_session;
  const ReviewState &m_state;
  GroupModel *m_model = nullptr;
  QTableView *m_table = nullptr;
  std::vector<RecordId> m_rows;  ///< by which the group under the cursor is known
  int m_lastPosition = 0;
  bool m_isNarrowed = false;
  bool m_isFilling = false;
};

}  // namespace shinglescope
