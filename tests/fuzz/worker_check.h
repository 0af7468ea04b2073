// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace shinglescope::fuzz {

/// Runs a worker step over the frames that a fuzz input describes: byte 0 is the step, bytes 1 and
/// 2 are its options, and the rest are frames (kind, part, two bytes of count, two bytes of size,
/// payload) or, if the upper bit of byte 1 is set, the stream itself. Returns the fault, if any: an
/// output that is no valid stream, or a reducing step whose output depends on the order of frames.
std::optional<std::string> brokenWorkerPromise(std::string_view input);

}  // namespace shinglescope::fuzz
