// SPDX-License-Identifier: MIT
#include "core/review/groups/group_members.h"

#include <functional>
#include <unordered_map>

namespace shinglescope {
namespace {

/// Visits the texts at the other ends of a text's links.
void forEachLinked(const ReviewGroups &groups, TextId text,
                   const std::function<void(TextId)> &visit) {
  const ReviewIndex &index = groups.index();
  const DuplicateResult &result = index.result();
  const auto look = [&](std::uint32_t pair, TextId other) {
    const bool isLink = index.ofPair(pair).verdict != Verdict::NotDuplicate &&
                        isPairAtLeast(result.pairs[pair], result.recipe(), groups.threshold());
    if (isLink) visit(other);
  };
  for (const std::uint32_t pair : index.pairsTo(text)) look(pair, result.pairs[pair].textA);
  const auto [first, last] = index.pairsFrom(text);
  for (std::uint32_t pair = first; pair < last; ++pair) look(pair, result.pairs[pair].textB);
}

bool belongsTo(const ReviewGroups &groups, RecordId row, std::uint32_t slot) {
  const ReviewIndex &index = groups.index();
  const auto isIn = [&](TextId text) {
    const auto present = index.firstPresent(text);
    return present && groups.slotOf(*present) == slot;
  };
  const TextId text = index.result().classes.textOf(row);
  if (isIn(text)) return true;
  bool isLinked = false;
  forEachLinked(groups, text, [&](TextId other) { isLinked = isLinked || isIn(other); });
  return isLinked;
}

}  // namespace

std::vector<RecordId> rowsTakenOut(const ReviewGroups &groups, std::uint32_t slot) {
  std::vector<RecordId> out;
  const auto rows = static_cast<std::uint32_t>(groups.index().result().classes.textOfRow.size());
  for (std::uint32_t row = 0; row < rows; ++row) {
    if (!groups.index().isPresent(RecordId{row}) && belongsTo(groups, RecordId{row}, slot))
      out.push_back(RecordId{row});
  }
  return out;
}

std::vector<RecordId> linkChain(const ReviewGroups &groups, RecordId a, RecordId b) {
  const std::uint32_t slot = groups.slotOf(a);
  if (slot == ReviewGroups::kNoGroup || groups.slotOf(b) != slot) return {};
  const ReviewIndex &index = groups.index();
  const TextId from = index.result().classes.textOf(a);
  const TextId to = index.result().classes.textOf(b);
  if (from == to) return {a, b};
  std::unordered_map<std::uint32_t, TextId> towards{{to.value, to}};  // the next text towards b
  std::vector<TextId> reached{to};
  for (std::size_t at = 0; at < reached.size() && !towards.contains(from.value); ++at) {
    forEachLinked(groups, reached[at], [&](TextId other) {
      if (index.firstPresent(other) && towards.try_emplace(other.value, reached[at]).second)
        reached.push_back(other);
    });
  }
  if (!towards.contains(from.value)) return {};
  std::vector<RecordId> chain{a};
  for (TextId text = towards.at(from.value); text != to; text = towards.at(text.value))
    chain.push_back(*index.firstPresent(text));
  chain.push_back(b);
  return chain;
}

std::optional<double> knownSimilarity(const ReviewGroups &groups, RecordId a, RecordId b) {
  const DuplicateResult &result = groups.index().result();
  const TextId textA = result.classes.textOf(a);
  const TextId textB = result.classes.textOf(b);
  if (textA == textB) return 1.0;
  const auto pair = groups.index().findPair(textA, textB);
  if (!pair) return std::nullopt;
  return decidingSimilarity(result.pairs[*pair], result.recipe());
}

}  // namespace shinglescope
