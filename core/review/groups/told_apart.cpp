// SPDX-License-Identifier: MIT
#include "core/review/groups/told_apart.h"

#include <algorithm>

#include "core/base/disjoint_sets.h"

namespace shinglescope {
namespace {

/// Calls `visit(text, text, judgement)` for each judged pair of texts.
template <class Visit>
void forEachJudgement(const ReviewIndex &index, Visit visit) {
  const auto &pairs = index.result().pairs;
  for (std::size_t i = 0; i < pairs.size(); ++i)
    if (!index.ofPair(i).isSilent()) visit(pairs[i].textA, pairs[i].textB, index.ofPair(i));
  for (const auto &[texts, said] : index.loose()) visit(texts.first, texts.second, said);
}

}  // namespace

ToldApart::ToldApart(const ReviewIndex &index) : m_index(index) {
  if (!index.hasVerdicts()) return;
  const std::size_t texts = index.result().classes.textCount();
  DisjointSets sets(texts);
  forEachJudgement(index, [&sets](TextId a, TextId b, const ReviewIndex::ResolvedJudgement &said) {
    if (said.isDuplicate()) sets.unite(a.value, b.value);
  });
  m_components.resize(texts);
  for (std::uint32_t text = 0; text < texts; ++text) m_components[text] = sets.find(text);
  forEachJudgement(index, [this](TextId a, TextId b, const ReviewIndex::ResolvedJudgement &said) {
    if (said.isNot())
      m_not.push_back(endsOf(a, b));
    else if (said.verdict == Verdict::Unsure)
      m_unsure.push_back(endsOf(a, b));
  });
  std::ranges::sort(m_not);
  std::ranges::sort(m_unsure);
}

ToldApart::Ends ToldApart::endsOf(TextId a, TextId b) const {
  return std::minmax(m_components[a.value], m_components[b.value]);
}

Verdict ToldApart::verdictOn(RecordId a, RecordId b) const {
  if (m_components.empty()) return Verdict::Undecided;
  const ReviewIndex::ResolvedJudgement said = m_index.judgementOfRows(a, b);
  if (said.isNot()) return Verdict::NotDuplicate;
  if (said.verdict == Verdict::Unsure) return Verdict::Unsure;
  const TextClasses &classes = m_index.result().classes;
  if (said.isDuplicate() || classes.textOf(a) == classes.textOf(b)) return Verdict::Undecided;
  const Ends ends = endsOf(classes.textOf(a), classes.textOf(b));
  if (std::ranges::binary_search(m_not, ends)) return Verdict::NotDuplicate;
  const bool isJoined = ends.first == ends.second;  // a join overrides Unsure
  return !isJoined && std::ranges::binary_search(m_unsure, ends) ? Verdict::Unsure
                                                                 : Verdict::Undecided;
}

}  // namespace shinglescope
