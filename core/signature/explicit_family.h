#pragma once

#include <memory>
#include <vector>

#include "core/base/result.h"
#include "core/signature/hash_family.h"

namespace shinglescope {

/// x to (a x + b) mod p.
struct ModularPermutation {
  std::uint32_t a = 1;
  std::uint32_t b = 0;
  std::uint32_t p = 1;
  bool operator==(const ModularPermutation &) const = default;
};

/// Permutations given by hand, for lessons: what is signed are row numbers of
/// a shingle table (0, 1, 2, ...), not hashes. The value of a position is the
/// least number that its permutation gives to a row of the set. Rows that a
/// table does not have take no part.

/// `ranks[i][row]` is the number that permutation i gives to the row.
/// BadParameter for no permutation, for more than the limit, for columns of
/// different lengths, and where two rows get one number.
Result<std::unique_ptr<HashFamily>> makeTableFamily(std::vector<std::vector<std::uint32_t>> ranks);

/// BadParameter for none, for more than the limit, and for p = 0. Whether all
/// rows get different numbers is the caller's to see to (a prime p above the
/// rows, a not a multiple of it).
Result<std::unique_ptr<HashFamily>> makeModularFamily(std::vector<ModularPermutation> permutations);

}  // namespace shinglescope
