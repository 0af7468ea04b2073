// SPDX-License-Identifier: MIT
#pragma once

#include "core/lesson/hand_out.h"
#include "ui/pages/learn/player/learn_actions.h"
#include "ui/pages/learn/player/lesson_player.h"
#include "ui/pages/learn/player/own_lessons.h"
#include "ui/pages/learn/print/lesson_printer.h"
#include "ui/pages/learn/proof/proof_player.h"
#include "ui/pages/learn/walk/walk_player.h"
#include "ui/parts/table/workspace_page.h"

class QLabel;
class QSplitter;

namespace shinglescope {

class LessonControls;
class LessonPicker;
class LessonPrinter;
class LessonStack;
class MatrixHand;
class Panel;
class PredictPanel;
class PresenterBar;
class PresenterMode;
class PresenterNotes;
class PresenterTools;
class ProofPanel;
class QuestionCommands;
class Settings;
class StageBar;
class WalkPanel;

/// The Learn workspace: a lesson, step by step. The player holds the state; every part
/// shows the player's step. GUI thread.
class LearnPage final : public WorkspacePage {
  Q_OBJECT

 public:
  explicit LearnPage(QWidget *parent = nullptr);
  ~LearnPage() override;
  void activate() override;
  QList<QAction *> commands() const override { return m_actions.inMenu; }
  QList<QAction *> undoCommands() const override { return {m_actions.undo, m_actions.redo}; }
  bool isBusy() const override;
  /// Tests whether the demonstration of equal minima is shown in place of the stage.
  bool isProving() const;
  /// Tests whether a permutation is walked through.
  bool isWalking() const { return m_walk.isOn(); }
  LessonPlayer &player() { return m_player; }
  const LearnActions &actions() const { return m_actions; }
  /// Keeps the user's own lessons and the votes of classes in this folder. They are read when the
  /// page is first shown.
  void keepLessonsIn(const QString &folder) { m_ownFolder = folder; }
  /// Checks the blanks of the work sheet as they were last, and stores them; the settings must
  /// outlive the page.
  void rememberIn(Settings &settings);
  /// Opens a built-in lesson, or one of the user's own lessons, at its first step.
  void openReady(const QString &id);
  /// Reads a lesson file; the left panel shows any error.
  void openFile(const QString &path);
  void saveFile(const QString &path);
  /// Writes how often the class chose each answer in this lesson, as CSV; the status bar shows the
  /// outcome.
  void exportVotes(const QString &path);
  /// Prints to a file in a worker; the status bar shows the outcome, or the left panel shows an
  /// error.
  void print(const PrintChoice &choice, const QString &path);
  /// Keeps an edited lesson as one of the user's own before another lesson replaces it or the
  /// window closes; includes text that is still being typed. Changes what the page shows, so the
  /// window must be complete.
  void keepEdited();
  /// Opens a lesson that is not in the list, such as one from a pair of Review.
  void openLesson(const LessonSpec &spec);

 signals:
  /// F11: requests that the window show only this page, or everything again.
  void presenterRequested(bool isPresenting);

 protected:
  void keyPressEvent(QKeyEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;
  /// Pauses, since the steps would not be visible.
  void hideEvent(QHideEvent *event) override;

 private:
  void createLayout();
  void createParts();
  void connectActions();
  void connectPlayer();
  void connectPrinter();
  void showStep();
  void showTitle();
  /// Selects the shown lesson in the picker.
  void showName();
  void focusLesson();
  void showHistory();
  void showOwnLessons();
  void removeOwn();
  void setPresenting(bool isPresenting);
  void connectProof();
  void setProving(bool isProving);
  void showProof();
  void connectWalk();
  void setWalking(bool isWalking);
  void showSettings();
  void connectHands();
  void changeByHand();
  void askAndOpen();
  void askAndSave();
  void copyPicture();
  void connectQuestions();
  void changeSpeed(int by);
  bool scroll(const QKeyEvent &press);

  LessonPlayer m_player;
  ProofPlayer m_proof{m_player};
  WalkPlayer m_walk{m_player};
  LearnActions m_actions;
  StageBar *m_stages = nullptr;
  OwnLessons m_own;
  QString m_ownFolder;  ///< still to be read; empty afterwards
  LessonPicker *m_picker = nullptr;
  QString m_title;  ///< of the left panel
  QString m_subtitle;
  Panel *m_left = nullptr;
  LessonStack *m_stack = nullptr;
  LessonControls *m_controls = nullptr;
  QLabel *m_failure = nullptr;
  QLabel *m_printFailure = nullptr;
  LessonPrinter *m_printer = nullptr;
  QSplitter *m_splitter = nullptr;
  PresenterMode *m_presenter = nullptr;
  PresenterBar *m_bar = nullptr;
  PresenterTools *m_tools = nullptr;
  PresenterNotes *m_notes = nullptr;
  ProofPanel *m_proofPanel = nullptr;
  WalkPanel *m_walkPanel = nullptr;
  MatrixHand *m_matrixHand = nullptr;
  PredictPanel *m_predict = nullptr;
  QuestionCommands *m_questions = nullptr;
};

}  // namespace shinglescope
