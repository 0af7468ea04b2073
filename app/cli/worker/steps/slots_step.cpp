// SPDX-License-Identifier: MIT
#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/parts/parts.h"
#include "app/cli/worker/parts/shingle_sets_of_rows.h"
#include "app/cli/worker/steps/row_step.h"
#include "app/cli/worker/steps/steps.h"
#include "core/shingle/stop_shingles.h"

namespace shinglescope {
namespace {

/// `slots`: counts the rows of shingles in slots that shingles share, as the first pass of
/// findStopShingles() does.
class SlotsStep final : public RowStep {
 public:
  SlotsStep(const StepContext &context, ShingleWorker worker)
      : RowStep(context), m_worker(std::move(worker)), m_slots(kStopSlots) {}

 private:
  bool wants(std::uint64_t) const override { return true; }

  Result<void> process(const RowTable &table) override {
    return forEachSet(table, m_worker, context(),
                      [this](std::span<const std::uint64_t> set) -> Result<void> {
                        for (const std::uint64_t hash : set) ++m_slots[stopSlot(hash)];
                        return {};
                      });
  }

  Result<void> flush() override {
    PartBuffers<CountCodec> counts(FrameKind::SlotCounts, context().out);
    WorkerOptions slots = context().options;
    slots.rows = kStopSlots;
    for (std::uint64_t slot = 0; slot < kStopSlots; ++slot) {
      if (m_slots[slot] == 0) continue;
      if (auto added = counts.add(rowPart(slots, slot), {slot, m_slots[slot]}); !added)
        return added;
    }
    return counts.flush();
  }

  ShingleWorker m_worker;
  std::vector<std::uint32_t> m_slots;
};

}  // namespace

MadeStep makeSlotsStep(const StepContext &context) {
  auto worker = wholeShingles(context.recipe);
  if (!worker) return worker.error();
  return std::unique_ptr<WorkerStep>(std::make_unique<SlotsStep>(context, *std::move(worker)));
}

}  // namespace shinglescope
