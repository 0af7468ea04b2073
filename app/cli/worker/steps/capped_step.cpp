// SPDX-License-Identifier: MIT
#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/parts/key_entries.h"
#include "app/cli/worker/parts/neighbour_item.h"
#include "app/cli/worker/parts/parts.h"
#include "app/cli/worker/steps/steps.h"
#include "core/lsh/capped_buckets.h"

namespace shinglescope {
namespace {

/// `capped`: sends each row of capped buckets, with its keys, to the first of these buckets.
class CappedStep final : public WorkerStep {
 public:
  explicit CappedStep(const StepContext &context)
      : m_context(context), m_neighbours(FrameKind::Neighbours, context.out) {}

  Result<void> take(Frame frame) override {
    if (frame.kind == FrameKind::Capped) return decodeFrame<CappedCodec>(frame, m_rows);
    if (frame.kind == FrameKind::Keys) return decodeFrame<ItemCodec>(frame, m_keys);
    return unexpectedFrame(frame);
  }

  Result<void> endPart(std::uint32_t) override {
    std::ranges::sort(m_rows);
    std::ranges::sort(m_keys);
    for (std::span<const CappedRow> rest = m_rows; !rest.empty();) {
      std::size_t bands = 1;
      while (bands < rest.size() && rest[bands].row == rest.front().row) ++bands;
      if (auto added = addRow(rest.first(bands)); !added) return added;
      rest = rest.subspan(bands);
    }
    m_rows.clear();
    m_keys.clear();
    return {};
  }

  Result<void> finish() override { return m_neighbours.flush(); }

 private:
  Result<void> addRow(std::span<const CappedRow> bands) {
    ++m_context.values["affected"];
    const std::uint64_t row = bands.front().row;
    const RowItem *const keys = findItem(m_keys, row);
    if (keys == nullptr || keys->bytes.size() != keyItemBytes(m_context))
      return plainError(ErrorCode::Format, "The keys of row " + std::to_string(row) +
                                               " are missing; run worker select again.");
    // In further buckets a row would meet nearly the same rows.
    for (const CappedRow &each :
         bands.first(std::min<std::size_t>(bands.size(), kNeighbourBands))) {
      if (each.band >= m_context.recipe.bands)
        return plainError(ErrorCode::Format,
                          "There is no band " + std::to_string(each.band) + "; use one recipe.");
      const NeighbourItem item = neighbourItem(keys->bytes, each.band, m_context);
      auto added = m_neighbours.add(neighbourPart(item, m_context), {row, packed(item)});
      if (!added) return added;
    }
    return {};
  }

  StepContext m_context;
  std::vector<CappedRow> m_rows;
  std::vector<RowItem> m_keys;
  PartBuffers<ItemCodec> m_neighbours;
};

}  // namespace

MadeStep makeCappedStep(const StepContext &context) {
  return std::unique_ptr<WorkerStep>(std::make_unique<CappedStep>(context));
}

}  // namespace shinglescope
