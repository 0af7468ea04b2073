// SPDX-License-Identifier: MIT
#include "core/lesson/quiz_session.h"

#include <algorithm>
#include <utility>

namespace shinglescope {

void QuizSession::open(const Lesson &lesson) {
  clear();
  m_finished.reset();
  m_last = QuizRun(lesson.questions());
  m_draws.fill(0);
  m_missed = {};
  resetScore();
}

bool QuizSession::isRepeated() const {
  const QuizRun *from = run();
  return from != nullptr && m_question && from->isRepeated();
}

void QuizSession::setQuestion(LessonStage stage, QuizQuestion question,
                              std::optional<std::size_t> answer) {
  m_stage = stage;
  m_votes.assign(question.choices.size(), 0);
  m_cast.clear();
  m_question = std::move(question);
  m_answer = answer;
  m_finished.reset();
}

void QuizSession::ask(LessonStage stage, QuizQuestion question) {
  clear();
  setQuestion(stage, std::move(question), std::nullopt);
}

void QuizSession::clear() {
  m_question.reset();
  m_answer.reset();
  m_quiz.reset();
  m_isLast = false;
  m_votes.clear();
  m_cast.clear();
}

bool QuizSession::start(const Lesson &lesson, LessonStage stage) {
  clear();
  const auto number = static_cast<std::size_t>(stage);
  std::vector<QuizQuestion> questions = lesson.questionsOf(stage, m_draws[number]++);
  for (const QuizQuestion &missed : m_missed[number])
    if (std::ranges::find(questions, missed.prompt, &QuizQuestion::prompt) == questions.end())
      questions.push_back(missed);
  m_missed[number].clear();
  if (questions.empty()) return false;
  m_quiz.emplace(std::move(questions));
  setQuestion(stage, m_quiz->questions().front(), std::nullopt);
  return true;
}

void QuizSession::showLast(std::size_t question) {
  clear();
  m_isLast = true;
  m_last.show(question);
  setQuestion(LessonStage::Questions, m_last.questions()[question], m_last.answerOf(question));
}

void QuizSession::restartLast(const Lesson &lesson) { m_last = QuizRun(lesson.questions()); }

const QuizRun *QuizSession::run() const { return m_quiz ? &*m_quiz : m_isLast ? &m_last : nullptr; }

bool QuizSession::hasNext() const {
  const QuizRun *from = run();
  return from != nullptr && from->next().has_value();
}

std::optional<std::size_t> QuizSession::goOn() {
  QuizRun *from = ownRun();
  if (from == nullptr) return std::nullopt;
  const auto next = from->next();
  if (next) {
    from->goTo(*next);
    setQuestion(m_stage, from->questions()[*next], std::nullopt);
  } else if (m_quiz) {
    std::optional<QuizRun> done = std::move(m_quiz);
    clear();
    m_finished = std::move(done);
  }
  return next;
}

void QuizSession::setCounting(bool isCounting) {
  m_isCounting = isCounting;
  if (!m_answer) std::ranges::fill(m_votes, 0);
  m_cast.clear();
}

void QuizSession::choose(std::size_t choice, const LessonSpec &lesson) {
  if (!m_question || m_answer || choice >= m_question->choices.size()) return;
  ++m_votes[choice];
  m_cast.push_back(choice);
  if (!m_isCounting) settle(choice, lesson);
}

void QuizSession::takeBackVote() {
  if (m_answer || m_cast.empty()) return;
  --m_votes[m_cast.back()];
  m_cast.pop_back();
}

void QuizSession::closeVote(const LessonSpec &lesson) {
  if (!m_question || m_answer || m_cast.empty()) return;
  const std::size_t right = m_question->answer;
  const std::uint64_t most = std::ranges::max(m_votes);
  std::size_t answer = right;
  for (std::size_t i = m_votes.size(); i-- > 0;)
    if (i != right && m_votes[i] == most) answer = i;
  settle(answer, lesson);
}

std::optional<QuestionVotes> QuizSession::keepOpenVotes(const LessonSpec &lesson) {
  if (!m_isCounting || !m_question || m_answer || m_cast.empty()) return std::nullopt;
  QuestionVotes open{m_stage, *m_question, m_votes};
  m_asked += m_cast.size();
  m_right += m_votes[m_question->answer];
  m_results.add(lesson, open.stage, open.question, open.votes);
  std::ranges::fill(m_votes, 0);
  m_cast.clear();
  return open;
}

std::optional<QuestionVotes> QuizSession::countedVotes() const {
  if (!m_isCounting || !m_question || !m_answer) return std::nullopt;
  return QuestionVotes{m_stage, *m_question, m_votes};
}

void QuizSession::settle(std::size_t choice, const LessonSpec &lesson) {
  m_answer = choice;
  m_asked += m_cast.size();
  m_right += m_votes[m_question->answer];
  if (m_isCounting) m_results.add(lesson, m_stage, *m_question, m_votes);
  m_cast.clear();
  if (QuizRun *from = ownRun())
    from->answer(choice);
  else if (choice != m_question->answer)
    m_missed[static_cast<std::size_t>(m_stage)].push_back(*m_question);
}

}  // namespace shinglescope
