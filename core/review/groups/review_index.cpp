// SPDX-License-Identifier: MIT
#include "core/review/groups/review_index.h"

#include <algorithm>

namespace shinglescope {

ReviewIndex::ReviewIndex(std::shared_ptr<const DuplicateResult> result, const ReviewMarks &marks)
    : m_result(std::move(result)),
      m_pairs(m_result->pairs.size()),
      m_classes(m_result->classes.textCount()),
      m_rows(m_result->classes.textOfRow.size()) {
  indexPairs();
  for (const JudgedPair &judged : marks.pairs) judge(judged);
  for (const GroupMark &marked : marks.rows) mark(marked);
}

/// Pairs ascend by (textA, textB), so the pairs from a text are contiguous. The pairs to a text are
/// placed by a counting sort.
void ReviewIndex::indexPairs() {
  const std::size_t texts = m_result->classes.textCount();
  m_from.assign(texts + 1, 0);
  m_toOffsets.assign(texts + 1, 0);
  for (const ScoredPair &pair : m_result->pairs) {
    ++m_from[pair.textA.value + 1];
    ++m_toOffsets[pair.textB.value + 1];
  }
  for (std::size_t text = 0; text < texts; ++text) {
    m_from[text + 1] += m_from[text];
    m_toOffsets[text + 1] += m_toOffsets[text];
  }
  m_to.resize(m_result->pairs.size());
  std::vector<std::uint32_t> next(m_toOffsets.begin(), m_toOffsets.end() - 1);
  for (std::size_t i = 0; i < m_result->pairs.size(); ++i)
    m_to[next[m_result->pairs[i].textB.value]++] = static_cast<std::uint32_t>(i);
}

std::optional<std::uint32_t> ReviewIndex::findPair(TextId a, TextId b) const {
  if (b < a) std::swap(a, b);
  const auto [first, last] = pairsFrom(a);
  const auto begin = m_result->pairs.begin();
  const auto found =
      std::ranges::lower_bound(begin + first, begin + last, b, {}, &ScoredPair::textB);
  if (found == begin + last || found->textB != b) return std::nullopt;
  return static_cast<std::uint32_t>(found - begin);
}

void ReviewIndex::judge(const JudgedPair &judged) {
  if (std::max(judged.a, judged.b).value >= m_rows.size()) return;
  TextId textA = m_result->classes.textOf(judged.a);
  TextId textB = m_result->classes.textOf(judged.b);
  ResolvedJudgement said{judged.verdict, judged.keep, judged.isContested};
  if (textB < textA) {
    std::swap(textA, textB);
    said.keep = otherSide(said.keep);
  }
  m_hasVerdicts = m_hasVerdicts || !said.isSilent();
  if (textA == textB) {
    m_classes[textA.value] = said;
  } else if (const auto pair = findPair(textA, textB)) {
    m_pairs[*pair] = said;
  } else if (said.isSilent()) {
    m_loose.erase({textA, textB});
  } else {
    m_loose[{textA, textB}] = said;
  }
}

void ReviewIndex::mark(const GroupMark &marked) {
  if (marked.row.value < m_rows.size()) m_rows[marked.row.value] = {marked.mark, marked.isByHand};
}

ReviewIndex::ResolvedJudgement ReviewIndex::judgementOfRows(RecordId a, RecordId b) const {
  if (!m_hasVerdicts) return {};
  const TextPair texts = std::minmax(m_result->classes.textOf(a), m_result->classes.textOf(b));
  if (texts.first == texts.second) return ofClass(texts.first);
  if (const auto pair = findPair(texts.first, texts.second)) return ofPair(*pair);
  const auto found = m_loose.find(texts);
  return found == m_loose.end() ? ResolvedJudgement() : found->second;
}

std::optional<RecordId> ReviewIndex::firstPresent(TextId text) const {
  for (const std::uint32_t row : m_result->classes.rowsOf(text))
    if (isPresent(RecordId{row})) return RecordId{row};
  return std::nullopt;
}

}  // namespace shinglescope
