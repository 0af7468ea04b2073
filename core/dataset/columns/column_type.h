// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"

namespace shinglescope {

enum class ColumnKind { Text, Number, Date };

/// How the cells of a column are read for comparing, sorting and filtering: guessed, or set by the
/// user. docs/guide/data.md describes what each type reads.
struct ColumnType {
  ColumnKind kind = ColumnKind::Text;
  char decimalMark = '.';                  ///< '.' or ','
  std::optional<char> thousandsMark = {};  ///< '.', ',', '\'' or ' ' (any space); none: not used
  /// Letters as in Unicode's CLDR ("dd/MM/yyyy HH:mm"); dates only.
  std::string datePattern = {};
  /// Languages of the names in dates ("it", or "it en" if mixed); empty: none.
  std::string dateLanguage = {};
  bool operator==(const ColumnType &) const = default;
};

/// A type and how well it fits.
struct ColumnGuess {
  ColumnType type;
  /// Another type that reads as many cells, so the choice between the two was a tie.
  std::optional<ColumnType> other = {};
  Message reason = {};           ///< one sentence
  std::uint64_t filled = 0;      ///< non-blank cells examined
  std::uint64_t unparsed = 0;    ///< of these, unreadable under the type; 0 for texts
  std::uint64_t rowsLooked = 0;  ///< rows examined; in a sample, fewer than the table has
};

/// The rows that a guess examines: a few thousand, evenly spread, or all of them.
enum class GuessScope { Sample, AllRows };

/// Returns whether the cell is empty or contains only white space, so it has no value. O(length).
bool isBlankCell(std::string_view cell);

/// Guesses the type of a column from its cells and, for codes such as telephone numbers, its name.
/// The type always comes from a sample; with AllRows, unreadable cells are counted in the whole
/// table, on `context.threads` threads. Independent of the number of threads. Errors: Cancelled.
Result<ColumnGuess> guessColumnType(const Dataset &dataset, ColumnId column, GuessScope scope,
                                    const RunContext &context);

/// Guesses the type of every column. O(columns) with Sample, O(cells) with AllRows.
Result<std::vector<ColumnGuess>> guessColumnTypes(const Dataset &dataset, GuessScope scope,
                                                  const RunContext &context);

/// Returns the types to offer for the column, from a sample: the guess first, then all other kinds,
/// marks and patterns that read any cell, best first; always includes text. Errors: Cancelled.
Result<std::vector<ColumnGuess>> columnTypeChoices(const Dataset &dataset, ColumnId column,
                                                   const RunContext &context);

/// Counts the filled and the unreadable cells of the whole column under a type set by the user.
/// O(cells). Errors: Cancelled; BadParameter as in checkColumnType().
Result<ColumnGuess> countUnderType(const Dataset &dataset, ColumnId column, const ColumnType &type,
                                   const RunContext &context);

/// Returns BadParameter with a sentence if the marks are equal or unknown, if the pattern contains
/// no date or an unsupported letter, or if a language is unknown.
Result<void> checkColumnType(const ColumnType &type);

}  // namespace shinglescope
