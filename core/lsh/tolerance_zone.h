// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/result.h"
#include "core/lsh/s_curve.h"

namespace shinglescope {

/// The requirements on a (d1, d2, p1, p2)-sensitive family of hashes, in similarities. Pairs below
/// d1 become candidates with a probability below p1, pairs from d2 on with a probability of at
/// least p2; between d1 and d2 anything may happen (Rosaer, De Haes, Depreter, Information
/// Retrieval: Locality Sensitive Hashing, 2021; Leskovec, Rajaraman, Ullman, Mining of Massive
/// Datasets, 3.6).
struct ToleranceZone {
  double d1 = 0.75;  ///< similarity, below d2
  double d2 = 0.80;
  double p1 = 0.65;  ///< probability at d1, an upper limit
  double p2 = 0.95;  ///< probability at d2, a lower limit
  std::uint32_t minHashes = 1;
  std::uint32_t maxHashes = 128;
};

/// One factorization of an allowed number of hashes, scored.
struct ZonePlan {
  BandPlan plan;
  double foundAtD1 = 0;   ///< P(d1): "false positive chance" in the report's tables
  double missedAtD2 = 0;  ///< 1 - P(d2): "false negative chance" in these tables
  double distance = 0;    ///< (P(d1) - p1)^2 + (P(d2) - p2)^2
  bool isWithin = false;  ///< P(d1) <= p1 and P(d2) >= p2: within the zone
};

/// A number of hashes that is not worth its cost: it has few divisors and therefore few curves, and
/// fewer hashes come closer to the zone.
struct FewDivisors {
  std::uint32_t numHashes = 0;
  std::uint32_t plans = 0;  ///< ways to divide it: its divisors
  double distance = 0;      ///< of the closest of these plans
  BandPlan better;          ///< a closer plan with fewer hashes
  double betterDistance = 0;
};

/// All results for a zone.
struct ZonePlans {
  /// Every factorization of every allowed number of hashes, closest first; ties go to fewer hashes,
  /// then to fewer bands. Never empty.
  std::vector<ZonePlan> plans;
  std::vector<FewDivisors> fewDivisors;  ///< by ascending hashes
  std::uint64_t within = 0;              ///< plans within the zone
  /// The plan within the zone that has the fewest hashes above the allowed range. Set only if no
  /// allowed plan is within the zone.
  std::optional<ZonePlan> ofMoreHashes;

  const ZonePlan &closest() const { return plans.front(); }
  /// The plan to propose: the first within the zone, otherwise the first that misses no more than
  /// kMostMissedOfProposed at d2. None if there is no such plan.
  std::optional<std::size_t> proposed() const;
};

/// Numbers with at most this many divisors are checked for warnings: primes, their squares, and
/// products of two primes.
inline constexpr std::uint32_t kFewDivisors = 4;

/// Errors: BadParameter unless 0 <= d1 < d2 <= 1, for probabilities outside 0 to 1 and for a bad
/// range of hashes.
Result<void> checkZone(const ToleranceZone &zone);

/// Scores every plan. With p1 = 0.65 and p2 = 0.95 this selects the bands and rows of all the
/// report's tables. Errors: those of checkZone(). O(plans log plans): milliseconds for all of 1 to
/// kMaxHashes.
Result<ZonePlans> plansForZone(const ToleranceZone &zone);

/// The warning in one English sentence, for the command line.
Message fewDivisorsMessage(const FewDivisors &warning);

}  // namespace shinglescope
