#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/shingle/shingler.h"
#include "core/text/text_preparation.h"

namespace shinglescope {

/// The state of one thread that prepares the texts of rows and cuts them into shingles.
struct ShingleWorker {
  TextPreparer preparer;
  Shingler shingler;
  std::string joined;
  std::vector<std::uint64_t> set;
};

/// Rows per block of work, and bytes of text between two checks of the stop token.
inline constexpr std::size_t kShingledRowsPerBlock = 512;
inline constexpr std::size_t kShingledBytesPerPoll = 1U << 18U;

}  // namespace shinglescope
