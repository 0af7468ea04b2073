#pragma once

#include <cstdint>

namespace shinglescope {

class Session;

/// "reviewed 41 of 212, 171 left, 3 unsure": queue entries at or over the
/// threshold under review.
struct ReviewCounts {
  std::uint64_t entries = 0;
  std::uint64_t reviewed = 0;  ///< with any verdict, Unsure included
  std::uint64_t unsure = 0;
  std::uint64_t left() const { return entries - reviewed; }
};

/// Entries in the queue. O(pairs + texts).
std::uint64_t countEntries(const Session &session);
/// Counts verdicts of entries that are in the queue now; `entries` as counted.
/// O(judged log pairs).
ReviewCounts countReview(const Session &session, std::uint64_t entries);

}  // namespace shinglescope
