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

/// Passes frames to a step, and tells a reducing one where a part ends.
class FrameFeeder {
 public:
  FrameFeeder(const StepKind &kind, WorkerStep &step) : m_kind(kind), m_step(step) {}

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
    return m_step.take(std::move(frame));
  }

  Result<void> endPart() { return m_part ? m_step.endPart(*m_part) : Result<void>(); }
  const std::map<FrameKind, FrameSums> &sums() const { return m_sums; }

 private:
  const StepKind &m_kind;
  WorkerStep &m_step;
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
  FrameFeeder feeder(kind, **step);
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
