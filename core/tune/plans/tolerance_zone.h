#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/result.h"
#include "core/lsh/s_curve.h"

namespace shinglescope {

/// What a (d1, d2, p1, p2)-sensitive family of hashes is asked for, in
/// similarities: pairs below d1 are candidates with a chance of less than p1,
/// pairs from d2 on with one of at least p2; between d1 and d2 anything may
/// happen (Rosaer, De Haes, Depreter, Information Retrieval: Locality Sensitive
/// Hashing, 2021; Leskovec, Rajaraman, Ullman, Mining of Massive Datasets, 3.6).
struct ToleranceZone {
  double d1 = 0.75;  ///< similarity, below d2
  double d2 = 0.80;
  double p1 = 0.65;  ///< chance at d1, as a limit from above
  double p2 = 0.95;  ///< chance at d2, as a limit from below
  std::uint32_t minHashes = 1;
  std::uint32_t maxHashes = 128;
};

/// One factorisation of an allowed number of hashes, scored.
struct ZonePlan {
  BandPlan plan;
  double foundAtD1 = 0;   ///< P(d1): "false positive chance" in the report's tables
  double missedAtD2 = 0;  ///< 1 - P(d2): "false negative chance" there
  double distance = 0;    ///< (P(d1) - p1)^2 + (P(d2) - p2)^2
  bool isWithin = false;  ///< P(d1) <= p1 and P(d2) >= p2: the zone is kept
};

/// A number of hashes that more work buys nothing with: it has few divisors, so
/// few curves can be had, and fewer hashes come closer to the zone.
struct FewDivisors {
  std::uint32_t hashes = 0;
  std::uint32_t plans = 0;  ///< ways to cut it: its divisors
  double distance = 0;      ///< of the closest of these
  BandPlan better;          ///< of fewer hashes, and closer
  double betterDistance = 0;
};

/// All that is to be shown of a zone.
struct ZonePlans {
  /// Every factorisation of every allowed number of hashes, closest first; ties
  /// go to fewer hashes, then to fewer bands. Never empty.
  std::vector<ZonePlan> plans;
  std::vector<FewDivisors> fewDivisors;  ///< by ascending hashes
  std::uint64_t within = 0;              ///< plans that keep the zone
  /// Of the fewest hashes over those allowed that keep the zone, where none of the allowed does.
  std::optional<ZonePlan> ofMoreHashes;

  const ZonePlan &closest() const { return plans.front(); }
  /// What may be proposed: the first plan that keeps the zone, else the first that misses no more
  /// than kMostMissedOfProposed at d2; none where there is none.
  std::optional<std::size_t> proposed() const;
};

/// Numbers of at most so many divisors are looked at for warnings: primes, their
/// squares, and products of two primes.
inline constexpr std::uint32_t kFewDivisors = 4;

/// Scores every plan. With p1 = 0.65 and p2 = 0.95 this chooses the bands and
/// rows of all the report's tables. BadParameter where not 0 <= d1 < d2 <= 1, for
/// chances outside 0 to 1 and for a bad range of hashes. O(plans log plans):
/// milliseconds for all of 1 to kMaxHashes.
Result<ZonePlans> plansForZone(const ToleranceZone &zone);

/// The warning in one English sentence, for the command line.
Message fewDivisorsMessage(const FewDivisors &warning);

}  // namespace shinglescope
