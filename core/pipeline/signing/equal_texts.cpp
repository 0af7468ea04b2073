// SPDX-License-Identifier: MIT
#include "core/pipeline/signing/equal_texts.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/dataset/table/row_window.h"
#include "core/shingle/shingled_texts.h"
#include "core/text/text_preparation.h"

namespace shinglescope {
namespace {

constexpr std::size_t kRowsShownTogether = 1024;
/// Memory for the first texts of classes: an eighth of the run's.
constexpr std::uint64_t kFirstTextsShare = 8;

/// Compares the prepared texts of rows. Usually the cells are equal already.
class TextComparer {
 public:
  static Result<TextComparer> create(const SigningInput &input) {
    auto first = TextPreparer::create(input.preparation);
    if (!first) return first.error();
    auto second = TextPreparer::create(input.preparation);
    if (!second) return second.error();
    return TextComparer(std::move(*first), std::move(*second));
  }

  bool areEqual(std::string_view a, std::string_view b) {
    return a == b || m_first.prepare(a) == m_second.prepare(b);
  }

 private:
  TextComparer(TextPreparer first, TextPreparer second)
      : m_first(std::move(first)), m_second(std::move(second)) {}

  TextPreparer m_first;
  TextPreparer m_second;
};

/// Groups rows that `window` shows, or the rows of a table in memory.
Result<EqualRows> compareShown(const SigningInput &input, std::span<const Digest128> digests,
                               const RowWindow &window, TextComparer &comparer,
                               const RunContext &context) {
  std::string joinedA;
  std::string joinedB;
  const auto isSame = [&](std::uint32_t a, std::uint32_t b) {
    return input.scope.isSameClass(RecordId{a}, RecordId{b}) &&
           comparer.areEqual(recordText(window, RecordId{a}, input.columns, joinedA),
                             recordText(window, RecordId{b}, input.columns, joinedB));
  };
  return findEqualRows(digests, isSame, context);
}

/// Reads rows again, in ascending order, and compares each with the first row of its digest.
class SourceComparer {
 public:
  SourceComparer(const SigningInput &input, std::span<const std::uint32_t> smallestRow,
                 TextComparer &comparer, const RunContext &context)
      : m_input(input),
        m_smallestRow(smallestRow),
        m_comparer(comparer),
        m_context(context),
        m_window(input.dataset) {}

  /// Returns whether all of `rows` have the text of their first row.
  Result<bool> areAllEqual(std::vector<std::uint32_t> rows) {
    while (!rows.empty()) {
      if (auto held = holdFirsts(rows); !held) return held.error();
      std::vector<std::uint32_t> ready;
      std::vector<std::uint32_t> later;
      for (const std::uint32_t row : rows)
        (m_firsts.contains(m_smallestRow[row]) ? ready : later).push_back(row);
      const auto equal = areEqual(ready);
      if (!equal || !*equal) return equal;
      rows = std::move(later);
    }
    return true;
  }

 private:
  /// Calls `use` with each row and its text, until it returns false.
  template <class Use>
  Result<bool> eachText(std::span<const std::uint32_t> rows, const Use &use) {
    while (!rows.empty()) {
      if (m_context.isCancelled()) return cancelledError();
      const auto some = rows.first(std::min(rows.size(), kRowsShownTogether));
      if (auto shown = m_window.show(some, m_input.columns); !shown) return shown.error();
      for (const std::uint32_t row : some)
        if (!use(row, recordText(m_window, RecordId{row}, m_input.columns, m_joined))) return false;
      rows = rows.subspan(some.size());
    }
    return true;
  }

  /// Holds the texts of the first rows, as far as they fit into memory, but at least one.
  Result<bool> holdFirsts(std::span<const std::uint32_t> rows) {
    std::vector<std::uint32_t> firsts;
    for (const std::uint32_t row : rows) firsts.push_back(m_smallestRow[row]);
    std::ranges::sort(firsts);
    firsts.erase(std::ranges::unique(firsts).begin(), firsts.end());
    m_firsts.clear();
    const std::uint64_t most = memoryLimit(m_context) / kFirstTextsShare;
    std::uint64_t bytes = 0;
    return eachText(firsts, [&](std::uint32_t row, std::string_view text) {
      m_firsts.emplace(row, text);
      bytes += text.size() + sizeof(std::string);
      return bytes < most;
    });
  }

  Result<bool> areEqual(std::span<const std::uint32_t> rows) {
    return eachText(rows, [&](std::uint32_t row, std::string_view text) {
      return m_comparer.areEqual(m_firsts.at(m_smallestRow[row]), text);
    });
  }

  const SigningInput &m_input;
  std::span<const std::uint32_t> m_smallestRow;
  TextComparer &m_comparer;
  const RunContext &m_context;
  RowWindow m_window;
  std::unordered_map<std::uint32_t, std::string> m_firsts;
  std::string m_joined;
};

/// The rows whose digest an earlier row has, and with `withFirst` also the first one of each.
std::vector<std::uint32_t> repeatedRows(const EqualRows &equal, bool withFirst) {
  std::vector<bool> isWanted(equal.smallestRow.size());
  for (std::uint32_t row = 0; row < isWanted.size(); ++row) {
    const std::uint32_t first = equal.smallestRow[row];
    if (first == row) continue;
    isWanted[row] = true;
    if (withFirst) isWanted[first] = true;
  }
  std::vector<std::uint32_t> rows;
  for (std::uint32_t row = 0; row < isWanted.size(); ++row)
    if (isWanted[row]) rows.push_back(row);
  return rows;
}

}  // namespace

Result<EqualRows> findEqualTexts(const SigningInput &input, std::span<const Digest128> digests,
                                 const RunContext &context) {
  auto comparer = TextComparer::create(input);
  if (!comparer) return comparer.error();
  RowWindow window(input.dataset);
  if (input.dataset.keepsText()) return compareShown(input, digests, window, *comparer, context);
  const auto isAlike = [](std::uint32_t, std::uint32_t) { return true; };
  auto alike = findEqualRows(digests, isAlike, context);
  if (!alike) return alike;
  const auto isRight = SourceComparer(input, alike->smallestRow, *comparer, context)
                           .areAllEqual(repeatedRows(*alike, false));
  if (!isRight) return isRight.error();
  if (*isRight) return alike;
  // Only crafted texts get here. Their classes are found with all of them in memory.
  const std::vector<std::uint32_t> rows = repeatedRows(*alike, true);
  if (auto shown = window.show(rows, input.columns); !shown) return shown.error();
  return compareShown(input, digests, window, *comparer, context);
}

}  // namespace shinglescope
