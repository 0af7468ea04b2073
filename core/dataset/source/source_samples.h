// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/dataset/source/raw_source.h"

namespace shinglescope {

/// Pieces of a source, undecoded.
struct SourceSamples {
  std::string head;
  bool isComplete = false;  ///< the head is the whole source
  /// Pieces from the middle and the end, in whole lines (of one-byte units); none if the source has
  /// no random access.
  std::vector<std::string> later;

  std::vector<std::string_view> pieces() const;
  /// Returns whether the last piece ends with the source, or at least at the end of a line.
  bool endsWithSource() const { return isComplete || !later.empty(); }
};

/// The size of a head; a source that is hardly longer is read completely.
inline constexpr std::size_t kHeadSampleBytes = 512U << 10U;
inline constexpr std::size_t kLaterSampleBytes = 64U << 10U;

/// Reads the head and, with random access, a piece from the middle and one from the end: at most
/// 640 KiB, whatever the size. Errors: those of the source.
Result<SourceSamples> readSamples(RawSource &raw);
/// Reads only the later pieces.
Result<std::vector<std::string>> readLaterSamples(RawSource &raw);

}  // namespace shinglescope
