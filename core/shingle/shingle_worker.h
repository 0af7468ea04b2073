#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/shingle/shingler.h"
#include "core/text/text_preparation.h"

namespace shinglescope {

/// What one thread needs to prepare the texts of rows and to cut them into shingles.
struct ShingleWorker {
  TextPreparer preparer;
  Shingler shingler;
  std::string joined;
  std::vector<std::uint64_t> set;
};

/// Rows that are handed to a thread at a time, and bytes of text between two looks at
/// the stop token.
inline constexpr std::size_t kShingledRowsPerBlock = 512;
inline constexpr std::size_t kShingledBytesPerPoll = 1U << 18U;

}  // namespace shinglescope
