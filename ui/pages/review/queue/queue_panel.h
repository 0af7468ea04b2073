#pragma once

#include <QLabel>
#include <QStackedWidget>
#include <QTimer>

#include "ui/base/controls/panel.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/pages/review/queue/threshold_slider.h"
#include "ui/pages/review/state/queue_view.h"
#include "ui/pages/review/state/review_state.h"

namespace shinglescope {

class ContradictionList;
class GroupList;
class OfferLine;
class PairList;
class QueueChips;
class SearchField;

/// The left of Review: pairs, groups or contradictions, with search, order, filter
/// and threshold over their lists. Says which was picked; changes nothing itself
/// but the filter and sort of the state. GUI thread.
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

  PairList &pairs() const { return *m_pairs; }
  GroupList &groups() const { return *m_groups; }
  ContradictionList &contradictions() const { return *m_contradictions; }

  Mode mode() const;
  void setMode(Mode mode);
  void focusSearch();
  void focusList();
  /// The pair in the list, which a filter that hides it is taken from.
  void showEntry(EntryKey key);
  void showGroupOf(RecordId row);
  /// All pairs in the order of the random audit, from the first undecided one.
  void continueAudit();
  void clearFilter();
  void showScores(const ScoreRange &scores);  ///< narrows the pairs to these alone
  void showOffered();                         ///< narrows the pairs to what follows from verdicts
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
  QWidget *createTop(const Offer &offer);
  void createLists();
  void connectFilter();
  void connectState();
  void connectLists();
  void applyFilter();
  void showQueue();
  void showEntries();
  void showGroups();
  void showConsequences();
  void showCounts();
  void showModes();
  void landWhereItWas();
  void startAudit();

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
  PairList *m_pairs = nullptr;
  GroupList *m_groups = nullptr;
  ContradictionList *m_contradictions = nullptr;
  OfferLine *m_offer = nullptr;
  QueueFilter m_filter;
  std::optional<QueueView> m_wanted;  ///< until the list is there to land in
  bool m_isAuditWanted = false;       ///< until the list is in its order
};

}  // namespace shinglescope
