// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QCoreApplication>
#include <QList>

namespace shinglescope {

/// The commands of Learn with their keys. They are active while the page or a child has the focus;
/// a text field receives letters first. GUI thread; owned by the page that they are added to.
struct LearnActions {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::LearnActions)

  QWidget *m_page;

  /// Adds an action to the page.
  QAction *add(const QString &text, const QList<QKeySequence> &keys) const;

 public:
  explicit LearnActions(QWidget *page);

  QAction *play = add(tr("Play or pause"), {Qt::Key_Space});
  QAction *forward = add(tr("Step forward"), {Qt::Key_Right});
  QAction *back = add(tr("Step back"), {Qt::Key_Left});
  QAction *first = add(tr("First step"), {Qt::Key_Home});
  QAction *last = add(tr("Last step"), {Qt::Key_End});
  QAction *nextStage = add(tr("Next stage"), {Qt::SHIFT | Qt::Key_Right});
  QAction *previousStage = add(tr("Previous stage"), {Qt::SHIFT | Qt::Key_Left});
  QAction *faster = add(tr("Faster"), {Qt::Key_Plus});
  QAction *slower = add(tr("Slower"), {Qt::Key_Minus});
  QAction *predict = add(tr("Predict before each step"), {Qt::Key_P});
  QAction *presenter = add(tr("Presenter mode"), {Qt::Key_F11});
  QAction *undo = add(tr("&Undo lesson edit"), {Qt::CTRL | Qt::Key_Z});
  QAction *redo = add(tr("&Redo lesson edit"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Z});
  QAction *open = add(tr("Open a lesson..."), {});
  QAction *save = add(tr("Save the lesson..."), {});
  QAction *remove = add(tr("Delete this lesson"), {});  ///< for the user's own lessons
  QAction *copyPicture = add(tr("Copy this step as a picture"), {});
  QList<QAction *> prints;   ///< hand-out, work sheet and answer key, in the order of HandOutForm
  QList<QAction *> stages;   ///< nine, with keys 1 to 9
  QList<QAction *> choices;  ///< four, with keys A to D

  /// In the order of the menu; a null is a separator.
  QList<QAction *> inMenu() const;
};

}  // namespace shinglescope
