#pragma once

#include "core/lesson/hand_out.h"
#include "ui/pages/learn/player/learn_actions.h"
#include "ui/pages/learn/player/lesson_player.h"
#include "ui/pages/learn/player/own_lessons.h"
#include "ui/parts/table/workspace_page.h"

class QLabel;
class QSplitter;

namespace shinglescope {

class AlgorithmPanel;
class ChoiceBox;
class LessonControls;
class LessonPrinter;
class LessonStack;
class Panel;
class PredictPanel;
class SidePanel;
class StageBar;
class StoryPanel;
class TransportBar;

/// The Learn workspace: a lesson, step by step. The player is its source of
/// truth; every part shows the player's step. GUI thread.
class LearnPage final : public WorkspacePage {
  Q_OBJECT

 public:
  explicit LearnPage(QWidget *parent = nullptr);
  ~LearnPage() override;
  void activate() override;
  QList<QAction *> commands() const override { return m_actions.inMenu(); }
  QList<QAction *> undoCommands() const override { return {m_actions.undo, m_actions.redo}; }
  bool isBusy() const override;
  LessonPlayer &player() { return m_player; }
  const LearnActions &actions() const { return m_actions; }
  /// Keeps the user's own lessons in this folder. Those that are there are read and offered when
  /// the page is first shown.
  void keepLessonsIn(const QString &folder) { m_ownFolder = folder; }
  /// Shows a ready lesson, or one of the user's own, from its start.
  void openReady(const QString &id);
  /// Reads a lesson file; what is wrong with it is said in the left panel.
  void openFile(const QString &path);
  void saveFile(const QString &path);
  /// Prints to a file in a worker; the status bar says how it ended, the left panel
  /// what failed.
  void print(HandOutForm form, const QString &path);
  /// A lesson that is not in the list, such as one of a pair of Review.
  void openLesson(const LessonSpec &spec);

 signals:
  /// F11: the window hides all but this page, or shows it again.
  void presenterRequested(bool isPresenting);

 protected:
  void keyPressEvent(QKeyEvent *event) override;
  /// Nobody sees what would be played.
  void hideEvent(QHideEvent *event) override;

 private:
  void createPicker();
  void createLayout();
  QWidget *createMiddle();
  void connectActions();
  void connectPlayer();
  void connectPrinter();
  void showStep();
  /// In the picker: the lesson on the screen.
  void showName();
  void showHistory();
  /// The lesson that is about to be left: where it was edited, it becomes one of the user's own.
  void keepEdited();
  void showOwnLessons();
  void removeOwn();
  void open(const LessonSpec &spec);
  void showFailure(const QString &message);
  void setPresenting(bool isPresenting);
  void askAndOpen();
  void askAndSave();
  void copyPicture();

  LessonPlayer m_player;
  LearnActions m_actions;
  StageBar *m_stages = nullptr;
  OwnLessons m_own;
  QString m_ownFolder;  ///< that is still to be read
  ChoiceBox *m_picker = nullptr;
  Panel *m_left = nullptr;
  LessonStack *m_stack = nullptr;
  LessonControls *m_controls = nullptr;
  QLabel *m_failure = nullptr;
  QLabel *m_printFailure = nullptr;
  LessonPrinter *m_printer = nullptr;
  QSplitter *m_splitter = nullptr;
  SidePanel *m_side = nullptr;
  StoryPanel *m_story = nullptr;
  PredictPanel *m_predict = nullptr;
  TransportBar *m_transport = nullptr;
};

}  // namespace shinglescope
