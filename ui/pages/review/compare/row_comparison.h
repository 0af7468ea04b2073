// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include "ui/pages/review/state/review_state.h"
#include "ui/parts/why/pair_explainer.h"

namespace shinglescope {

class ComparePanel;
class WhyPanel;
struct ReviewActions;

/// The two rows that Review compares, side by side or among the members of their group, and their
/// explanation. Stores rows rather than items, because the next run creates a new queue. Reads the
/// session and changes nothing. GUI thread.
class RowComparison final : public QObject {
  Q_OBJECT

 public:
  struct Rows {
    std::shared_ptr<const Dataset> dataset;  ///< the data set of the rows
    RecordId a;
    RecordId b;
  };

  RowComparison(const Session &session, const ReviewState &state, const ReviewActions &actions,
                ComparePanel &panel, WhyPanel &why, QObject *parent);
  const std::optional<Rows> &shown() const { return m_shown; }
  void compare(RecordId a, RecordId b);
  /// Clears the comparison and its explanation.
  void clear();
  /// Must be called before the shown rows change, because typed text belongs to them.
  void leave() { emit leaving(); }
  /// Shows the same rows again after a change of roles, scores or options.
  void refresh();
  void refreshScores();
  bool isBusy() const { return m_explainer->isRunning(); }

  /// Finds the shown rows' item in the current queue; null if there is none. O(log n).
  const QueueItem *item() const;
  /// The question about the rows as displayed. Rows must be shown.
  PairExplainer::Question question() const;
  /// Converts between a side of the screen and a side of the pair: a swap exchanges A and B.
  Keep shownSide(Keep keep) const;
  RecordId rowOf(Keep side) const;
  /// Describes how many rows of a large group are shown; empty if all or only two are shown.
  QString membersText() const;

 signals:
  void leaving();
  void changed();  ///< the shown rows changed or were cleared
  void messageRaised(const QString &message);

 private:
  void connectActions();
  void applyOptions();
  void showShingles();
  void explain();
  std::vector<RecordId> membersBeside(RecordId first) const;

  const Session &m_session;
  const ReviewState &m_state;
  const ReviewActions &m_actions;
  ComparePanel &m_panel;
  WhyPanel &m_why;
  PairExplainer *m_explainer = nullptr;
  std::optional<Rows> m_shown;
};

/// Explains why no score is shown.
QString blindText();

}  // namespace shinglescope
