#pragma once

#include <QAction>
#include <QJsonObject>
#include <QWidget>

#include "core/lesson/model/lesson_spec.h"
#include "core/review/queue/queue_filter.h"
#include "core/review/verdicts/entry_key.h"
#include "core/tune/rows/matrix_rows.h"

namespace shinglescope {

/// A page of the rail. A page emits intents, the controller acts, the session
/// changes, the page shows the change; pages never talk to each other.
class WorkspacePage : public QWidget {
  Q_OBJECT

 public:
  using QWidget::QWidget;
  /// Called when the page comes to the front: put the focus where work begins.
  virtual void activate() {}
  /// Ctrl+F (Data and Review): puts the focus into the page's search. The window
  /// owns the shortcuts of its menus; a page must not make them again.
  virtual void startSearch() {}
  /// Ctrl+G and rowRevealRequested (Data): selects and shows a data row (0-based).
  virtual void revealRow(quint32) {}
  /// Ctrl+L (Data and Review): lists the rows that are like the current one.
  virtual void findLikeCurrent() {}
  /// The page's own commands, for a menu of its name; a null is a separator.
  virtual QList<QAction *> commands() const { return {}; }
  /// What Ctrl+Z and Ctrl+Shift+Z do on a page with edits of its own (Learn), in this order; the
  /// window makes them visible, and so active, only while the page is in front. Empty: no such
  /// edits; then the two are the verdicts'.
  virtual QList<QAction *> undoCommands() const { return {}; }
  /// The rows that are chosen on the page (Data: selected, Review: the pair or group
  /// shown), at most so many; the window hands them to Explore.
  virtual MatrixRows chosenRows(std::size_t) const { return {}; }
  /// True while work in the background will still change what the page shows.
  virtual bool isBusy() const { return false; }
  /// Goes to a part of the page by its name (Explore: "sweep").
  virtual void showPart(const QString &) {}
  /// scoresRequested (Review): narrows the list to pairs of these similarities.
  virtual void showScores(const ScoreRange &) {}
  /// pairRequested (Review): goes to this pair of the result.
  virtual void showPair(const EntryKey &) {}
  /// lessonRequested (Learn): takes these texts through the method.
  virtual void openLesson(const LessonSpec &) {}
  /// Puts something worth a picture under the cursor.
  virtual void showExample() {}
  /// Ctrl+E (Review): asks what to export and hands it to the controller.
  virtual void openExportDialog() {}
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
