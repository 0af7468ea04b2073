// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "core/base/ratio.h"

namespace shinglescope {

/// Counts the shared values of two ascending sets without duplicates. O(|a| + |b|), or O(|small|
/// log |large|) if one set is far smaller.
std::uint32_t intersectionSize(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b);

/// Returns |a and b| if the Jaccard similarity is at or above `ratio`, otherwise nothing; stops as
/// soon as the ratio is out of reach. Returns nothing for two empty sets.
std::optional<std::uint32_t> intersectionAtLeast(std::span<const std::uint64_t> a,
                                                 std::span<const std::uint64_t> b,
                                                 const Ratio &ratio);

/// Returns the smallest intersection that makes two sets of these sizes similar enough: the least i
/// with i * den >= num * (sizeA + sizeB - i), on integers.
std::uint64_t requiredIntersection(std::uint64_t sizeA, std::uint64_t sizeB, const Ratio &ratio);

}  // namespace shinglescope
