// SPDX-License-Identifier: MIT
#pragma once

#include <QFlags>
#include <QWidget>

#include "core/review/queue/queue_filter.h"
#include "core/review/verdicts/item_key.h"
#include "ui/session/actions_controller.h"
#include "ui/session/session.h"

namespace shinglescope {

/// A view of the Explore page. A change reaches a view twice: forget() is called immediately and
/// stops outdated work; refresh() is called when the view is visible, so that nothing is computed
/// for a hidden view. Never computes on the GUI thread. GUI thread; session and controller outlive
/// it.
class ExploreView : public QWidget {
  Q_OBJECT

 public:
  enum Change {
    Data = 1,     ///< the table
    Columns = 2,  ///< the roles of columns
    RecipeEdit = 4,
    Outcome = 8,     ///< the result, which may be gone
    Threshold = 16,  ///< the threshold under review
    Curves = 32,     ///< the plans that are drawn as curves
    Everything = 63
  };
  Q_DECLARE_FLAGS(Changes, Change)

  ExploreView(Session &session, ActionsController &controller, QWidget *parent = nullptr);

  /// True while background work may still change what the view shows.
  virtual bool isBusy() const { return false; }
  /// Called when the view is chosen; sets the focus to its first control.
  virtual void activate() {}

 signals:
  /// A short message for the status bar.
  void messageRaised(const QString &message);
  /// Requests a place of the window, such as "data" or "explore:sweep".
  void pageRequested(const QString &place);
  /// Requests Review with the pairs of these similarities.
  void scoresRequested(const shinglescope::ScoreRange &scores);
  /// Requests Review with a pair of the result.
  void pairRequested(const shinglescope::ItemKey &rows);
  /// Requests the Data page with a data row (0-based).
  void rowRevealRequested(quint32 row);

 protected:
  /// Called immediately, whether or not the view is visible; stops outdated work.
  virtual void forget(Changes) {}
  /// Called while the view is visible, and when it is shown, with all changes since the
  /// last call. The first call has Everything.
  virtual void refresh(Changes changes) = 0;
  /// Adds changes. A view calls it for a change that it detects itself.
  void take(Changes changes);
  /// Called on Esc; cancels the work that the user is waiting for. Returns false if there is none.
  virtual bool cancelWork() { return false; }

  /// Tests whether there is a table and something to compare.
  bool canAsk() const { return m_session.hasDataset() && !m_session.recipe().compare.empty(); }
  Session &session() const { return m_session; }
  ActionsController &controller() const { return m_controller; }
  void showEvent(QShowEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;

 private:
  void deliver();

  Session &m_session;
  ActionsController &m_controller;
  Changes m_pending = Everything;
  bool m_isAwaited = false;  ///< a call of deliver() is queued in the event loop
};

}  // namespace shinglescope

// Inside the namespace this would hide Qt's own operators for keys.
Q_DECLARE_OPERATORS_FOR_FLAGS(shinglescope::ExploreView::Changes)
