// SPDX-License-Identifier: MIT
#include <unordered_map>

#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/frames/row_bits.h"
#include "app/cli/worker/parts/shingle_sets_of_rows.h"
#include "app/cli/worker/steps/row_step.h"
#include "app/cli/worker/steps/steps.h"
#include "core/shingle/stop_shingles.h"

namespace shinglescope {
namespace {

/// `stop-counts`: counts the rows of each shingle of a full slot, as the second pass of
/// findStopShingles() does.
class StopCountsStep final : public RowStep {
 public:
  StopCountsStep(const StepContext &context, ShingleWorker worker, RowBits full)
      : RowStep(context),
        m_worker(std::move(worker)),
        m_full(std::move(full)),
        m_written(FrameKind::ShingleCounts, context.out) {}

 private:
  bool wants(std::uint64_t) const override { return true; }

  Result<void> process(const RowTable &table) override {
    const auto count = [this](std::span<const std::uint64_t> set) -> Result<void> {
      for (const std::uint64_t hash : set)
        if (m_full.has(stopSlot(hash))) ++m_counts[hash];
      return {};
    };
    if (auto done = forEachSet(table, m_worker, context(), count); !done) return done;
    return m_counts.size() < kMostCounts ? Result<void>() : writeCounts();
  }

  Result<void> flush() override {
    if (auto written = writeCounts(); !written) return written;
    return m_written.flush();
  }

  Result<void> writeCounts() {
    for (const auto &[hash, rows] : m_counts) {
      const auto part = static_cast<std::uint32_t>(hash % context().options.parts);
      if (auto added = m_written.add(part, {hash, rows}); !added) return added;
    }
    m_counts.clear();
    return {};
  }

  static constexpr std::size_t kMostCounts = std::size_t{1} << 20U;

  ShingleWorker m_worker;
  RowBits m_full;
  std::unordered_map<std::uint64_t, std::uint64_t> m_counts;
  PartBuffers<CountCodec> m_written;
};

}  // namespace

MadeStep makeStopCountsStep(const StepContext &context) {
  auto worker = wholeShingles(context.recipe);
  if (!worker) return worker.error();
  auto full = RowBits::open(context.options.onlyPath, kStopSlots);
  if (!full) return full.error();
  return std::unique_ptr<WorkerStep>(
      std::make_unique<StopCountsStep>(context, *std::move(worker), *std::move(full)));
}

}  // namespace shinglescope
