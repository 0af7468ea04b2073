// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace shinglescope {

enum class Verdict : std::uint8_t { Undecided, Duplicate, NotDuplicate, Unsure };

/// Which record of a pair stays.
enum class Keep : std::uint8_t { Neither, A, B };

/// The same choice with the two sides swapped.
constexpr Keep otherSide(Keep keep) {
  if (keep == Keep::Neither) return keep;
  return keep == Keep::A ? Keep::B : Keep::A;
}

/// The mark of a row as a member of its group.
enum class RowMark : std::uint8_t { None, Keeper, TakenOut };

/// The full judgement of one queue item.
struct Judgement {
  Verdict verdict = Verdict::Undecided;
  Keep keep = Keep::Neither;
  std::string note = {};
  std::vector<std::string> tags = {};  ///< ascending, without repetitions
  bool operator==(const Judgement &) const = default;
};

/// The keeper under a verdict: a pair that was judged Not has none.
constexpr Keep keepUnder(Verdict verdict, Keep keep) {
  return verdict == Verdict::NotDuplicate ? Keep::Neither : keep;
}

/// The same judgement with the two sides swapped.
inline Judgement withSwappedSides(Judgement judgement) {
  judgement.keep = otherSide(judgement.keep);
  return judgement;
}

}  // namespace shinglescope
