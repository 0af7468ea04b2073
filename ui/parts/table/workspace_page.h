// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QJsonObject>
#include <QWidget>

#include "core/lesson/model/lesson_spec.h"
#include "core/review/queue/queue_filter.h"
#include "core/review/verdicts/item_key.h"

namespace shinglescope {

/// A page of the navigation rail. A page emits intents, the controller acts, the session
/// changes, and the page shows the change. Pages never call each other: a request to another
/// page is a signal that the window's Navigator handles.
class WorkspacePage : public QWidget {
  Q_OBJECT

 public:
  using QWidget::QWidget;
  /// Called when the page comes to the front; sets the focus where work begins.
  virtual void activate() {}
  /// The page's own commands, for a menu with its name; null is a separator.
  virtual QList<QAction *> commands() const { return {}; }
  /// The undo and redo actions of a page that has its own edits (Learn), for Ctrl+Z and
  /// Ctrl+Shift+Z. The window makes them visible, and so active, only while the page is in front.
  /// If empty, the two keys undo and redo verdicts.
  virtual QList<QAction *> undoCommands() const { return {}; }
  /// Tests whether background work will still change what the page shows.
  virtual bool isBusy() const { return false; }
  /// The user's position on the page, for a project file; empty if the page stores none.
  virtual QJsonObject view() const { return {}; }
  /// Restores a stored position as far as it still exists.
  virtual void restoreView(const QJsonObject &) {}

 signals:
  /// The user has moved, so view() has changed.
  void viewChanged();
  /// Requests another page of the window, such as "review", or "explore:sweep" for a part of one.
  void pageRequested(const QString &place);
  /// Requests the list of the pairs with these similarities in Review.
  void scoresRequested(const shinglescope::ScoreRange &scores);
  /// Requests a pair of the result in Review, given by the first rows of its texts.
  void pairRequested(const shinglescope::ItemKey &rows);
  /// Requests a lesson in Learn that explains the method with these texts.
  void lessonRequested(const shinglescope::LessonSpec &spec);
  /// Requests a data row (0-based) on the Data page.
  void rowRevealRequested(quint32 row);
  /// Shows a short, temporary message in the status bar.
  void messageRaised(const QString &message);

 protected:
  /// Deletes the widgets. For destructors of pages whose widgets use members of the page: a widget
  /// can emit signals while it is destroyed, and members are destroyed before child widgets.
  void deleteWidgets();
};

}  // namespace shinglescope
