#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/review/groups/review_index.h"

namespace shinglescope {

/// What verdicts say against taking one row for another, also where the two were
/// not judged themselves: A = B and B judged Not with C keep A and C apart. Refers to
/// the index, which must not change meanwhile. 4 bytes a text, none without verdicts.
class ToldApart {
 public:
  /// O(pairs + texts), O(1) without verdicts.
  explicit ToldApart(const ReviewIndex &index);

  /// NotDuplicate or Unsure where that was said of the two, or of texts that
  /// Duplicates join with them, else Undecided. A verdict on the two themselves
  /// counts before what follows; contested ones count as Not. O(log verdicts).
  Verdict verdictOn(RecordId a, RecordId b) const;

 private:
  using Ends = std::pair<std::uint32_t, std::uint32_t>;
  Ends endsOf(TextId a, TextId b) const;

  const ReviewIndex &m_index;
  std::vector<std::uint32_t> m_components;  ///< by text: the one that stands for all joined with it
  std::vector<Ends> m_not;                  ///< ascending
  std::vector<Ends> m_unsure;               ///< ascending
};

}  // namespace shinglescope
