#include "core/verify/similarity.h"

#include <algorithm>

namespace shinglescope {
namespace {

/// From this factor on a binary search for each value of the small set is
/// cheaper than walking the large one.
constexpr std::size_t kGallopFactor = 32;

std::uint32_t intersectionBySearch(std::span<const std::uint64_t> small,
                                   std::span<const std::uint64_t> large) {
  std::uint32_t shared = 0;
  auto from = large.begin();
  for (const std::uint64_t value : small) {
    from = std::lower_bound(from, large.end(), value);
    if (from == large.end()) break;
    shared += *from == value ? 1U : 0U;
  }
  return shared;
}

}  // namespace

std::uint32_t intersectionSize(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b) {
  if (a.size() > b.size()) std::swap(a, b);
  if (a.size() * kGallopFactor < b.size()) return intersectionBySearch(a, b);
  std::uint32_t shared = 0;
  std::size_t i = 0;
  std::size_t j = 0;
  while (i < a.size() && j < b.size()) {
    const std::uint64_t x = a[i];
    const std::uint64_t y = b[j];
    shared += x == y ? 1U : 0U;
    i += x <= y ? 1U : 0U;
    j += y <= x ? 1U : 0U;
  }
  return shared;
}

std::uint64_t requiredIntersection(std::uint64_t sizeA, std::uint64_t sizeB, const Ratio &ratio) {
  const std::uint64_t numerator = ratio.numerator * (sizeA + sizeB);
  const std::uint64_t denominator = ratio.numerator + ratio.denominator;
  return (numerator + denominator - 1) / denominator;
}

std::optional<std::uint32_t> intersectionAtLeast(std::span<const std::uint64_t> a,
                                                 std::span<const std::uint64_t> b,
                                                 const Ratio &ratio) {
  const std::uint64_t required = requiredIntersection(a.size(), b.size(), ratio);
  if (a.empty() || b.empty() || std::min(a.size(), b.size()) < required) return std::nullopt;
  // Values of either set that may still be unmatched before the pair is lost.
  std::uint64_t slackA = a.size() - required;
  std::uint64_t slackB = b.size() - required;
  std::uint32_t shared = 0;
  std::size_t i = 0;
  std::size_t j = 0;
  while (i < a.size() && j < b.size()) {
    if (a[i] == b[j]) {
      ++shared;
      ++i;
      ++j;
    } else if (a[i] < b[j]) {
      if (slackA-- == 0) return std::nullopt;
      ++i;
    } else {
      if (slackB-- == 0) return std::nullopt;
      ++j;
    }
  }
  if (shared < required) return std::nullopt;
  return shared;
}

}  // namespace shinglescope
