// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/export/format/row_writer.h"

namespace shinglescope {

/// A question with its answers as texts, and how often a class chose each answer.
struct QuizTally {
  std::string stage;
  std::string question;
  std::vector<std::string> answers;
  std::vector<std::uint64_t> chosen;  ///< one number for each answer
  std::size_t right = 0;              ///< an index into `answers`
};

/// Writes one row for each question:
/// `lesson,stage,question,votes,right_votes,right_answer,answer_a,chosen_a,answer_b,chosen_b,...`,
/// with as many answers as the question with the most has, each after its letter. Streams.
/// Errors: those of the writer.
Result<void> writeQuizRows(const std::string &lesson, const std::vector<QuizTally> &questions,
                           RowWriter &writer);

/// Writes these rows as a CSV file for spreadsheets. Errors: Io.
Result<void> saveQuizResults(const std::string &path, const std::string &lesson,
                             const std::vector<QuizTally> &questions);

}  // namespace shinglescope
