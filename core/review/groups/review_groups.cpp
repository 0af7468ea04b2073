// SPDX-License-Identifier: MIT
#include "core/review/groups/review_groups.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/base/disjoint_sets.h"
#include "core/base/parallel.h"
#include "core/base/sorted_list.h"
#include "core/review/groups/group_description.h"

namespace shinglescope {
namespace {

constexpr std::size_t kReviewGroupsPerBlock = 16;
/// The limit of set comparisons for a single change: a few milliseconds.
constexpr std::size_t kComparisonsAtOnce = 20'000;

/// The weakest link of a previous group, by texts.
struct KnownLink {
  std::vector<TextId> texts;
  WeakestLink link;
};

bool isMeasuredAtOnce(const GroupingInput &input, const TextComponent &component,
                      std::size_t rows) {
  const std::size_t texts = component.texts.size();
  return weakestLinkBasis(input, rows) != WeakestLinkBasis::AllMembers ||
         texts * (texts - 1) / 2 <= kComparisonsAtOnce;
}

/// The lowest link between all texts of a group is also the lowest of every subset that contains
/// both of its texts.
const WeakestLink *knownLinkOf(const TextComponent &component,
                               const std::vector<KnownLink> &known) {
  const std::vector<TextId> &texts = component.texts;
  for (const KnownLink &candidate : known) {
    const auto holds = [&texts](TextId text) {
      return std::binary_search(texts.begin(), texts.end(), text);
    };
    if (candidate.link.basis == WeakestLinkBasis::AllMembers && holds(candidate.link.textA) &&
        holds(candidate.link.textB) &&
        std::includes(candidate.texts.begin(), candidate.texts.end(), texts.begin(), texts.end()))
      return &candidate.link;
  }
  return nullptr;
}

}  // namespace

GroupingInput ReviewGroups::input() const {
  const DuplicateResult &result = m_index.result();
  const Recipe &recipe = result.recipe();
  return {result.classes,     result.sets, result.pairs, m_threshold, recipe.signature.numHashes,
          recipe.verification};
}

bool ReviewGroups::isLink(std::size_t pair) const {
  const ScoredPair &scored = m_index.result().pairs[pair];
  return m_index.ofPair(pair).verdict != Verdict::NotDuplicate &&
         m_index.firstPresent(scored.textA) && m_index.firstPresent(scored.textB);
}

Result<ReviewGroups> ReviewGroups::make(std::shared_ptr<const DuplicateResult> result,
                                        const Ratio &threshold, const ReviewMarks &marks,
                                        const RunContext &context) {
  context.startStage(Stage::Grouping, WorkUnit::Nothing, 0);
  ReviewGroups groups(std::move(result), threshold, marks);
  if (groups.m_index.result().firstReference) return groups;
  const GroupingInput input = groups.input();
  const auto connected = connectTexts(
      input, [&groups](std::size_t pair) { return groups.isLink(pair); }, context);
  if (!connected) return connected.error();
  context.startStage(Stage::Grouping, WorkUnit::Groups, connected->size());
  std::vector<ReviewGroup> described(connected->size());
  const auto describe = [&](const Block &block) -> Result<void> {
    for (std::size_t i = block.begin; i < block.end; ++i) {
      const TextComponent &component = (*connected)[i];
      ReviewGroup &group = described[i];
      group = describeGroup(groups.m_index, component);
      if (group.rows.empty()) continue;
      const auto weakest = findWeakestLink(input, component, group.rows.size(), context);
      if (!weakest) return weakest.error();
      group.weakest = linkOfRows(groups.m_index, *weakest, group);
    }
    context.advance(block.end - block.begin);
    return {};
  };
  if (auto done = forEachBlock(context, described.size(), kReviewGroupsPerBlock, describe); !done)
    return done.error();
  std::vector<std::uint32_t> order;
  for (std::uint32_t i = 0; i < described.size(); ++i)
    if (!described[i].rows.empty()) order.push_back(i);
  // If the first rows of a text were taken out, texts are not in row order.
  std::ranges::sort(order, {}, [&](std::uint32_t i) { return described[i].rows.front(); });
  groups.m_slots.reserve(order.size());
  for (const std::uint32_t i : order) groups.place(std::move(described[i]), (*connected)[i].texts);
  return groups;
}

std::uint32_t ReviewGroups::place(ReviewGroup group, const std::vector<TextId> &texts) {
  std::uint32_t slot = static_cast<std::uint32_t>(m_slots.size());
  if (m_free.empty()) {
    m_slots.emplace_back();
  } else {
    slot = m_free.back();
    m_free.pop_back();
  }
  m_slots[slot] = std::move(group);
  for (const TextId text : texts) m_slotOfText[text.value] = slot;
  return slot;
}

std::vector<std::uint32_t> ReviewGroups::inOrder() const {
  std::vector<std::uint32_t> order;
  for (std::uint32_t slot = 0; slot < m_slots.size(); ++slot)
    if (!m_slots[slot].rows.empty()) order.push_back(slot);
  std::ranges::sort(order, {}, [this](std::uint32_t slot) { return m_slots[slot].rows.front(); });
  return order;
}

std::uint32_t ReviewGroups::slotOf(RecordId row) const {
  if (!m_index.isPresent(row)) return kNoGroup;
  return m_slotOfText[m_index.result().classes.textOf(row).value];
}

void ReviewGroups::addGroupOf(TextId text, std::vector<TextId> &texts) const {
  texts.push_back(text);
  const std::uint32_t slot = m_slotOfText[text.value];
  if (slot == kNoGroup) return;
  const auto more = textsOfRows(m_slots[slot].rows, m_index.result().classes);
  texts.insert(texts.end(), more.begin(), more.end());
}

/// Adds the groups of all texts that a text is linked to.
void ReviewGroups::addLinked(TextId text, std::vector<TextId> &texts) const {
  const GroupingInput grouping = input();
  std::set<std::uint32_t> slots;
  const auto add = [&](std::uint32_t pair, TextId other) {
    if (!isScoreAtLeast(grouping.pairs[pair], grouping.numHashes, m_threshold) || !isLink(pair))
      return;
    const std::uint32_t slot = m_slotOfText[other.value];
    if (slot == kNoGroup) {
      texts.push_back(other);
    } else if (slots.insert(slot).second) {
      addGroupOf(other, texts);
    }
  };
  const auto [first, last] = m_index.pairsFrom(text);
  for (std::uint32_t pair = first; pair < last; ++pair) add(pair, grouping.pairs[pair].textB);
  for (const std::uint32_t pair : m_index.pairsTo(text)) add(pair, grouping.pairs[pair].textA);
}

ReviewGroups::Touched ReviewGroups::judge(const JudgedPair &judged) {
  m_index.judge(judged);
  const TextClasses &classes = m_index.result().classes;
  if (std::max(judged.a, judged.b).value >= classes.textOfRow.size()) return {};
  std::vector<TextId> texts;
  addGroupOf(classes.textOf(judged.a), texts);
  addGroupOf(classes.textOf(judged.b), texts);
  return remake(std::move(texts));
}

ReviewGroups::Touched ReviewGroups::mark(const GroupMark &marked) {
  const TextClasses &classes = m_index.result().classes;
  if (marked.row.value >= classes.textOfRow.size()) return {};
  const TextId text = classes.textOf(marked.row);
  std::vector<TextId> texts;
  addGroupOf(text, texts);
  m_index.mark(marked);
  // No link leaves a group, so only a text that returns has other groups to check.
  if (m_slotOfText[text.value] == kNoGroup) addLinked(text, texts);
  return remake(std::move(texts));
}

/// Finds the components of a set of texts that has no links to other texts.
std::vector<TextComponent> ReviewGroups::connectAmong(const std::vector<TextId> &texts) const {
  const GroupingInput grouping = input();
  const auto positionOf = [&texts](TextId text) {
    return static_cast<std::uint32_t>(std::lower_bound(texts.begin(), texts.end(), text) -
                                      texts.begin());
  };
  DisjointSets sets(texts.size());
  std::vector<std::uint32_t> links;
  for (std::uint32_t i = 0; i < texts.size(); ++i) {
    const auto [first, last] = m_index.pairsFrom(texts[i]);
    for (std::uint32_t pair = first; pair < last; ++pair) {
      if (!isScoreAtLeast(grouping.pairs[pair], grouping.numHashes, m_threshold) || !isLink(pair))
        continue;
      links.push_back(pair);
      sets.unite(i, positionOf(grouping.pairs[pair].textB));
    }
  }
  std::vector<TextComponent> components;
  std::vector<std::uint32_t> componentOfRoot(texts.size(), kNoGroup);
  for (std::uint32_t i = 0; i < texts.size(); ++i) {
    if (sets.sizeOf(i) == 1 && !isDuplicateClass(m_index.result(), texts[i])) continue;
    std::uint32_t &component = componentOfRoot[sets.find(i)];
    if (component == kNoGroup) {
      component = static_cast<std::uint32_t>(components.size());
      components.emplace_back();
    }
    components[component].texts.push_back(texts[i]);
  }
  for (const std::uint32_t pair : links) {
    const ScoredPair &scored = grouping.pairs[pair];
    components[componentOfRoot[sets.find(positionOf(scored.textA))]].edges.push_back(&scored);
  }
  return components;
}

ReviewGroups::Touched ReviewGroups::remake(std::vector<TextId> texts) {
  Touched touched;
  if (m_index.result().firstReference) return touched;
  m_generation.renew();
  sortUnique(texts);
  const GroupingInput grouping = input();
  std::vector<KnownLink> known;
  for (const TextId text : texts) {
    const std::uint32_t slot = std::exchange(m_slotOfText[text.value], kNoGroup);
    if (slot == kNoGroup || m_slots[slot].rows.empty()) continue;
    const ReviewGroup group = std::exchange(m_slots[slot], {});
    if (group.weakest) {
      const RowLink &link = *group.weakest;
      known.push_back({textsOfRows(group.rows, grouping.classes),
                       {link.similarity, grouping.classes.textOf(link.a),
                        grouping.classes.textOf(link.b), link.basis}});
    }
    touched.gone.push_back(slot);
    m_free.push_back(slot);
  }
  for (const TextComponent &component : connectAmong(texts)) {
    ReviewGroup group = describeGroup(m_index, component);
    if (group.rows.empty()) continue;
    const WeakestLink *link = knownLinkOf(component, known);
    if (link != nullptr &&
        weakestLinkBasis(grouping, group.rows.size()) == WeakestLinkBasis::AllMembers) {
      group.weakest = linkOfRows(m_index, *link, group);
    } else if (isMeasuredAtOnce(grouping, component, group.rows.size())) {
      const auto weakest = findWeakestLink(grouping, component, group.rows.size(), RunContext{});
      if (weakest) group.weakest = linkOfRows(m_index, *weakest, group);
    }
    touched.made.push_back(place(std::move(group), component.texts));
  }
  return touched;
}

std::vector<TextId> textsOfRows(const std::vector<RecordId> &rows, const TextClasses &classes) {
  std::vector<TextId> texts;
  texts.reserve(rows.size());
  for (const RecordId row : rows) texts.push_back(classes.textOf(row));
  sortUnique(texts);
  return texts;
}

Result<RowLink> measureWeakestLink(const DuplicateResult &result, const std::vector<RecordId> &rows,
                                   const RunContext &context) {
  const GroupingInput input{result.classes, result.sets, result.pairs, {}, 0, Verification::Exact};
  const TextComponent component{textsOfRows(rows, result.classes), {}};
  const auto link = findWeakestLink(input, component, 0, context);
  if (!link) return link.error();
  const auto rowOf = [&](TextId text, std::size_t otherwise) {
    if (component.texts.size() == 1) return rows[otherwise];
    return *std::find_if(rows.begin(), rows.end(),
                         [&](RecordId row) { return result.classes.textOf(row) == text; });
  };
  return RowLink{link->similarity, rowOf(link->textA, 0), rowOf(link->textB, 1), link->basis};
}

}  // namespace shinglescope
