// SPDX-License-Identifier: MIT
#include "core/review/labels/pair_collector.h"

#include <algorithm>

#include "core/dataset/source/encoding.h"

namespace shinglescope {

void PairCollector::skip(PairProblem problem, std::uint64_t line, std::string_view value) {
  ++m_list.lines;
  m_list.unused.push_back({problem, line, shortenedForMessage(value, kMostShownBytes)});
}

void PairCollector::add(const FoundRow &a, const FoundRow &b, NamedPair pair,
                        std::string_view valueA, std::string_view valueB) {
  if (const auto *problem = std::get_if<PairProblem>(&a)) return skip(*problem, pair.line, valueA);
  if (const auto *problem = std::get_if<PairProblem>(&b)) return skip(*problem, pair.line, valueB);
  pair.a = std::get<RecordId>(a);
  pair.b = std::get<RecordId>(b);
  if (pair.a == pair.b) return skip(PairProblem::SameRow, pair.line, valueA);
  const auto [low, high] = std::minmax(pair.a.value, pair.b.value);
  const auto [known, isNew] =
      m_known.try_emplace(std::uint64_t{low} << 32U | std::uint64_t{high}, pair.label);
  if (!isNew)
    return skip(known->second == pair.label ? PairProblem::Repeated : PairProblem::Contradictory,
                pair.line, valueA);
  ++m_list.lines;
  m_list.pairs.push_back(pair);
}

}  // namespace shinglescope
