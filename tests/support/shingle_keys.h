#pragma once

#include <cstdint>

namespace shinglescope::test {

/// The key by which the exact join orders shingles of equal counts, and its table stores them.
/// Depends only on the shingle.
inline std::uint64_t keyOfShingle(std::uint64_t shingle) { return shingle * 0x9e3779b97f4a7c15ULL; }
/// The shingle with a key: the inverse of the multiplication.
inline std::uint64_t shingleOfKey(std::uint64_t key) { return key * 0xf1de83e19937733dULL; }

}  // namespace shinglescope::test
