// SPDX-License-Identifier: MIT
#include "core/lesson/steps/step_writer.h"

#include "core/signature/signature_matrix.h"

namespace shinglescope {

StepWriter::StepWriter(const LessonTables &tables)
    : m_tables(tables),
      m_signature(tables.columns.size() * tables.documents.size(), SignatureMatrix::kEmptyValue) {}

LessonStep &StepWriter::add(LessonStage stage, Listing listing, std::uint32_t line,
                            std::vector<Touch> touches, std::vector<Sentence> sentences) {
  return m_steps.emplace_back(
      LessonStep{stage, listing, line, revealed, {}, std::move(touches), std::move(sentences)});
}

void StepWriter::write(LessonStep &step, std::uint32_t hash, std::uint32_t document,
                       std::uint32_t value) {
  std::uint32_t &cell = m_signature[hash * m_tables.documents.size() + document];
  step.writes.push_back({hash, document, std::exchange(cell, value), value});
  step.touches.push_back({Touched::SignatureCell, hash, document});
}

std::string hashName(std::uint32_t hash) { return "h" + std::to_string(hash + 1); }

std::string rowNumber(const LessonTables &tables, std::size_t row) {
  return std::to_string(row + tables.firstRow);
}

SentenceValue namesOf(const LessonTables &tables, const std::vector<std::uint32_t> &documents) {
  std::vector<std::string> names;
  for (const std::uint32_t document : documents) names.push_back(tables.documents[document].name);
  return SentenceValue::names(std::move(names));
}

SentenceValue namesOf(const LessonTables &tables, std::uint8_t holders) {
  std::vector<std::uint32_t> documents;
  for (std::uint32_t document = 0; document < tables.documents.size(); ++document)
    if ((holders >> document & 1U) != 0) documents.push_back(document);
  return namesOf(tables, documents);
}

SentenceValue rowNumbers(const LessonTables &tables, const std::vector<std::uint32_t> &rows) {
  std::vector<std::string> numbers;
  for (std::size_t i = 0; i < std::min(rows.size(), kListedParts + 1); ++i)
    numbers.push_back(rowNumber(tables, rows[i]));
  return SentenceValue::list(std::move(numbers));
}

std::string bucketName(const LessonTables &tables, std::uint32_t band, const LessonBucket &bucket) {
  std::string name;
  for (std::uint32_t i = 0; i < bucket.values.size(); ++i)
    name += (i == 0 ? "" : ", ") + tables.shown(band * tables.plan.rows + i, bucket.values[i]);
  return name;
}

std::string fraction(std::uint32_t part, std::uint32_t whole) {
  return std::to_string(part) + "/" + std::to_string(whole);
}

}  // namespace shinglescope
