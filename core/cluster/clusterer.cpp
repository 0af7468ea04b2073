#include "core/cluster/clusterer.h"

#include <algorithm>

#include "core/base/disjoint_sets.h"
#include "core/base/parallel.h"
#include "core/verify/similarity.h"

namespace shinglescope {
namespace {

constexpr std::size_t kComparisonsPerPoll = 1024;
constexpr std::size_t kPairsPerPoll = 1U << 18U;

/// A group while it is made: its distinct texts and the pairs between them.
struct Component {
  std::vector<TextId> texts;  ///< ascending
  std::vector<const ScoredPair *> edges;
};

std::size_t rowCountOf(const Component &component, const TextClasses &classes) {
  std::size_t rows = 0;
  for (const TextId text : component.texts) rows += classes.rowsOf(text).size();
  return rows;
}

double similarityOf(const ScoredPair &pair, std::uint32_t hashes) {
  return pair.isVerified() ? pair.jaccard() : static_cast<double>(pair.equalPositions) / hashes;
}

/// Calls `visit` for each pair at or over the threshold; false when cancelled.
template <class Function>
bool forEachEdge(const GroupingInput &input, const RunContext &context, Function visit) {
  for (std::size_t i = 0; i < input.pairs.size(); ++i) {
    if (i % kPairsPerPoll == 0 && context.isCancelled()) return false;
    if (isScoreAtLeast(input.pairs[i], input.hashes, input.threshold)) visit(input.pairs[i]);
  }
  return true;
}

/// Texts by component, in the order of the smallest text. Single texts are a
/// component only if they stand for several rows.
Result<std::vector<Component>> connectTexts(const GroupingInput &input, const RunContext &context) {
  const std::size_t textCount = input.classes.textCount();
  DisjointSets sets(textCount);
  const auto unite = [&](const ScoredPair &pair) {
    sets.unite(pair.textA.value, pair.textB.value);
  };
  if (!forEachEdge(input, context, unite)) return cancelledError();
  constexpr std::uint32_t kNone = 0xFFFFFFFFU;
  std::vector<std::uint32_t> componentOfRoot(textCount, kNone);
  std::vector<Component> components;
  for (std::uint32_t text = 0; text < textCount; ++text) {
    const bool isClass =
        input.classes.rowsOf(TextId{text}).size() > 1 && input.classes.hasShingles(TextId{text});
    if (sets.sizeOf(text) == 1 && !isClass) continue;
    std::uint32_t &component = componentOfRoot[sets.find(text)];
    if (component == kNone) {
      component = static_cast<std::uint32_t>(components.size());
      components.emplace_back();
    }
    components[component].texts.push_back(TextId{text});
  }
  const auto addEdge = [&](const ScoredPair &pair) {
    components[componentOfRoot[sets.find(pair.textA.value)]].edges.push_back(&pair);
  };
  if (!forEachEdge(input, context, addEdge)) return cancelledError();
  return components;
}

/// Finds the weakest link of one component.
class WeakestLinkFinder {
 public:
  WeakestLinkFinder(const GroupingInput &input, const RunContext &context)
      : m_input(input), m_context(context) {}

  Result<void> find(const Component &component, Group &group) {
    if (component.texts.size() == 1) {
      group.weakestA = group.rows[0];
      group.weakestB = group.rows[1];
      return {};
    }
    group.weakestLink = 2.0;
    if (m_input.verification == Verification::Estimate) {
      group.basis = WeakestLinkBasis::Estimate;
    } else if (group.rows.size() > kMaxMembersForAllLinks) {
      group.basis = WeakestLinkBasis::VerifiedEdges;
    } else {
      return overAllMembers(component, group);
    }
    for (const ScoredPair *edge : component.edges)
      consider(edge->textA, edge->textB, similarityOf(*edge, m_input.hashes), group);
    return {};
  }

 private:
  Result<void> overAllMembers(const Component &component, Group &group) {
    for (std::size_t i = 0; i < component.texts.size(); ++i) {
      for (std::size_t j = i + 1; j < component.texts.size(); ++j) {
        if (++m_compared % kComparisonsPerPoll == 0 && m_context.isCancelled())
          return cancelledError();
        const auto a = m_input.sets[component.texts[i]];
        const auto b = m_input.sets[component.texts[j]];
        const std::uint32_t shared = intersectionSize(a, b);
        const auto all = static_cast<double>(a.size() + b.size() - shared);
        consider(component.texts[i], component.texts[j], shared / all, group);
      }
    }
    return {};
  }

  void consider(TextId a, TextId b, double similarity, Group &group) const {
    if (similarity >= group.weakestLink) return;
    group.weakestLink = similarity;
    group.weakestA = m_input.classes.firstRow(a);
    group.weakestB = m_input.classes.firstRow(b);
  }

  const GroupingInput &m_input;
  const RunContext &m_context;
  std::size_t m_compared = 0;
};

Group rowsOfComponent(const Component &component, const TextClasses &classes) {
  Group group;
  group.rows.reserve(rowCountOf(component, classes));
  for (const TextId text : component.texts)
    for (const std::uint32_t row : classes.rowsOf(text)) group.rows.push_back(RecordId{row});
  std::sort(group.rows.begin(), group.rows.end());
  return group;
}

}  // namespace

Result<std::vector<Group>> makeGroups(const GroupingInput &input, const RunContext &context) {
  context.startStage(Stage::Grouping, 0);
  // Texts are numbered by their smallest row, so components come in row order.
  const auto connected = connectTexts(input, context);
  if (!connected) return connected.error();
  const std::vector<Component> &components = *connected;
  context.startStage(Stage::Grouping, components.size());
  std::vector<Group> groups(components.size());
  const auto finishGroup = [&](const Block &block) -> Result<void> {
    const Component &component = components[block.index];
    groups[block.index] = rowsOfComponent(component, input.classes);
    context.advance(1);
    return WeakestLinkFinder(input, context).find(component, groups[block.index]);
  };
  if (auto done = forEachBlock(context, components.size(), 1, finishGroup); !done)
    return done.error();
  return groups;
}

}  // namespace shinglescope
