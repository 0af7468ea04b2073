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
  m_asked = m_right = 0;  // they were counts for other questions
  setPlaying(false);
  m_lesson = std::move(lesson);
  m_state = m_lesson->stateAt(step);
  m_answers.assign(m_lesson->questions().size(), std::nullopt);
  clearQuestion();
  emit failed({});
  emit lessonChanged();
  moveTo(step);
}

void LessonPlayer::moveTo(std::size_t step) {
  m_lesson->moveTo(m_state, step);
  // The last stage shows its questions in every mode.
  if (stage() == LessonStage::Questions)
    askBefore(m_state.step);
  else
    clearQuestion();
  emit stepChanged();
  emit questionChanged();
}

void LessonPlayer::clearQuestion() {
  m_question.reset();
  m_answer.reset();
}

void LessonPlayer::askBefore(std::size_t step) {
  m_question = m_lesson->predictionFor(step);
  m_answer.reset();
  const std::size_t first = m_lesson->firstStep(LessonStage::Questions);
  m_number = step >= first && m_question ? std::optional(step - first) : std::nullopt;
  if (m_number) m_answer = m_answers[*m_number];
}

void LessonPlayer::forward() {
  if (!hasLesson()) return;
  if (m_takeInner && m_takeInner(1)) return;
  const std::size_t next = m_state.step + 1;
  if (next >= m_lesson->stepCount()) return setPlaying(false);
  const bool isBeforeQuestions =
      stage() != LessonStage::Questions && m_lesson->steps()[next].stage != LessonStage::Questions;
  if (m_isPredicting && isBeforeQuestions && !m_question) {
    askBefore(next);
    if (m_question) {
      setPlaying(false);
      emit questionChanged();
      return;
    }
  }
  moveTo(next);
}

void LessonPlayer::back() {
  if (!hasLesson()) return;
  if (m_takeInner && m_takeInner(-1)) return;
  if (m_question && stage() != LessonStage::Questions) return moveTo(m_state.step);
  if (m_state.step > 0) moveTo(m_state.step - 1);
}

void LessonPlayer::goTo(std::size_t step) {
  if (hasLesson() && (step != m_state.step || m_question)) moveTo(step);
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
  if (hasLesson() && stage() != LessonStage::Questions) clearQuestion();
  emit questionChanged();
}

void LessonPlayer::choose(std::size_t choice) {
  if (!m_question || m_answer || choice >= m_question->choices.size()) return;
  m_answer = choice;
  if (m_number) m_answers[*m_number] = choice;
  ++m_asked;
  if (choice == m_question->answer) ++m_right;
  emit questionChanged();
}

QList<int> LessonPlayer::results() const {
  QList<int> results;
  for (std::size_t i = 0; i < m_answers.size(); ++i)
    results << (!m_answers[i] ? -1 : *m_answers[i] == m_lesson->questions()[i].answer ? 1 : 0);
  return results;
}

}  // namespace shinglescope
