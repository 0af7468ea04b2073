// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "core/base/parallel.h"
#include "core/dataset/columns/column_sample.h"
#include "core/dataset/columns/column_type.h"
#include "core/dataset/columns/date_guess.h"

namespace shinglescope {

namespace {

constexpr std::size_t kSampleRows = 5'000;
constexpr std::size_t kLeastSampleRows = 100;
constexpr std::size_t kSampleCells = 1'000'000;

constexpr std::array<std::pair<char, char>, 8> kMarkChoices{
    {{'.', 0}, {',', 0}, {'.', ','}, {',', '.'}, {'.', ' '}, {',', ' '}, {'.', '\''}, {',', '\''}}};

/// Samples fewer rows of a wide table.
std::size_t sampleRows(const Dataset &dataset) {
  const std::size_t columns = std::max<std::size_t>(dataset.columnCount(), 1);
  return std::clamp(kSampleCells / columns, kLeastSampleRows, kSampleRows);
}

ColumnGuess guessed(const ColumnSample &sample, ColumnType type, Message reason) {
  ColumnGuess guess{.type = std::move(type), .reason = std::move(reason)};
  guess.filled = sample.filled();
  guess.rowsLooked = sample.rows;
  guess.unparsed = unparsedIn(sample, guess.type);
  return guess;
}

ColumnGuess guessedNumber(const ColumnSample &sample, const NumberGuess &number) {
  ColumnGuess guess = guessed(sample, *number.type, {});
  guess.other = number.other;
  guess.reason = {number.other ? MessageId::TypeNumbersTie : MessageId::TypeNumbers,
                  {sample.filled() - guess.unparsed, sample.filled()}};
  return guess;
}

ColumnGuess guessedDate(const ColumnSample &sample, const DateGuess &date) {
  ColumnGuess guess = guessed(sample, date.type, {});
  guess.other = date.other;
  guess.reason = {date.other ? MessageId::TypeDatesTie : MessageId::TypeDates,
                  {sample.filled() - guess.unparsed, sample.filled(), date.type.datePattern}};
  return guess;
}

ColumnGuess guessFrom(const ColumnSample &sample, std::string_view name, const DateGuesser &dates) {
  if (sample.filled() == 0) return guessed(sample, {}, {MessageId::TypeNothingFilled});
  // If more than half of the cells are longer texts, neither a number nor a date can fit.
  if (sample.tooLong * 2 > sample.filled()) return guessed(sample, {}, {MessageId::TypeLongTexts});
  const std::optional<DateGuess> date = dates.guess(sample);
  if (date && fitsColumn(sample, date->type, date->unparsed)) return guessedDate(sample, *date);
  const NumberGuess number = guessNumber(sample, name);
  if (!number.type) return guessed(sample, {}, {MessageId::TypeNeither});
  const bool fits = fitsColumn(sample, *number.type, unparsedIn(sample, *number.type));
  if (!fits) return guessed(sample, {}, {MessageId::TypeTooFew});
  if (number.isCode) return guessed(sample, {}, {MessageId::TypeCodes});
  return guessedNumber(sample, number);
}

Result<void> countAll(const Dataset &dataset, ColumnId column, ColumnGuess &guess,
                      const RunContext &context) {
  if (guess.rowsLooked == dataset.rowCount()) return {};
  const Result<ColumnGuess> counted = countUnderType(dataset, column, guess.type, context);
  if (!counted) return counted.error();
  guess.filled = counted->filled;
  guess.unparsed = counted->unparsed;
  guess.rowsLooked = counted->rowsLooked;
  return {};
}

}  // namespace

Result<ColumnGuess> guessColumnType(const Dataset &dataset, ColumnId column, GuessScope scope,
                                    const RunContext &context) {
  const ColumnSample sample = sampleColumn(dataset, column, sampleRows(dataset));
  ColumnGuess guess = guessFrom(sample, dataset.columnName(column), DateGuesser());
  if (context.isCancelled()) return cancelledError();
  if (scope == GuessScope::Sample) return guess;
  Result<void> counted = countAll(dataset, column, guess, context);
  if (!counted) return counted.error();
  return guess;
}

Result<std::vector<ColumnGuess>> guessColumnTypes(const Dataset &dataset, GuessScope scope,
                                                  const RunContext &context) {
  const DateGuesser dates;
  std::vector<ColumnGuess> guesses(dataset.columnCount());
  const auto work = [&](const Block &block) -> Result<void> {
    const ColumnId column{static_cast<std::uint32_t>(block.begin)};
    const ColumnSample sample = sampleColumn(dataset, column, sampleRows(dataset));
    guesses[block.begin] = guessFrom(sample, dataset.columnName(column), dates);
    return {};
  };
  Result<void> done = forEachBlock(context, guesses.size(), 1, work);
  for (std::uint32_t column = 0; done && scope == GuessScope::AllRows && column < guesses.size();
       ++column) {
    done = countAll(dataset, {column}, guesses[column], context);
  }
  if (!done) return done.error();
  return guesses;
}

Result<std::vector<ColumnGuess>> columnTypeChoices(const Dataset &dataset, ColumnId column,
                                                   const RunContext &context) {
  const ColumnSample sample = sampleColumn(dataset, column, sampleRows(dataset));
  const DateGuesser dates;
  const ColumnGuess best = guessFrom(sample, dataset.columnName(column), dates);
  std::vector<ColumnGuess> others;
  for (const auto &[decimal, thousands] : kMarkChoices) {
    ColumnType type{.kind = ColumnKind::Number, .decimalMark = decimal};
    if (thousands != 0) type.thousandsMark = thousands;
    others.push_back(guessed(sample, type, {}));
  }
  for (const DateGuess &date : dates.choices(sample))
    others.push_back(guessed(sample, date.type, {}));
  if (context.isCancelled()) return cancelledError();
  std::ranges::stable_sort(others, {}, &ColumnGuess::unparsed);
  others.insert(others.begin(), guessed(sample, {}, {}));
  std::vector<ColumnGuess> choices{best};
  for (ColumnGuess &other : others) {
    const bool readsAny = other.unparsed < other.filled || other.type.kind == ColumnKind::Text;
    if (readsAny && other.type != best.type) choices.push_back(std::move(other));
  }
  return choices;
}

}  // namespace shinglescope
