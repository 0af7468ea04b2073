// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/lesson/lesson.h"
#include "core/lesson/quiz_session.h"
#include "ui/base/jobs/job_slot.h"
#include "ui/pages/learn/player/lesson_history.h"

namespace shinglescope {

/// Plays a lesson: the current step, forward and back, the speed, and the question that is asked:
/// before a step in predict mode, in the quiz of a stage, or in the last stage. Holds the state of
/// the Learn page. GUI thread; long lessons are built in a worker.
class LessonPlayer final : public QObject {
  Q_OBJECT

 public:
  using LessonPtr = std::shared_ptr<const Lesson>;

  explicit LessonPlayer(QObject *parent = nullptr);

  /// Rebuilds the lesson and stays at the same step of its stage if possible.
  /// `fromStart` opens the lesson: goes to the first step and resets the score. Either
  /// is one step for undo().
  void setSpec(LessonSpec spec, bool fromStart = false);
  /// The last requested settings; they differ from those of the lesson if they could not be built.
  const LessonSpec &spec() const { return m_spec; }
  /// The last requested settings, or those of the shown lesson if the last ones could not be built.
  LessonSpec lastMade() const;
  bool hasLesson() const { return m_lesson != nullptr; }
  LessonPtr lesson() const { return m_lesson; }
  bool isBusy() const { return m_job.isRunning(); }

  /// Returns whether the lesson differs from the one that was opened.
  bool isEdited() const { return m_opened != nullptr && m_spec != *m_opened; }
  /// The lesson as it was opened or kept; null before the first lesson.
  std::shared_ptr<const LessonSpec> opened() const { return m_opened; }
  /// Marks the lesson as kept in its current state, so it is no longer edited.
  void markKept();
  bool canUndo() const { return m_history.canUndo(); }
  bool canRedo() const { return m_history.canRedo(); }
  void undo();
  void redo();

  const LessonState &state() const { return m_state; }
  const LessonStep &step() const { return m_lesson->steps()[m_state.step]; }
  LessonStage stage() const { return step().stage; }

  void forward();
  void back();
  /// Steps inside of a step are taken first: `take` goes one forward (1) or back (-1), or returns
  /// false if there is none left.
  void setInnerSteps(std::function<bool(int)> take) { m_takeInner = std::move(take); }
  void goTo(std::size_t step);
  void goToStage(LessonStage stage);
  void moveStage(int by);

  bool isPlaying() const { return m_timer.isActive(); }
  void setPlaying(bool isPlaying);
  double speed() const;
  void changeSpeed(int by);

  bool isPredicting() const { return m_isPredicting; }
  void setPredicting(bool isPredicting);
  /// Begins the quiz of the current stage, or ends it. In the last stage, asks all questions again.
  /// False if the stage has no questions.
  bool toggleQuiz();
  /// The question that is asked, the answers and the score.
  const QuizSession &quiz() const { return m_quiz; }
  const std::optional<QuizQuestion> &question() const { return m_quiz.question(); }
  std::optional<std::size_t> answer() const { return m_quiz.answer(); }
  /// Answers the question; while the answers of a class are counted, adds a vote.
  void choose(std::size_t choice);
  void takeBackVote();
  void setCounting(bool isCounting);
  /// Forgets the votes of the class in this lesson, and returns them.
  std::vector<QuestionVotes> clearVotes();
  /// Adds votes from earlier, such as those of an earlier session.
  void addVotes(const LessonSpec &lesson, const std::vector<QuestionVotes> &votes);
  /// Keeps the votes for a question whose answer was not shown yet, because it is left.
  void keepOpenVotes();
  void resetScore();
  int asked() const { return static_cast<int>(m_quiz.asked()); }
  int right() const { return static_cast<int>(m_quiz.right()); }
  /// Tests whether forward() leads anywhere.
  bool canGoOn() const;
  /// The result of each question of the last stage: 1 right, 0 wrong, -1 not answered.
  QList<int> results() const;

 signals:
  /// Another lesson is shown; stepChanged() follows immediately.
  void lessonChanged();
  void stepChanged();
  void playingChanged();
  void questionChanged();
  /// The question has an answer.
  void answered();
  /// Votes of the class were added to the results of this lesson.
  void votesCounted(const shinglescope::QuestionVotes &votes);
  /// Reports why the lesson could not be built; empty once it is built.
  void failed(const QString &message);
  /// canUndo(), canRedo() or isEdited() may have changed.
  void historyChanged();

 private:
  void make(bool fromStart);
  void stayWithShown();
  void returnTo(std::optional<LessonVersion> version);
  void adopt(LessonPtr lesson, bool fromStart);
  void moveTo(std::size_t step);
  void askBefore(std::size_t step);
  void goOn();
  void closeVote();

  LessonSpec m_spec;
  bool m_hasFailed = false;  ///< the last edit could not be built
  std::shared_ptr<const LessonSpec> m_opened;
  LessonHistory m_history;
  LessonPtr m_lesson;
  LessonState m_state;
  JobSlot<LessonPtr> m_job;
  QTimer m_timer;
  std::function<bool(int)> m_takeInner;
  int m_speed = 2;
  bool m_isPredicting = false;
  QuizSession m_quiz;
};

/// The number of the step after the last one of a stage.
std::size_t stageEnd(const Lesson &lesson, LessonStage stage);

}  // namespace shinglescope
