// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/dataset/source/encoding_guess.h"
#include "core/dataset/source/raw_source.h"

namespace shinglescope {

/// Checks every byte of a source that was taken for UTF-8 because its samples contain nothing else.
/// Returns the code page of the lines that are not UTF-8, if there are too many to be damage.
/// Reads the source as a stream. Errors: those of the source, Cancelled.
Result<std::optional<EncodingGuess>> findLateEncoding(RawSource &source, const RunContext &context);

}  // namespace shinglescope
