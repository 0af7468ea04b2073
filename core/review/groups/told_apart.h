// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/review/groups/review_index.h"

namespace shinglescope {

/// Decides whether verdicts separate two rows, also indirectly: if A = B, and B and C were judged
/// Not, A and C are separated. Refers to the index, which must not change meanwhile. Takes 4 bytes
/// a text, or none without verdicts.
class ToldApart {
 public:
  /// O(pairs + texts), or O(1) without verdicts.
  explicit ToldApart(const ReviewIndex &index);

  /// NotDuplicate or Unsure if this was the verdict on the two rows, or on texts that Duplicate
  /// verdicts join with them; otherwise Undecided. A direct verdict on the two rows takes
  /// precedence; a contested one counts as Not. O(log verdicts).
  Verdict verdictOn(RecordId a, RecordId b) const;

 private:
  using Ends = std::pair<std::uint32_t, std::uint32_t>;
  Ends endsOf(TextId a, TextId b) const;

  const ReviewIndex &m_index;
  std::vector<std::uint32_t> m_components;  ///< by text: the representative of its component
  std::vector<Ends> m_not;                  ///< ascending
  std::vector<Ends> m_unsure;               ///< ascending
};

}  // namespace shinglescope
