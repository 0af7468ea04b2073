// SPDX-License-Identifier: MIT
#include "core/shingle/text_classes.h"

#include <numeric>

#include "core/base/digest_order.h"
#include "core/base/sorted_list.h"

namespace shinglescope {
namespace {

constexpr std::size_t kTextClassesRowsPerPoll = 1U << 14U;

std::uint32_t rowOf(std::uint64_t item) { return static_cast<std::uint32_t>(item); }

/// Finds the rows with equal texts in runs of equal sort keys.
class RunGrouper {
 public:
  RunGrouper(std::span<const Digest128> digests, const SameText &isSame, const RunContext &context)
      : m_digests(digests), m_isSame(isSame), m_context(context) {}

  /// `run` has at least two items with the same leading digest bits.
  Result<void> group(std::span<std::uint64_t> run, EqualRows &equal) {
    std::sort(run.begin(), run.end(), [this](std::uint64_t a, std::uint64_t b) {
      const auto order = m_digests[rowOf(a)] <=> m_digests[rowOf(b)];
      return order != 0 ? order < 0 : rowOf(a) < rowOf(b);
    });
    for (std::size_t begin = 0; begin < run.size();) {
      std::size_t end = begin + 1;
      while (end < run.size() && m_digests[rowOf(run[end])] == m_digests[rowOf(run[begin])]) ++end;
      if (auto done = assign(run.subspan(begin, end - begin), equal); !done) return done;
      begin = end;
    }
    return {};
  }

 private:
  /// Handles all rows of one digest: all texts are equal except for crafted collisions.
  Result<void> assign(std::span<const std::uint64_t> rows, EqualRows &equal) {
    m_representatives.clear();
    for (const std::uint64_t item : rows) {
      const std::uint32_t row = rowOf(item);
      if (++m_compared % kTextClassesRowsPerPoll == 0 && m_context.isCancelled())
        return cancelledError();
      const auto same =
          std::find_if(m_representatives.begin(), m_representatives.end(),
                       [&](std::uint32_t representative) { return m_isSame(representative, row); });
      const bool isNew = same == m_representatives.end();
      equal.smallestRow[row] = isNew ? row : *same;
      if (!isNew) continue;
      if (!m_representatives.empty()) equal.collided.push_back(row);
      m_representatives.push_back(row);
    }
    return {};
  }

  std::span<const Digest128> m_digests;
  const SameText &m_isSame;
  const RunContext &m_context;
  std::vector<std::uint32_t> m_representatives;
  std::size_t m_compared = 0;
};

}  // namespace

Result<EqualRows> findEqualRows(std::span<const Digest128> digests, const SameText &isSame,
                                const RunContext &context) {
  auto sorted = rowsByDigest(digests, context);
  if (!sorted) return sorted.error();
  std::vector<std::uint64_t> &items = *sorted;
  EqualRows equal;
  equal.smallestRow = numbersBelow(items.size());
  RunGrouper grouper(digests, isSame, context);
  for (std::size_t begin = 0; begin < items.size();) {
    if (begin % kTextClassesRowsPerPoll == 0 && context.isCancelled()) return cancelledError();
    std::size_t end = begin + 1;
    while (end < items.size() && items[end] >> 32U == items[begin] >> 32U) ++end;
    if (end - begin > 1) {
      const auto run = std::span(items).subspan(begin, end - begin);
      if (auto done = grouper.group(run, equal); !done) return done.error();
    }
    begin = end;
  }
  return equal;
}

TextClasses makeTextClasses(const std::vector<std::uint32_t> &smallestRow) {
  TextClasses classes;
  classes.textOfRow.resize(smallestRow.size());
  std::vector<std::uint32_t> ends{0};
  ends.reserve(smallestRow.size() + 1);
  for (std::uint32_t row = 0; row < smallestRow.size(); ++row) {
    const bool isNew = smallestRow[row] == row;
    const auto text =
        isNew ? static_cast<std::uint32_t>(ends.size() - 1) : classes.textOfRow[smallestRow[row]];
    if (isNew) ends.push_back(0);
    classes.textOfRow[row] = text;
    ++ends[text + 1];
  }
  std::partial_sum(ends.begin(), ends.end(), ends.begin());
  classes.rowOffsets = ends;
  classes.rows.resize(smallestRow.size());
  for (std::uint32_t row = 0; row < smallestRow.size(); ++row)
    classes.rows[ends[classes.textOfRow[row]]++] = row;
  return classes;
}

std::vector<std::uint32_t> textsWithShingles(const TextClasses &classes) {
  std::vector<std::uint32_t> texts;
  texts.reserve(classes.textCount() - classes.emptyTexts.size());
  auto empty = classes.emptyTexts.begin();
  for (std::uint32_t text = 0; text < classes.textCount(); ++text) {
    if (empty != classes.emptyTexts.end() && *empty == text)
      ++empty;
    else
      texts.push_back(text);
  }
  return texts;
}

}  // namespace shinglescope
