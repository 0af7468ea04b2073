// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/ids.h"

namespace shinglescope {

/// What is known about the pairs of a table.
enum class TruthKind : std::uint8_t {
  Complete,  ///< every match is listed: no other pair is one
  Audit,     ///< verdicts on a random sample of the pairs
  Chosen     ///< verdicts or labels on pairs that somebody chose; figures are biased
};
/// Returns the name in files: "complete", "audit", "chosen".
const char *truthKindName(TruthKind kind);

/// A pair of rows on which something is known.
struct KnownPair {
  RecordId a;
  RecordId b;
  bool isMatch = true;
  bool operator==(const KnownPair &) const = default;
};

/// Known pairs of a table, which do not repeat each other.
struct LabelledPairs {
  std::vector<KnownPair> pairs;
  TruthKind kind = TruthKind::Complete;  ///< Complete or Chosen
};

}  // namespace shinglescope
