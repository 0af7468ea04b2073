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

/// How the cells of a column are read where they are compared, sorted and
/// filtered: guessed, or set by hand. docs/user-guide.md says what each reads.
struct ColumnType {
  ColumnKind kind = ColumnKind::Text;
  char decimalMark = '.';                  ///< '.' or ','
  std::optional<char> thousandsMark = {};  ///< '.', ',', '\'' or ' ' (any space); none: not used
  /// Letters as in Unicode's CLDR ("dd/MM/yyyy HH:mm"); only for dates.
  std::string datePattern = {};
  /// Languages of the names in dates ("it", "it en" where mixed); empty: none.
  std::string dateLanguage = {};
  bool operator==(const ColumnType &) const = default;
};

/// A type with how well it fits.
struct ColumnGuess {
  ColumnType type;
  /// Reads as many cells, so that the choice between both was a tie.
  std::optional<ColumnType> other = {};
  Message reason = {};           ///< one sentence
  std::uint64_t filled = 0;      ///< cells looked at that are not blank
  std::uint64_t unparsed = 0;    ///< of these, not to be read under the type; 0 for texts
  std::uint64_t rowsLooked = 0;  ///< fewer than the table's rows: a sample
};

/// Which rows a guess looks at: some thousand, evenly spread, or all of them.
enum class GuessScope { Sample, AllRows };

/// True if the cell is empty or of white space only: no value. O(length).
bool isBlankCell(std::string_view cell);

/// The type of a column, by its cells and, for codes such as telephone numbers,
/// its name. The type always comes from a sample; with AllRows the cells that
/// cannot be read are counted in the whole table, on `context.threads` threads.
/// Independent of the number of threads. Errors: Cancelled.
Result<ColumnGuess> guessColumnType(const Dataset &dataset, ColumnId column, GuessScope scope,
                                    const RunContext &context);

/// The same for every column. O(columns) with Sample, O(cells) with AllRows.
Result<std::vector<ColumnGuess>> guessColumnTypes(const Dataset &dataset, GuessScope scope,
                                                  const RunContext &context);

/// What a user may choose for the column, from a sample: the guess first, then
/// all other kinds, marks and patterns that read any cell, best first; text is
/// always among them. Errors: Cancelled.
Result<std::vector<ColumnGuess>> columnTypeChoices(const Dataset &dataset, ColumnId column,
                                                   const RunContext &context);

/// Counts the cells of the whole column under a type that was set by hand.
/// O(cells). Errors: Cancelled; BadParameter as checkColumnType().
Result<ColumnGuess> countUnderType(const Dataset &dataset, ColumnId column, const ColumnType &type,
                                   const RunContext &context);

/// BadParameter with a sentence where the marks are equal or unknown, the
/// pattern has no date in it or a letter that is not read, or a language is
/// not known.
Result<void> checkColumnType(const ColumnType &type);

}  // namespace shinglescope
