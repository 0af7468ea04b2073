// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/lesson/model/lesson_tables.h"
#include "core/lesson/steps/lesson_step.h"

namespace shinglescope {

inline constexpr std::uint32_t kCutsOneByOne = 12;  ///< of a document; one step adds the rest
inline constexpr std::size_t kVisitsOneByOne = 60;  ///< of a walk in permuted order

/// Collects the steps of a lesson. `revealed` only grows: raise it before adding a step. Owned by
/// the creator of the lesson; one thread.
class StepWriter {
 public:
  explicit StepWriter(const LessonTables &tables);

  Revealed revealed;

  const LessonTables &tables() const { return m_tables; }
  /// Valid until the next step is added.
  LessonStep &add(LessonStage stage, Listing listing, std::uint32_t line,
                  std::vector<Touch> touches = {}, std::vector<Sentence> sentences = {});
  LessonStep &last() { return m_steps.back(); }
  /// Records the new value of a signature cell.
  void write(LessonStep &step, std::uint32_t hash, std::uint32_t document, std::uint32_t value);
  std::uint32_t held(std::uint32_t hash, std::uint32_t document) const {
    return m_signature[hash * m_tables.documents.size() + document];
  }
  bool hasStage(LessonStage stage) const {
    return !m_steps.empty() && m_steps.back().stage == stage;
  }
  std::vector<LessonStep> take() { return std::move(m_steps); }

 private:
  const LessonTables &m_tables;
  std::vector<std::uint32_t> m_signature;
  std::vector<LessonStep> m_steps;
};

/// Add the steps of the stages, in order.
void addTextSteps(StepWriter &writer);
void addShingleSteps(StepWriter &writer);
void addMatrixSteps(StepWriter &writer);
void addPermutationSteps(StepWriter &writer);
void addSignatureSteps(StepWriter &writer, LessonWalk walk,
                       const std::vector<std::vector<std::string>> &claimed);
void addCompareSteps(StepWriter &writer);
void addBandSteps(StepWriter &writer);
void addCurveSteps(StepWriter &writer);

/// "h3", counted from 1.
std::string hashName(std::uint32_t hash);
/// A row's x as text.
std::string rowNumber(const LessonTables &tables, std::size_t row);
/// The names of the documents in a bit set, or of the given ones.
SentenceValue namesOf(const LessonTables &tables, std::uint8_t holders);
SentenceValue namesOf(const LessonTables &tables, const std::vector<std::uint32_t> &documents);
/// The x of the rows.
SentenceValue rowNumbers(const LessonTables &tables, const std::vector<std::uint32_t> &rows);
/// The band's values as the convention shows them, not shortened.
std::string bucketName(const LessonTables &tables, std::uint32_t band, const LessonBucket &bucket);
std::string fraction(std::uint32_t part, std::uint32_t whole);

}  // namespace shinglescope
