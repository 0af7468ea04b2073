// SPDX-License-Identifier: MIT
#include "core/cluster/clusterer.h"

#include <algorithm>

#include "core/base/parallel.h"

namespace shinglescope {
namespace {

Group rowsOfComponent(const TextComponent &component, const TextClasses &classes) {
  std::size_t rows = 0;
  for (const TextId text : component.texts) rows += classes.rowsOf(text).size();
  Group group;
  group.rows.reserve(rows);
  for (const TextId text : component.texts)
    for (const std::uint32_t row : classes.rowsOf(text)) group.rows.push_back(RecordId{row});
  std::sort(group.rows.begin(), group.rows.end());
  return group;
}

void setWeakestLink(Group &group, const WeakestLink &link, const TextClasses &classes) {
  const bool isOneText = link.textA == link.textB;
  group.weakestLink = link.similarity;
  group.weakestA = isOneText ? group.rows[0] : classes.firstRow(link.textA);
  group.weakestB = isOneText ? group.rows[1] : classes.firstRow(link.textB);
  group.basis = link.basis;
}

}  // namespace

Result<std::vector<Group>> makeGroups(const GroupingInput &input, const RunContext &context) {
  context.startStage(Stage::Grouping, WorkUnit::Nothing, 0);
  // Texts are numbered by their smallest row, so components come in row order.
  const auto connected = connectTexts(input, {}, context);
  if (!connected) return connected.error();
  const std::vector<TextComponent> &components = *connected;
  context.startStage(Stage::Grouping, WorkUnit::Groups, components.size());
  std::vector<Group> groups(components.size());
  const auto finishGroup = [&](const Block &block) -> Result<void> {
    const TextComponent &component = components[block.index];
    Group &group = groups[block.index];
    group = rowsOfComponent(component, input.classes);
    const auto weakest = findWeakestLink(input, component, group.rows.size(), context);
    if (!weakest) return weakest.error();
    setWeakestLink(group, *weakest, input.classes);
    context.advance(1);
    return {};
  };
  if (auto done = forEachBlock(context, components.size(), 1, finishGroup); !done)
    return done.error();
  return groups;
}

}  // namespace shinglescope
