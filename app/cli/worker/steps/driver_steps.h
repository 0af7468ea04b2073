// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "app/cli/worker/frames/frame_reader.h"
#include "app/cli/worker/steps/worker_step.h"
#include "core/base/byte_sink.h"
#include "core/shingle/stop_shingles.h"

// The steps that the driver runs itself. They write no frames.

namespace shinglescope {

/// `plan`: what the driver has to know of a recipe, as one line of JSON.
std::string recipePlan(const Recipe &recipe);

/// `side`: joins the pieces of a bitmap, and writes it for all rows of the table. Errors: Format if
/// pieces overlap or are not within the table; those of the sink.
Result<void> writeBits(const WorkerOptions &options, FrameReader &in, const ByteSink &sink);

/// `stop-list`: the hashes of the stop shingles, ascending, eight bytes each. Errors: Format; those
/// of the sink.
Result<void> writeStopList(FrameReader &in, const ByteSink &sink);
/// Reads such a list. Errors: Io, Format.
Result<std::shared_ptr<const StopShingles>> readStopList(const std::string &path);

/// `caps`: the cap of every band, from the pairs in its buckets, as one line of JSON. Errors:
/// Format.
Result<std::string> bandCaps(const WorkerOptions &options, const Recipe &recipe, FrameReader &in);

}  // namespace shinglescope
