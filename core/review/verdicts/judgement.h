#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace shinglescope {

enum class Verdict : std::uint8_t { Undecided, Duplicate, NotDuplicate, Unsure };

/// Which record of a pair stays.
enum class Keep : std::uint8_t { Neither, A, B };

/// The same choice where the two sides are named the other way round.
constexpr Keep otherSide(Keep keep) {
  if (keep == Keep::Neither) return keep;
  return keep == Keep::A ? Keep::B : Keep::A;
}

/// What was said of a row as a member of its group.
enum class RowMark : std::uint8_t { None, Keeper, TakenOut };

/// Everything that was said of one queue entry.
struct Judgement {
  Verdict verdict = Verdict::Undecided;
  Keep keep = Keep::Neither;
  std::string note = {};
  std::vector<std::string> tags = {};  ///< ascending, each once
  bool operator==(const Judgement &) const = default;
};

/// Neither record of a pair that was judged Not is kept for the other.
constexpr Keep keepUnder(Verdict verdict, Keep keep) {
  return verdict == Verdict::NotDuplicate ? Keep::Neither : keep;
}

/// The same judgement where the two sides are named the other way round.
inline Judgement withSwappedSides(Judgement judgement) {
  judgement.keep = otherSide(judgement.keep);
  return judgement;
}

}  // namespace shinglescope
