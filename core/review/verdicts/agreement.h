// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/review/verdicts/item_judgements.h"

namespace shinglescope {

/// The agreement of two reviewers on the items that both decided.
struct Agreement {
  /// Items by the verdicts of the first and the second reviewer: Duplicate, Not, Unsure.
  std::array<std::array<std::uint64_t, 3>, 3> table{};
  std::uint64_t onlyFirst = 0;   ///< items that only the first decided
  std::uint64_t onlySecond = 0;  ///< items that only the second decided

  std::uint64_t both() const;
  std::uint64_t agreed() const;
  /// Cohen's kappa (1960) of the three verdicts: 1 is full agreement, and 0 is the agreement
  /// expected by chance from how often each reviewer gave each verdict. None if it is undefined: no
  /// item was decided by both, or both gave the same verdict to every one of them.
  std::optional<double> kappa() const;
  bool operator==(const Agreement &) const = default;
};

/// Compares the judgements of two reviewers. O(items judged by either).
Agreement agreementOf(const ItemJudgements &first, const ItemJudgements &second);

}  // namespace shinglescope
