// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/worker/parts/step_context.h"
#include "core/base/result.h"

namespace shinglescope {

/// A row in one of its capped buckets: what neighbourCandidates() needs of it.
struct NeighbourItem {
  std::uint32_t band = 0;
  std::uint32_t lower = 0;  ///< the words of its key in the band
  std::uint32_t upper = 0;
  std::vector<std::uint32_t> next;  ///< the lower words in the following bands
  std::string label;
};

/// Returns the bytes of an item of kind KEYS.
std::size_t keyItemBytes(const StepContext &context);
/// Cuts the item of a row in a band out of its item of kind KEYS, which has keyItemBytes() bytes.
NeighbourItem neighbourItem(std::string_view keys, std::uint32_t band, const StepContext &context);
/// Returns the part of `neighbours` that has the bucket.
std::uint32_t neighbourPart(const NeighbourItem &item, const StepContext &context);

std::string packed(const NeighbourItem &item);
/// Errors: Format.
Result<NeighbourItem> unpacked(std::string_view bytes, const StepContext &context);

}  // namespace shinglescope
