#pragma once

#include <QAction>
#include <QJsonObject>
#include <QWidget>

#include "core/lesson/model/lesson_spec.h"
#include "core/review/queue/queue_filter.h"
#include "core/review/verdicts/entry_key.h"

namespace shinglescope {

/// A page of the rail. A page emits intents, the controller acts, the session
/// changes, the page shows the change. Pages never talk to each other: what one
/// wants of another is a signal, which the window's Navigator follows.
class WorkspacePage : public QWidget {
  Q_OBJECT

 public:
  using QWidget::QWidget;
  /// Called when the page comes to the front: put the focus where work begins.
  virtual void activate() {}
  /// The page's own commands, for a menu of its name; a null is a separator.
  virtual QList<QAction *> commands() const { return {}; }
  /// What Ctrl+Z and Ctrl+Shift+Z do on a page with edits of its own (Learn), in this order; the
  /// window makes them visible, and so active, only while the page is in front. Empty: no such
  /// edits; then the two are the verdicts'.
  virtual QList<QAction *> undoCommands() const { return {}; }
  /// True while work in the background will still change what the page shows.
  virtual bool isBusy() const { return false; }
  /// Where the user is on the page, for a project file; empty where that is not kept.
  virtual QJsonObject view() const { return {}; }
  /// Lands there again, as far as it is still there.
  virtual void restoreView(const QJsonObject &) {}

 signals:
  /// The user has moved: view() is another one.
  void viewChanged();
  /// Asks the window for another page, such as "review", or "explore:sweep" for
  /// a part of one.
  void pageRequested(const QString &place);
  /// Asks Review for the pairs of these similarities.
  void scoresRequested(const shinglescope::ScoreRange &scores);
  /// Asks Review for a pair of the result, by the first rows of its texts.
  void pairRequested(const shinglescope::EntryKey &rows);
  /// Asks Learn to take texts through the method.
  void lessonRequested(const shinglescope::LessonSpec &spec);
  /// Asks to show a data row (0-based) on the Data page.
  void rowRevealRequested(quint32 row);
  /// A short passing message for the status bar.
  void messageRaised(const QString &message);

 protected:
  /// For destructors of pages whose widgets use members of the page: a widget may still tell of
  /// its end (an editor takes what was typed in it), and the members are gone before the widgets.
  void deleteWidgets();
};

}  // namespace shinglescope
