#pragma once

#include <QAction>
#include <QCoreApplication>
#include <QList>

namespace shinglescope {

/// The commands of Learn with their keys. They are active while the page or a child has
/// the focus; a text field gets its letters first. GUI thread; owned by the page that
/// they are added to.
struct LearnActions {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::LearnActions)

 public:
  explicit LearnActions(QWidget *page);

  QAction *play;
  QAction *forward;
  QAction *back;
  QAction *first;
  QAction *last;
  QAction *nextStage;
  QAction *previousStage;
  QAction *faster;
  QAction *slower;
  QAction *predict;
  QAction *presenter;
  QAction *undo;
  QAction *redo;
  QAction *open;
  QAction *save;
  QAction *remove;  ///< for the user's own lessons
  QAction *copyPicture;
  QList<QAction *> prints;   ///< hand-out, work sheet and answer key, in the order of HandOutForm
  QList<QAction *> stages;   ///< nine, with keys 1 to 9
  QList<QAction *> choices;  ///< four, with keys A to D

  /// In the order of the menu; a null is a separator.
  QList<QAction *> inMenu() const;
};

}  // namespace shinglescope
