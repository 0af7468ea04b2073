// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "app/cli/worker/frames/frame.h"
#include "app/cli/worker/frames/frame_reader.h"
#include "app/cli/worker/parts/step_context.h"

namespace shinglescope {

/// One step of a distributed run, in one task. Reducing steps receive frames ascending by part.
class WorkerStep {
 public:
  virtual ~WorkerStep() = default;
  /// Receives a frame of the current part. Errors: Format for a kind that the step does not read.
  virtual Result<void> take(Frame frame) = 0;
  /// All frames of a part were received; for reducing steps.
  virtual Result<void> endPart(std::uint32_t part);
  /// All frames were received.
  virtual Result<void> finish() = 0;
};

/// Returns the error for a frame that a step does not read.
Error unexpectedFrame(const Frame &frame);

/// A step by its name in docs/worker.md.
struct StepKind {
  const char *name;
  bool isReducing;
  /// Errors: those of opening the files of the options.
  Result<std::unique_ptr<WorkerStep>> (*make)(const StepContext &context);
};

/// Returns the kind with this name; null if there is none.
const StepKind *stepKind(const std::string &name);

/// Returns the names of all steps that a task runs.
std::vector<std::string> stepNames();

/// Reads frames up to the end, runs the step, and writes its frames, COUNTS and END. Errors: those
/// of the step, of reading and of writing; Format if the parts of a reducing step do not ascend.
Result<void> runStep(const StepKind &kind, const StepContext &context, FrameReader &in);

}  // namespace shinglescope
