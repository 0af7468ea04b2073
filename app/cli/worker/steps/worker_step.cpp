// SPDX-License-Identifier: MIT
#include "app/cli/worker/steps/worker_step.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>

#include "app/cli/worker/frames/frame_reader.h"
#include "app/cli/worker/steps/steps.h"

namespace shinglescope {
namespace {

constexpr std::array kSteps = {StepKind{"slots", false, makeSlotsStep},
                               StepKind{"full-slots", true, makeFullSlotsStep},
                               StepKind{"stop-counts", false, makeStopCountsStep},
                               StepKind{"stops", true, makeStopsStep},
                               StepKind{"link", false, makeLinkStep},
                               StepKind{"digest", false, makeDigestStep},
                               StepKind{"classes", true, makeClassesStep},
                               StepKind{"bits", true, makeBitsStep},
                               StepKind{"sign", false, makeSignStep},
                               StepKind{"buckets", true, makeBucketsStep},
                               StepKind{"pairs", false, makePairsStep},
                               StepKind{"select", false, makeSelectStep},
                               StepKind{"capped", true, makeCappedStep},
                               StepKind{"neighbours", true, makeNeighboursStep},
                               StepKind{"unique", true, makeUniqueStep},
                               StepKind{"deliver", true, makeDeliverStep},
                               StepKind{"score", true, makeScoreStep},
                               StepKind{"gather", true, makeGatherStep},
                               StepKind{"forest", true, makeForestStep},
                               StepKind{"groups", false, makeGroupsStep},
                               StepKind{"expand", true, makeExpandStep},
                               StepKind{"lines", true, makeLinesStep},
                               StepKind{"draw", false, makeDrawStep},
                               StepKind{"drawn-pairs", false, makeDrawnPairsStep}};

using Json = nlohmann::ordered_json;

Json sumsJson(const std::map<FrameKind, FrameSums> &sums) {
  Json json = Json::object();
  for (const auto &[kind, each] : sums)
    json[frameKindName(kind)] = {
        {"frames", each.frames}, {"count", each.count}, {"bytes", each.bytes}};
  return json;
}

/// Compares the memory of this process with what it may use. A part is in memory as a whole, so a
/// step that needs more cannot go on; the kernel would end it without a message, or another
/// process.
class MemoryWatch {
 public:
  /// The memory of the program itself is not part of the limit.
  explicit MemoryWatch(const RunContext &context)
      : m_most(memoryLimit(context)), m_own(peakMemoryBytes()) {}

  /// Looks after every few megabytes of input.
  Result<void> lookAfter(std::size_t inputBytes) {
    m_sinceLook += inputBytes;
    if (m_sinceLook < kBytesPerLook) return {};
    m_sinceLook = 0;
    return look();
  }

  Result<void> look() const {
    const std::uint64_t peak = peakMemoryBytes();
    if (peak <= m_own || peak - m_own <= m_most) return {};
    return plainError(ErrorCode::Limit,
                      "A part needs " + std::to_string((peak - m_own) >> 20U) +
                          " MiB of memory or more, which is over the limit; give workers more "
                          "memory, or divide the work into more parts and ranges.");
  }

 private:
  static constexpr std::size_t kBytesPerLook = std::size_t{4} << 20U;

  std::uint64_t m_most;
  std::uint64_t m_own;
  std::size_t m_sinceLook = 0;
};

/// Passes frames to a step, and tells a reducing one where a part ends.
class FrameFeeder {
 public:
  FrameFeeder(const StepKind &kind, WorkerStep &step, const RunContext &context)
      : m_kind(kind), m_step(step), m_memory(context) {}

  Result<void> take(Frame frame) {
    m_sums[frame.kind].add(frame.count, frame.payload.size());
    if (m_kind.isReducing && m_part != frame.part) {
      if (m_part && frame.part < *m_part)
        return plainError(ErrorCode::Format, "A frame for part " + std::to_string(frame.part) +
                                                 " follows one for " + std::to_string(*m_part) +
                                                 "; sort the frames of a task by part.");
      if (auto ended = endPart(); !ended) return ended;
      m_part = frame.part;
    }
    const std::size_t bytes = frame.payload.size();
    auto taken = m_step.take(std::move(frame));
    return taken ? m_memory.lookAfter(bytes) : taken;
  }

  Result<void> endPart() {
    if (!m_part) return {};
    auto ended = m_step.endPart(*m_part);
    return ended ? m_memory.look() : ended;
  }

  const std::map<FrameKind, FrameSums> &sums() const { return m_sums; }

 private:
  const StepKind &m_kind;
  WorkerStep &m_step;
  MemoryWatch m_memory;
  std::optional<std::uint32_t> m_part;
  std::map<FrameKind, FrameSums> m_sums;
};

}  // namespace

Result<void> WorkerStep::endPart(std::uint32_t) { return {}; }

Error unexpectedFrame(const Frame &frame) {
  return plainError(ErrorCode::Format, std::string("The step does not read frames of kind ") +
                                           frameKindName(frame.kind) +
                                           "; give it those that docs/worker.md names.");
}

const StepKind *stepKind(const std::string &name) {
  const auto found = std::ranges::find(kSteps, name, &StepKind::name);
  return found == kSteps.end() ? nullptr : &*found;
}

std::vector<std::string> stepNames() {
  std::vector<std::string> names;
  for (const StepKind &kind : kSteps) names.emplace_back(kind.name);
  return names;
}

Result<void> runStep(const StepKind &kind, const StepContext &context, FrameReader &in) {
  auto step = kind.make(context);
  if (!step) return step.error();
  FrameFeeder feeder(kind, **step, context.run);
  while (true) {
    if (context.run.isCancelled()) return cancelledError();
    auto frame = in.next();
    if (!frame) return frame.error();
    if (!*frame) break;
    if (auto taken = feeder.take(**std::move(frame)); !taken) return taken;
  }
  if (auto ended = feeder.endPart(); !ended) return ended;
  if (auto finished = (*step)->finish(); !finished) return finished;
  Json counts;
  counts["step"] = kind.name;
  counts["in"] = sumsJson(feeder.sums());
  counts["out"] = sumsJson(context.out.sums());
  counts["values"] = context.values;
  counts["peak_memory_bytes"] = peakMemoryBytes();
  auto written = context.out.write(FrameKind::Counts, 0, 1, counts.dump());
  return written ? context.out.end() : written;
}

}  // namespace shinglescope
