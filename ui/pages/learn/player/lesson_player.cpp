// SPDX-License-Identifier: MIT
#include "ui/pages/learn/player/lesson_player.h"

#include <algorithm>
#include <array>

#include "ui/base/text/error_text.h"

namespace shinglescope {
namespace {

constexpr std::array kSpeeds = {0.25, 0.5, 1.0, 2.0, 4.0, 8.0};
constexpr int kStepMilliseconds = 1600;
constexpr std::size_t kShortBytes = 6000;  ///< shorter lessons take a few milliseconds
constexpr std::uint32_t kFewHashes = 32;

bool isShort(const LessonSpec &spec) {
  std::size_t bytes = 0;
  for (const LessonText &text : spec.texts) bytes += text.text.size();
  if (spec.matrix) bytes += spec.matrix->rows.size() * spec.matrix->columns.size();
  return bytes <= kShortBytes && spec.permutations.numHashes <= kFewHashes;
}

}  // namespace

std::size_t stageEnd(const Lesson &lesson, LessonStage stage) {
  if (stage == LessonStage::Questions) return lesson.stepCount();
  return lesson.firstStep(static_cast<LessonStage>(static_cast<std::size_t>(stage) + 1));
}

LessonPlayer::LessonPlayer(QObject *parent) : QObject(parent) {
  m_timer.setInterval(kStepMilliseconds);
  connect(&m_timer, &QTimer::timeout, this, &LessonPlayer::forward);
}

void LessonPlayer::setSpec(LessonSpec spec, bool fromStart) {
  if (m_opened != nullptr && (fromStart || spec != m_spec))
    m_history.push({fromStart ? lastMade() : m_spec, m_opened});
  m_spec = std::move(spec);
  if (fromStart || m_opened == nullptr) m_opened = std::make_shared<const LessonSpec>(m_spec);
  make(fromStart);
  emit historyChanged();
}

void LessonPlayer::undo() { returnTo(m_history.undo({m_spec, m_opened})); }

void LessonPlayer::redo() { returnTo(m_history.redo({m_spec, m_opened})); }

LessonSpec LessonPlayer::lastMade() const {
  return m_hasFailed && m_lesson != nullptr ? m_lesson->spec() : m_spec;
}

void LessonPlayer::returnTo(std::optional<LessonVersion> version) {
  if (!version) return;
  const bool isOther = version->opened != m_opened;
  m_spec = std::move(version->spec);
  m_opened = std::move(version->opened);
  make(isOther);
  emit historyChanged();
}

void LessonPlayer::markKept() {
  m_opened = std::make_shared<const LessonSpec>(m_spec);
  emit historyChanged();
}

void LessonPlayer::make(bool fromStart) {
  m_job.drop();
  m_hasFailed = false;
  const auto make = [made = m_spec](const RunContext &context) -> Result<LessonPtr> {
    auto lesson = Lesson::create(made, context);
    if (!lesson) return lesson.error();
    return std::make_shared<const Lesson>(std::move(*lesson));
  };
  const auto onFailed = [this, fromStart](const Error &error) {
    // The shown lesson stays the one that is edited and saved.
    m_hasFailed = !fromStart;
    if (fromStart && m_lesson != nullptr) stayWithShown();
    emit failed(errorText(error));
  };
  const auto onMade = [this, fromStart](LessonPtr lesson) { adopt(std::move(lesson), fromStart); };
  if (!isShort(m_spec)) return m_job.start(make, {onMade, onFailed});
  auto lesson = make({});
  lesson ? onMade(std::move(*lesson)) : onFailed(lesson.error());
}

void LessonPlayer::stayWithShown() {
  m_spec = m_lesson->spec();
  if (std::optional<LessonVersion> shown = m_history.dropLast())
    m_opened = std::move(shown->opened);
  emit historyChanged();
}

void LessonPlayer::adopt(LessonPtr lesson, bool fromStart) {
  std::size_t step = 0;
  if (m_lesson != nullptr && !fromStart) {
    const LessonStage stage = this->stage();
    const std::size_t within = m_state.step - m_lesson->firstStep(stage);
    step = lesson->firstStep(stage) + within;
    step = std::min(step, stageEnd(*lesson, stage) - 1);
  }
  setPlaying(false);
  keepOpenVotes();
  m_lesson = std::move(lesson);
  m_state = m_lesson->stateAt(step);
  m_quiz.open(*m_lesson);  // answers and score were about other questions
  emit failed({});
  emit lessonChanged();
  moveTo(step);
}

void LessonPlayer::moveTo(std::size_t step) {
  keepOpenVotes();
  m_lesson->moveTo(m_state, step);
  // The last stage shows its questions in every mode.
  const std::size_t first = m_lesson->firstStep(LessonStage::Questions);
  if (m_state.step >= first && !m_lesson->questions().empty())
    m_quiz.showLast(m_state.step - first);
  else
    m_quiz.clear();
  emit stepChanged();
  emit questionChanged();
}

void LessonPlayer::askBefore(std::size_t step) {
  auto question = m_lesson->predictionFor(step);
  if (question) m_quiz.ask(m_lesson->steps()[step].stage, std::move(*question));
}

void LessonPlayer::forward() {
  if (!hasLesson()) return;
  if (m_takeInner && m_takeInner(1)) return;
  if (m_quiz.hasVotes() && !answer()) return closeVote();
  if (m_quiz.isOn() || (m_quiz.run() != nullptr && answer())) return goOn();
  const std::size_t next = m_state.step + 1;
  if (next >= m_lesson->stepCount()) return setPlaying(false);
  const bool isBeforeQuestions =
      stage() != LessonStage::Questions && m_lesson->steps()[next].stage != LessonStage::Questions;
  if (m_isPredicting && isBeforeQuestions && !question()) {
    askBefore(next);
    if (question()) {
      setPlaying(false);
      emit questionChanged();
      return;
    }
  }
  moveTo(next);
}

/// Asks the next question of the quiz that is not right yet.
void LessonPlayer::goOn() {
  setPlaying(false);
  const bool isLast = !m_quiz.isOn();
  const auto next = m_quiz.goOn();
  if (isLast && next) return moveTo(m_lesson->firstStep(LessonStage::Questions) + *next);
  emit questionChanged();
}

bool LessonPlayer::canGoOn() const {
  if (m_quiz.isOn()) return true;
  if (m_quiz.run() != nullptr && answer()) return m_quiz.hasNext();
  return m_state.step + 1 < m_lesson->stepCount();
}

void LessonPlayer::back() {
  if (!hasLesson()) return;
  if (m_takeInner && m_takeInner(-1)) return;
  if (question() && stage() != LessonStage::Questions) return moveTo(m_state.step);
  if (m_state.step > 0) moveTo(m_state.step - 1);
}

void LessonPlayer::goTo(std::size_t step) {
  if (hasLesson() && (step != m_state.step || question())) moveTo(step);
}

void LessonPlayer::goToStage(LessonStage stage) {
  if (hasLesson()) moveTo(m_lesson->firstStep(stage));
}

void LessonPlayer::moveStage(int by) {
  if (!hasLesson()) return;
  const int now = static_cast<int>(stage());
  const bool isInside = m_state.step > m_lesson->firstStep(stage());
  // Going back first goes to the start of this stage, as in music players.
  const int target = by < 0 && isInside ? now : now + by;
  goToStage(static_cast<LessonStage>(std::clamp(target, 0, static_cast<int>(kLessonStages) - 1)));
}

void LessonPlayer::setPlaying(bool isPlaying) {
  if (isPlaying == m_timer.isActive()) return;
  isPlaying ? m_timer.start() : m_timer.stop();
  emit playingChanged();
}

double LessonPlayer::speed() const { return kSpeeds[static_cast<std::size_t>(m_speed)]; }

void LessonPlayer::changeSpeed(int by) {
  m_speed = std::clamp(m_speed + by, 0, static_cast<int>(kSpeeds.size()) - 1);
  m_timer.setInterval(static_cast<int>(kStepMilliseconds / speed()));
  emit playingChanged();
}

void LessonPlayer::setPredicting(bool isPredicting) {
  m_isPredicting = isPredicting;
  keepOpenVotes();
  if (hasLesson() && stage() != LessonStage::Questions) m_quiz.clear();
  emit questionChanged();
}

bool LessonPlayer::toggleQuiz() {
  if (!hasLesson()) return false;
  setPlaying(false);
  keepOpenVotes();
  if (stage() == LessonStage::Questions) {
    m_quiz.restartLast(*m_lesson);
    goToStage(LessonStage::Questions);
    return question().has_value();
  }
  const bool wasOn = m_quiz.isOn();
  const bool hasQuestions = wasOn || m_quiz.start(*m_lesson, stage());
  if (wasOn) m_quiz.clear();
  emit questionChanged();
  return hasQuestions;
}

void LessonPlayer::choose(std::size_t choice) {
  if (!question() || answer()) return;
  m_quiz.choose(choice, m_lesson->spec());
  if (answer()) emit answered();
  emit questionChanged();
}

void LessonPlayer::closeVote() {
  m_quiz.closeVote(m_lesson->spec());
  if (const auto counted = m_quiz.countedVotes()) emit votesCounted(*counted);
  emit answered();
  emit questionChanged();
}

void LessonPlayer::takeBackVote() {
  m_quiz.takeBackVote();
  emit questionChanged();
}

void LessonPlayer::setCounting(bool isCounting) {
  if (!isCounting) keepOpenVotes();
  m_quiz.setCounting(isCounting);
  emit questionChanged();
}

std::vector<QuestionVotes> LessonPlayer::clearVotes() {
  std::vector<QuestionVotes> cleared = m_quiz.results().clear(m_lesson->spec());
  emit questionChanged();
  return cleared;
}

void LessonPlayer::addVotes(const LessonSpec &lesson, const std::vector<QuestionVotes> &votes) {
  for (const QuestionVotes &each : votes)
    m_quiz.results().add(lesson, each.stage, each.question, each.votes);
}

void LessonPlayer::keepOpenVotes() {
  if (!hasLesson()) return;
  if (const auto open = m_quiz.keepOpenVotes(m_lesson->spec())) emit votesCounted(*open);
}

void LessonPlayer::resetScore() {
  m_quiz.resetScore();
  emit questionChanged();
}

QList<int> LessonPlayer::results() const {
  QList<int> results;
  const QuizRun &last = m_quiz.last();
  for (std::size_t i = 0; i < last.questions().size(); ++i) {
    const QuizRun::Result result = last.resultOf(i);
    results << (result == QuizRun::Result::Open ? -1 : result == QuizRun::Result::Right ? 1 : 0);
  }
  return results;
}

}  // namespace shinglescope
