// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "app/cli/options/worker_options.h"
#include "app/cli/worker/frames/frame_writer.h"
#include "core/base/run_context.h"
#include "core/lsh/key_width.h"
#include "core/pipeline/recipe/recipe.h"

namespace shinglescope {

/// The whole numbers that a step reports. The driver adds up those of all tasks; of those whose
/// name begins with "largest_" it takes the largest.
using StepValues = std::map<std::string, std::uint64_t>;

/// What a step works with. Refers to objects of the caller.
struct StepContext {
  const Recipe &recipe;
  const WorkerOptions &options;
  FrameWriter &out;
  StepValues &values;
  const RunContext &run;

  /// The words of a key in the whole run.
  std::uint32_t keyWords() const { return shinglescope::keyWords(options.texts); }
  /// Returns whether a row belongs to the reference.
  bool isReference(std::uint64_t row) const {
    return options.reference && row >= *options.reference;
  }
};

}  // namespace shinglescope
