// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include "ui/pages/review/state/review_state.h"

class QTableView;

namespace shinglescope {

class GroupModel;

/// The list of groups. The cursor stays on its group while verdicts and marks change the
/// group. Reads the state and changes nothing. GUI thread.
class GroupList final : public QObject {
  Q_OBJECT

 public:
  GroupList(const Session &session, const ReviewState &state, QWidget *parent);
  QTableView &table() const { return *m_table; }
  int count() const;

  /// Shows the groups of the state that contain a listed item. If the group under the cursor is
  /// gone and the list is in front, selects a group near it.
  void showGroups(bool isInFront);
  /// Tests whether a filter narrowed the groups of the last showGroups().
  bool isNarrowed() const { return m_isNarrowed; }
  /// If the group under the cursor ends now, leaves the list without a cursor until the user moves
  /// it, in place of moving on to a group that the next key would then change.
  void stay() { m_isStaying = true; }
  bool isStaying() const { return m_isStaying; }
  void setBlind(bool isBlind);  ///< hides similarities
  void startOver();             ///< the next list begins at the first group
  /// Forgets the group under the cursor, because row numbers have changed their meaning.
  void forget();

  std::optional<RecordId> current() const;  ///< first row of the current group
  int position() const;                     ///< from 0; -1 if there is none
  /// Returns the first row of each selected group, or of the current one if none is selected.
  std::vector<RecordId> selected() const;
  void select(int position);
  void selectFirst();                ///< if none is current
  bool selectGroupOf(RecordId row);  ///< false if it is not listed
  bool moveToOpen();                 ///< to the next unreviewed group, wrapping around
  /// Moves the cursor; after its group ended, to the place of that group. False at either end.
  bool move(int step);
  /// Restores the position of a saved view.
  void land(int position);

 signals:
  void picked();  ///< the current group was replaced, changed or removed
  void selectionChanged();

 private:
  std::vector<std::uint32_t> groupsInList() const;
  void keepGroup();

  const Session &m_session;
  const ReviewState &m_state;
  GroupModel *m_model = nullptr;
  QTableView *m_table = nullptr;
  std::vector<RecordId> m_rows;  ///< rows that identify the group under the cursor
  int m_lastPosition = 0;
  bool m_isNarrowed = false;
  bool m_isFilling = false;
  bool m_isStaying = false;
};

}  // namespace shinglescope
