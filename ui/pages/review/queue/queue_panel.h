#pragma once

#include <QLabel>
#include <QStackedWidget>
#include <QTableView>
#include <QTimer>

#include "ui/base/controls/panel.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/pages/review/queue/threshold_slider.h"
#include "ui/pages/review/state/queue_view.h"
#include "ui/pages/review/state/review_state.h"
#include "ui/parts/table/pair_model.h"

namespace shinglescope {

class ContradictionModel;
class GroupModel;
class OfferLine;
class QueueChips;
class SearchField;

/// The left of Review: pairs or groups, search, order and filter, threshold, and
/// the lists. Says which rows the user picked; changes nothing itself but
/// the filter and sort of the state. GUI thread.
class QueuePanel final : public Panel {
  Q_OBJECT

 public:
  enum Mode { Pairs, Groups, Contradictions };
  /// The actions that accept what follows from verdicts, and look at it.
  struct Offer {
    QAction *accept;
    QAction *look;
  };
  QueuePanel(Session &session, ReviewState &state, const Offer &offer, QWidget *parent = nullptr);
  ~QueuePanel() override;

  Mode mode() const;
  void setMode(Mode mode);
  void focusSearch();
  void focusList();
  /// The entry under the cursor.
  std::optional<EntryKey> currentEntry() const;
  int currentPosition() const;  ///< from 0; -1 where none is
  bool selectEntry(EntryKey key);
  /// The same in the list of pairs, which a filter that hides it is taken from.
  void showEntry(EntryKey key);
  /// Moves in the list that is shown; false at its end.
  bool move(int step);
  /// The first entry of the list whose texts differ; false where none does.
  bool selectFirstDiffering();
  bool moveToUndecided();  ///< the next after the current one, going round
  /// All pairs in the order of the random audit, from the first undecided one.
  void continueAudit();
  void refreshEntry(EntryKey key);
  void showGroupOf(RecordId row);
  void clearFilter();
  int currentGroupPosition() const;
  /// Groups in the list.
  std::uint64_t groupCount() const;              ///< from 0; -1 where none is
  std::optional<RecordId> currentGroup() const;  ///< its first row
  /// In the order of the list; the current one where none is selected.
  std::vector<EntryHandle> selectedEntries() const;
  std::uint64_t selectedCount() const;  ///< of pairs. O(ranges)
  /// The first row of each; the current one where none is selected.
  std::vector<RecordId> selectedGroups() const;
  bool moveToOpenGroup();  ///< the next that verdicts do not join, going round
  const Contradiction *currentContradiction() const;  ///< null where none is
  int currentContradictionPosition() const;           ///< from 0; -1 where none is
  void showScores(const ScoreRange &scores);          ///< narrows the pairs to these alone
  void showOffered();  ///< narrows the pairs to what follows from verdicts
  /// The row whose group the filter "same group" stands for.
  void setCurrentRow(std::optional<RecordId> row);
  void setBlind(bool isBlind);  ///< similarities are not shown
  /// Beside the counts; owned from now on.
  void setOffer(QWidget *offer);
  QueueView view() const;
  /// Lands there when the queue is made; the threshold is not the panel's matter.
  void restoreView(const QueueView &view);

 signals:
  void entryPicked();          ///< or none
  void selectionChanged();     ///< other pairs or groups are selected
  void groupPicked();          ///< another one, or the same one changed, or none
  void contradictionPicked();  ///< as groupPicked
  void thresholdMoved(shinglescope::Ratio threshold);
  void modeChanged();

 protected:
  void resizeEvent(QResizeEvent *event) override;

 private:
  void pickPair(int row);
  QWidget *createTop(const Offer &offer);
  void createLists();
  void createGroups();
  void connectGroups();
  void selectGroup(int position);
  void keepGroup();
  void createContradictions();
  void connectConsequences();
  void showConsequences();
  void connectFilter();
  void connectState();
  void connectLists();
  void applyFilter();
  void showQueue();
  void showEntries();
  std::vector<std::uint32_t> groupsInList() const;
  void showGroups();
  void showCounts();
  void showModes();
  void landWhereItWas();
  void selectFirstUndecided();

  Session &m_session;
  ReviewState &m_state;
  SegmentedControl *m_mode = nullptr;
  SearchField *m_search = nullptr;
  QLabel *m_refusal = nullptr;
  QTimer m_searchTimer;
  QueueChips *m_chips = nullptr;
  ThresholdSlider *m_threshold = nullptr;
  QLabel *m_caution = nullptr;  ///< what the result does not hold
  QLabel *m_counts = nullptr;
  QWidget *m_countLine = nullptr;
  QStackedWidget *m_lists = nullptr;
  PairModel *m_pairs = nullptr;
  QTableView *m_pairTable = nullptr;
  GroupModel *m_groups = nullptr;
  bool m_areGroupsNarrowed = false;
  QTableView *m_groupTable = nullptr;
  std::vector<RecordId> m_groupRows;  ///< by which the group under the cursor is known
  int m_groupPosition = 0;
  bool m_isFillingGroups = false;
  OfferLine *m_offer = nullptr;
  ContradictionModel *m_contradictions = nullptr;
  QTableView *m_contradictionTable = nullptr;
  std::optional<EntryKey> m_contradicted;  ///< under the cursor
  int m_contradictionPosition = 0;
  bool m_isFillingContradictions = false;
  QueueFilter m_filter;
  std::optional<EntryKey> m_lastKey;
  int m_lastPosition = 0;
  std::optional<QueueView> m_wanted;  ///< until the list is there to land in
  bool m_isAuditWanted = false;       ///< until the list is in its order
};

}  // namespace shinglescope
