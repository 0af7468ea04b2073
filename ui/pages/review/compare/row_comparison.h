#pragma once

#include <QObject>

#include "ui/pages/review/state/review_state.h"
#include "ui/parts/why/pair_explainer.h"

namespace shinglescope {

class ComparePanel;
class WhyPanel;
struct ReviewActions;

/// The two rows that Review compares: side by side or among the members of their
/// group, with what explains them. Rows, since another run makes another queue.
/// Reads the session and changes nothing. GUI thread.
class RowComparison final : public QObject {
  Q_OBJECT

 public:
  struct Rows {
    std::shared_ptr<const Dataset> dataset;  ///< whose rows they are
    RecordId a;
    RecordId b;
  };

  RowComparison(const Session &session, const ReviewState &state, const ReviewActions &actions,
                ComparePanel &panel, WhyPanel &why, QObject *parent);
  const std::optional<Rows> &shown() const { return m_shown; }
  void compare(RecordId a, RecordId b);
  /// Nothing is chosen, so nothing is compared, explained or judged.
  void clear();
  /// To be called before other rows are shown, or none: what was typed is of these.
  void leave() { emit leaving(); }
  /// The same rows, with other roles, scores or options.
  void refresh();
  void refreshScores();
  bool isBusy() const { return m_explainer->isRunning(); }

  /// The entry of the present queue that judges the rows shown. O(log n).
  const QueueEntry *entry() const;
  /// About the rows as they stand on the screen; rows are shown.
  PairExplainer::Question question() const;
  /// A and B are the sides of the screen; swapped, they are the other records.
  Keep shownSide(Keep keep) const;
  RecordId rowOf(Keep side) const;
  /// How many of a large group are shown; empty where all are, or two rows.
  QString membersText() const;

 signals:
  void leaving();
  void changed();  ///< other rows, or none
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

/// Why nothing with a score is said.
QString blindText();

}  // namespace shinglescope
