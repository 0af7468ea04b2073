#pragma once

#include <QFlags>
#include <QWidget>

#include "core/review/queue/queue_filter.h"
#include "core/review/verdicts/entry_key.h"
#include "ui/session/actions_controller.h"
#include "ui/session/session.h"

namespace shinglescope {

/// One of the views of the Explore page. What has changed reaches a view twice:
/// forget() at once, so that an answer to an older question is not computed any
/// longer, and refresh() when the view is seen, so that nothing is computed for
/// a view that nobody looks at. Never computes on the GUI thread. GUI thread;
/// session and controller outlive it.
class ExploreView : public QWidget {
  Q_OBJECT

 public:
  enum Change {
    Data = 1,     ///< another table
    Columns = 2,  ///< other roles
    RecipeEdit = 4,
    Outcome = 8,     ///< another result, or none any more
    Threshold = 16,  ///< under review
    Curves = 32,     ///< other plans are drawn as curves
    Everything = 63
  };
  Q_DECLARE_FLAGS(Changes, Change)

  ExploreView(Session &session, ActionsController &controller, QWidget *parent = nullptr);

  /// True while work in the background will still change what is shown.
  virtual bool isBusy() const { return false; }
  /// The view was chosen: put the focus where work begins.
  virtual void activate() {}

 signals:
  /// A short passing message for the status bar.
  void messageRaised(const QString &message);
  /// Asks the window for a place, such as "data" or "explore:sweep".
  void pageRequested(const QString &place);
  /// Asks Review for the pairs of these similarities.
  void scoresRequested(const shinglescope::ScoreRange &scores);
  /// Asks Review for a pair of the result.
  void pairRequested(const shinglescope::EntryKey &rows);

 protected:
  /// At once, seen or not: stop what computes for what is no more.
  virtual void forget(Changes) {}
  /// While seen, and on coming to the front with all that has changed meanwhile.
  /// The first time with Everything.
  virtual void refresh(Changes changes) = 0;
  /// To be called by a view that has heard of a change by itself.
  void take(Changes changes);
  /// Esc: ends what the user waits for; false where there is nothing.
  virtual bool cancelWork() { return false; }

  Session &session() const { return m_session; }
  ActionsController &controller() const { return m_controller; }
  void showEvent(QShowEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;

 private:
  void deliver();

  Session &m_session;
  ActionsController &m_controller;
  Changes m_pending = Everything;
  bool m_isAwaited = false;  ///< deliver() will be called when control returns
};

}  // namespace shinglescope

// Inside the namespace it would hide Qt's own operators for keys.
Q_DECLARE_OPERATORS_FOR_FLAGS(shinglescope::ExploreView::Changes)
