// SPDX-License-Identifier: MIT
#include "core/review/labels/pair_list.h"

#include <algorithm>
#include <array>

namespace shinglescope {
namespace {

struct PairProblemText {
  const char *name;
  MessageId message;
};

constexpr std::array<PairProblemText, static_cast<std::size_t>(PairProblem::Count)>
    kPairProblemTexts = {{{"id_missing", MessageId::PairIdMissing},
                          {"id_unknown", MessageId::PairIdUnknown},
                          {"id_of_several", MessageId::PairIdOfSeveral},
                          {"same_row", MessageId::PairOfOneRow},
                          {"repeated", MessageId::PairRepeated},
                          {"contradictory", MessageId::PairContradictory},
                          {"score_unclear", MessageId::PairScoreUnclear},
                          {"label_unclear", MessageId::PairLabelUnclear},
                          {"record_unclear", MessageId::PairRecordUnclear},
                          {"record_unknown", MessageId::PairRecordUnknown},
                          {"record_of_several", MessageId::PairRecordOfSeveral},
                          {"nothing_shared", MessageId::PairSharesNothing},
                          {"table_unknown", MessageId::PairTableUnknown},
                          {"same_table", MessageId::PairOfOneTable}}};

const PairProblemText &textOf(PairProblem problem) {
  return kPairProblemTexts[static_cast<std::size_t>(problem)];
}

}  // namespace

const char *pairProblemName(PairProblem problem) { return textOf(problem).name; }

MessageId pairProblemMessage(PairProblem problem) { return textOf(problem).message; }

std::uint64_t NamedPairs::countOf(PairProblem problem) const {
  return static_cast<std::uint64_t>(
      std::ranges::count(unused, problem, [](const UnusedPair &each) { return each.problem; }));
}

void NamedPairs::setAside(std::span<const std::uint32_t> apart, PairProblem problem) {
  std::vector<bool> isApart(pairs.size());
  for (const std::uint32_t pair : apart) {
    isApart[pair] = true;
    unused.push_back({problem, pairs[pair].line});
  }
  std::size_t kept = 0;
  for (std::size_t pair = 0; pair < pairs.size(); ++pair)
    if (!isApart[pair]) pairs[kept++] = pairs[pair];
  pairs.resize(kept);
  std::ranges::stable_sort(unused, {}, [](const UnusedPair &each) { return each.line; });
}

void NamedPairs::setAsideWithinTables(const Dataset &dataset) {
  std::vector<std::uint32_t> within;
  for (std::uint32_t pair = 0; pair < pairs.size(); ++pair)
    if (isInSecondTable(dataset, pairs[pair].a) == isInSecondTable(dataset, pairs[pair].b))
      within.push_back(pair);
  setAside(within, PairProblem::SameTable);
}

std::vector<Message> NamedPairs::unusedText() const {
  std::vector<Message> text;
  if (unused.empty()) return text;
  text.push_back({MessageId::PairLinesUnused, {unused.size(), lines}});
  for (std::size_t i = 0; i < kPairProblemTexts.size(); ++i) {
    const std::uint64_t count = countOf(static_cast<PairProblem>(i));
    if (count > 0)
      text.push_back({MessageId::PairLinesOfKind, {count, kPairProblemTexts[i].message}});
  }
  return text;
}

}  // namespace shinglescope
