// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>
#include <QCoreApplication>
#include <QList>

#include "core/lesson/hand_out.h"
#include "ui/base/keys/command_keys.h"

namespace shinglescope {

/// The commands of Learn with their keys. They are active while the page or a child has the focus;
/// a text field receives letters first. GUI thread; owned by the page that they are added to.
struct LearnActions {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::LearnActions)

  QWidget *m_page;

  /// Adds an action to the page. The user's keys are stored by its name.
  QAction *add(const QString &name, const QString &text, const QList<QKeySequence> &keys) const;
  void fillMenu();

 public:
  explicit LearnActions(QWidget *page);
  /// The parts that are checked as blank.
  SheetBlanks sheetBlanks() const;

  QAction *play = add(QStringLiteral("play"), tr("&Play or pause"), {Qt::Key_Space});
  QAction *forward =
      add(QStringLiteral("forward"), tr("Step &forward"), {Qt::Key_Right, Qt::Key_PageDown});
  QAction *back = add(QStringLiteral("back"), tr("Step &back"), {Qt::Key_Left, Qt::Key_PageUp});
  QAction *first = add(QStringLiteral("first"), tr("F&irst step"), {Qt::Key_Home});
  QAction *last = add(QStringLiteral("last"), tr("&Last step"), {Qt::Key_End});
  QAction *nextStage =
      add(QStringLiteral("nextStage"), tr("&Next stage"), {Qt::SHIFT | Qt::Key_Right});
  QAction *previousStage =
      add(QStringLiteral("previousStage"), tr("P&revious stage"), {Qt::SHIFT | Qt::Key_Left});
  QAction *faster = add(QStringLiteral("faster"), tr("Fas&ter"), {Qt::Key_Plus});
  QAction *slower = add(QStringLiteral("slower"), tr("Slo&wer"), {Qt::Key_Minus});
  QAction *predict = add(QStringLiteral("predict"), tr("Predi&ct before each step"), {Qt::Key_P});
  QAction *quiz = add(QStringLiteral("quiz"), tr("&Quiz on this stage"), {Qt::Key_Q});
  QAction *nextQuestion =
      add(QStringLiteral("nextQuestion"), tr("&Next question"), {Qt::Key_Return, Qt::Key_Enter});
  QAction *resetScore = add(QStringLiteral("resetScore"), tr("&Reset the score"), {Qt::Key_R});
  QAction *countVotes =
      add(QStringLiteral("countVotes"), tr("Count the &votes of a class"), {Qt::Key_V});
  QAction *takeBackVote =
      add(QStringLiteral("takeBackVote"), tr("&Take back a vote"), {Qt::Key_Backspace});
  QAction *clearVotes = add(QStringLiteral("clearVotes"), tr("C&lear the votes of this lesson"),
                            {Qt::CTRL | Qt::SHIFT | Qt::Key_V});
  QAction *exportVotes =
      add(QStringLiteral("exportVotes"), tr("E&xport the votes of this lesson..."), {Qt::Key_X});
  QAction *log = add(QStringLiteral("log"), tr("Lo&g of the lesson"), {Qt::Key_L});
  QAction *copyLog = add(QStringLiteral("copyLog"), tr("Cop&y the log"), {Qt::SHIFT | Qt::Key_L});
  QAction *proof =
      add(QStringLiteral("proof"), tr("&Why equal minima are the similarity"), {Qt::Key_Y});
  QAction *another = add(QStringLiteral("another"), tr("&Another permutation"), {Qt::Key_N});
  QAction *many = add(QStringLiteral("many"), tr("&Try 1,000 permutations"), {Qt::Key_M});
  QAction *walk = add(QStringLiteral("walk"), tr("&Walk through a permutation"), {Qt::Key_W});
  QAction *animate =
      add(QStringLiteral("animate"), tr("A&nimate the sorting"), {Qt::SHIFT | Qt::Key_W});
  QAction *hand = add(QStringLiteral("hand"), tr("Change &manually"), {Qt::Key_H});
  QAction *ownNumbers =
      add(QStringLiteral("ownNumbers"), tr("Back to the lesson's &own numbers"), {Qt::Key_U});
  QAction *presenter = add(QStringLiteral("presenter"), tr("Presenter &mode"), {Qt::Key_F11});
  QAction *pen = add(QStringLiteral("pen"), tr("&Pen"), {Qt::Key_I});
  QAction *spot = add(QStringLiteral("spot"), tr("&Spot of light"), {Qt::Key_S});
  QAction *black = add(QStringLiteral("black"), tr("&Black screen"), {Qt::Key_Period});
  QAction *takeBack = add(QStringLiteral("takeBack"), tr("&Take back a stroke"), {Qt::Key_Z});
  QAction *erase = add(QStringLiteral("erase"), tr("&Erase the drawing"), {Qt::SHIFT | Qt::Key_I});
  QAction *notes = add(QStringLiteral("notes"), tr("&Notes and next step"), {Qt::Key_T});
  QAction *undo = add(QStringLiteral("undo"), tr("&Undo lesson edit"),
                      standardKeys(QKeySequence::Undo, Qt::CTRL | Qt::Key_Z));
  QAction *redo = add(QStringLiteral("redo"), tr("&Redo lesson edit"),
                      standardKeys(QKeySequence::Redo, Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
  QAction *choose = add(QStringLiteral("choose"), tr("&Choose a lesson"), {Qt::Key_O});
  QAction *open = add(QStringLiteral("open"), tr("&Open a lesson..."), {});
  QAction *save = add(QStringLiteral("save"), tr("&Save the lesson..."), {});
  QAction *remove =
      add(QStringLiteral("remove"), tr("&Delete this lesson"), {});  ///< for the user's own lessons
  QAction *copyPicture = add(QStringLiteral("copyPicture"), tr("Cop&y this step as a picture"), {});
  QAction *printStage = add(QStringLiteral("printStage"), tr("&Print this stage..."),
                            standardKeys(QKeySequence::Print, Qt::CTRL | Qt::Key_P));
  QAction *savePictures =
      add(QStringLiteral("savePictures"), tr("&Save the stages as pictures..."), {});
  QList<QAction *> presenterTools;  ///< pen, spot, black screen and what was drawn
  QList<QAction *> blanks;          ///< checkable: matrix, hash values, signature and buckets
  QList<QAction *> prints;   ///< hand-out, work sheet and answer key, in the order of HandOutForm
  QList<QAction *> stages;   ///< nine, with keys 1 to 9
  QList<QAction *> choices;  ///< six, with keys A to F

  /// In the order of the menu; a null is a separator.
  QList<QAction *> inMenu;
};

}  // namespace shinglescope
