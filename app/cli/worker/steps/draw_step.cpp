// SPDX-License-Identifier: MIT
#include <algorithm>
#include <numeric>

#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/parts/parts.h"
#include "app/cli/worker/steps/linked_rows.h"
#include "app/cli/worker/steps/steps.h"

namespace shinglescope {
namespace {

/// Groups by their smallest rows, which ascend.
struct GroupSizes {
  std::vector<std::uint64_t> smallest;
  std::vector<std::uint64_t> rows;  ///< of each group
};

std::size_t groupOf(const GroupSizes &groups, std::uint64_t smallest) {
  return static_cast<std::size_t>(std::ranges::lower_bound(groups.smallest, smallest) -
                                  groups.smallest.begin());
}

GroupSizes sizesOf(const RowForest &forest) {
  GroupSizes groups;
  for (std::size_t i = 0; i < forest.rows.size(); ++i)
    if (forest.smallest[i] == forest.rows[i]) groups.smallest.push_back(forest.rows[i]);
  groups.rows.assign(groups.smallest.size(), 0);
  for (const std::uint64_t smallest : forest.smallest) ++groups.rows[groupOf(groups, smallest)];
  return groups;
}

/// Returns the groups in a random order that depends on nothing but their smallest rows.
std::vector<std::size_t> shuffled(const GroupSizes &groups) {
  // Otherwise row 0, whose hash is 0, would always come first.
  constexpr std::uint64_t kSeed = 0x7368696e676c6573;
  std::vector<std::size_t> order(groups.smallest.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, {}, [&](std::size_t group) {
    return std::pair(mix64(groups.smallest[group] + kSeed), group);
  });
  return order;
}

/// `draw`: the rows of whole groups, drawn at random up to a number of rows. A group that no longer
/// fits is left out, and smaller ones after it may still fit. One task receives everything.
class DrawStep final : public WorkerStep {
 public:
  explicit DrawStep(const StepContext &context)
      : m_context(context), m_drawn(FrameKind::Repeats, context.out) {}

  Result<void> take(Frame frame) override { return m_rows.add(frame); }

  Result<void> finish() override {
    const RowForest forest = m_rows.connect();
    const GroupSizes groups = sizesOf(forest);
    const std::vector<bool> isDrawn = draw(groups);
    for (std::size_t i = 0; i < forest.rows.size(); ++i) {
      const std::uint64_t row = forest.rows[i];
      if (!isDrawn[groupOf(groups, forest.smallest[i])]) continue;
      if (auto added = m_drawn.add(rowPart(m_context.options, row), row); !added) return added;
    }
    return m_drawn.flush();
  }

 private:
  std::vector<bool> draw(const GroupSizes &groups) {
    StepValues &values = m_context.values;
    values["groups"] += groups.rows.size();
    std::vector<bool> isDrawn(groups.rows.size());
    std::uint64_t room = m_context.options.mostRows;
    for (const std::size_t group : shuffled(groups)) {
      const std::uint64_t rows = groups.rows[group];
      values["rows_in_groups"] += rows;
      values["largest_group"] = std::max(values["largest_group"], rows);
      if (rows > room) continue;
      room -= rows;
      isDrawn[group] = true;
      ++values["groups_drawn"];
      values["rows_drawn"] += rows;
    }
    return isDrawn;
  }

  StepContext m_context;
  LinkedRows m_rows;
  PartBuffers<RowListCodec> m_drawn;
};

}  // namespace

MadeStep makeDrawStep(const StepContext &context) {
  return std::unique_ptr<WorkerStep>(std::make_unique<DrawStep>(context));
}

}  // namespace shinglescope
