// SPDX-License-Identifier: MIT
#include "core/lesson/lesson.h"

#include <functional>

#include "core/lesson/questions/predictions.h"
#include "core/lesson/questions/question_bank.h"
#include "core/lesson/steps/step_writer.h"
#include "core/signature/signature_matrix.h"

namespace shinglescope {
namespace {

void addQuestionSteps(StepWriter &writer, std::size_t questions) {
  for (std::size_t i = 0; i < questions; ++i) {
    ++writer.revealed.questions;
    writer.add(LessonStage::Questions, Listing::Questions, 0,
               {{Touched::Question, static_cast<std::uint32_t>(i)}},
               {{SentenceId::Question, {std::to_string(i + 1), std::to_string(questions)}}});
  }
  if (questions == 0)
    writer.add(LessonStage::Questions, Listing::Questions, 0, {}, {{SentenceId::Nothing}});
}

bool isFor(const LessonNote &note, const LessonStep &step, const LessonTables &tables) {
  if (note.stage != step.stage) return false;
  if (note.hash == 0 && note.row == 0) return true;
  for (const Touch &touch : step.touches) {
    if (touch.what == Touched::Column && note.row == 0 && touch.a + 1 == note.hash) return true;
    if (touch.what != Touched::ColumnCell) continue;
    const bool isHash = note.hash == 0 || touch.a + 1 == note.hash;
    if (isHash && (note.row == 0 || touch.b + tables.firstRow == note.row)) return true;
  }
  return false;
}

}  // namespace

Result<Lesson> Lesson::create(LessonSpec spec, const RunContext &context) {
  auto tables = makeLessonTables(spec, context);
  if (!tables) return tables.error();
  Lesson lesson;
  lesson.m_spec = std::move(spec);
  lesson.m_tables = std::move(*tables);
  lesson.m_questions = lessonQuestions(lesson.m_spec, lesson.m_tables);
  StepWriter writer(lesson.m_tables);
  const auto addSignatures = [&lesson](StepWriter &to) {
    addSignatureSteps(to, lesson.m_spec.walk, lesson.m_spec.claimed);
  };
  const std::function<void(StepWriter &)> stages[] = {
      addTextSteps,  addShingleSteps, addMatrixSteps, addPermutationSteps,
      addSignatures, addCompareSteps, addBandSteps,   addCurveSteps};
  for (const auto &addSteps : stages) {
    if (context.isCancelled()) return cancelledError();
    addSteps(writer);
  }
  addQuestionSteps(writer, lesson.m_questions.size());
  lesson.m_steps = writer.take();
  for (std::size_t i = lesson.m_steps.size(); i-- > 0;)
    lesson.m_firstSteps[static_cast<std::size_t>(lesson.m_steps[i].stage)] = i;
  return lesson;
}

std::size_t Lesson::firstStep(LessonStage stage) const {
  return m_firstSteps[static_cast<std::size_t>(stage)];
}

LessonState Lesson::stateAt(std::size_t step) const {
  LessonState state;
  state.signature.assign(m_tables.columns.size() * m_tables.documents.size(),
                         SignatureMatrix::kEmptyValue);
  moveTo(state, step);  // the first step writes nothing
  return state;
}

void Lesson::moveTo(LessonState &state, std::size_t step) const {
  const std::size_t documents = m_tables.documents.size();
  const std::size_t target = std::min(step, m_steps.size() - 1);
  while (state.step < target)
    for (const CellWrite &write : m_steps[++state.step].writes)
      state.signature[write.hash * documents + write.document] = write.after;
  for (; state.step > target; --state.step)
    for (const CellWrite &write : m_steps[state.step].writes)
      state.signature[write.hash * documents + write.document] = write.before;
  state.revealed = m_steps[target].revealed;
}

std::optional<QuizQuestion> Lesson::predictionFor(std::size_t step) const {
  if (step >= m_steps.size()) return std::nullopt;
  const LessonStep &next = m_steps[step];
  if (next.stage == LessonStage::Questions && !next.touches.empty())
    return m_questions[next.touches.front().a];
  return predictionOf(m_tables, next, step);
}

std::vector<QuizQuestion> Lesson::questionsOf(LessonStage stage, std::uint64_t draw) const {
  if (stage == LessonStage::Questions) return m_questions;
  return stageQuestions(m_spec, m_tables, m_steps, stage, draw);
}

std::vector<std::string> Lesson::notesAt(std::size_t step, std::string_view language) const {
  std::vector<std::string> notes;
  const LessonStep &shown = m_steps[step];
  for (const LessonNote &note : m_spec.notes) {
    const bool isAnywhere = note.hash == 0 && note.row == 0;
    if (isAnywhere && step != firstStep(note.stage)) continue;
    if (isFor(note, shown, m_tables)) notes.push_back(note.text.in(language));
  }
  return notes;
}

std::string Lesson::promptAt(std::size_t step, std::string_view language) const {
  // The last match takes precedence, so a prompt for a row replaces that of the stage.
  std::string prompt;
  for (const LessonNote &note : m_spec.prompts)
    if (isFor(note, m_steps[step], m_tables)) prompt = note.text.in(language);
  return prompt;
}

}  // namespace shinglescope
