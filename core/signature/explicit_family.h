// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "core/base/result.h"
#include "core/signature/hash_family.h"

namespace shinglescope {

/// The permutation x -> (a x + b) mod p.
struct ModularPermutation {
  std::uint32_t a = 1;
  std::uint32_t b = 0;
  std::uint32_t p = 1;
  bool operator==(const ModularPermutation &) const = default;
};

/// Explicit permutations for lessons. They sign row numbers of a shingle table (0, 1, 2, ...), not
/// hashes. The value of a position is the least number that its permutation gives to a row of the
/// set. Rows outside the table are ignored.

/// Creates a family from a table: `ranks[i][row]` is the number that permutation i gives to the
/// row. BadParameter for no permutation, for more than the limit, for columns of different lengths,
/// and if two rows get the same number.
Result<std::unique_ptr<HashFamily>> makeTableFamily(std::vector<std::vector<std::uint32_t>> ranks);

/// Creates a family of modular permutations. BadParameter for none, for more than the limit, and
/// for p = 0. The caller must ensure that all rows get different numbers (a prime p above the rows,
/// a not a multiple of it).
Result<std::unique_ptr<HashFamily>> makeModularFamily(std::vector<ModularPermutation> permutations);

}  // namespace shinglescope
