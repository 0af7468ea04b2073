// SPDX-License-Identifier: MIT
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
class OfferBanner;
class PairList;
class QueueChips;
class SearchField;
struct ReviewActions;

/// The left panel of Review: the lists of pairs, groups and contradictions, with search,
/// order, filter and threshold above. Reports the current item; changes only the filter and
/// sort order of the state. GUI thread.
class QueuePanel final : public Panel {
  Q_OBJECT

 public:
  enum Mode { Pairs, Groups, Contradictions };
  QueuePanel(Session &session, ReviewState &state, const ReviewActions &actions,
             QWidget *parent = nullptr);

  PairList &pairs() const { return *m_pairs; }
  GroupList &groups() const { return *m_groups; }
  ContradictionList &contradictions() const { return *m_contradictions; }

  Mode mode() const { return static_cast<Mode>(m_mode->currentIndex()); }
  void setMode(Mode mode) { m_mode->setCurrentIndex(mode); }
  void focusSearch();
  void focusList() { m_lists->currentWidget()->setFocus(Qt::OtherFocusReason); }
  /// Selects the pair in the list and clears the filter if it hides the pair.
  void showItem(ItemKey key);
  bool showGroupOf(RecordId row);  ///< false if no listed group contains it
  /// Lists all pairs in the order of the random audit and selects the first undecided one.
  void continueAudit();
  void clearFilter();
  void showScores(const ScoreRange &scores);  ///< lists only pairs in this range
  void showOffered();                         ///< lists only pairs that follow from verdicts
  /// Sets the row whose group the "same group" filter lists.
  void setCurrentRow(std::optional<RecordId> row);
  void setBlind(bool isBlind);  ///< hides similarities
  /// Adds a widget next to the counts and takes ownership of it.
  void setOffer(QWidget *offer);
  QueueView view() const;
  /// Restores a view as soon as the queue is ready; ignores its threshold.
  void restoreView(const QueueView &view);

 signals:
  void itemPicked();           ///< the current pair changed or is gone
  void selectionChanged();     ///< in the list of pairs or of groups
  void groupPicked();          ///< the current group was replaced, changed or removed
  void contradictionPicked();  ///< the current contradiction changed or is gone
  void thresholdMoved(shinglescope::Ratio threshold);
  void modeChanged();

 protected:
  void resizeEvent(QResizeEvent *event) override;

 private:
  QWidget *createTop(const ReviewActions &actions);
  void createLists();
  void connectFilter();
  void connectState();
  void connectLists();
  void applyFilter();
  void showQueue();
  void showItems();
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
  QLabel *m_caution = nullptr;  ///< shows what the result lacks
  QLabel *m_counts = nullptr;
  QWidget *m_countLine = nullptr;
  QStackedWidget *m_lists = nullptr;
  PairList *m_pairs = nullptr;
  GroupList *m_groups = nullptr;
  ContradictionList *m_contradictions = nullptr;
  OfferBanner *m_offer = nullptr;
  QueueFilter m_filter;
  std::optional<QueueView> m_wanted;  ///< the view to restore once the list is ready
  bool m_isAuditWanted = false;       ///< until the list is in audit order
};

}  // namespace shinglescope
