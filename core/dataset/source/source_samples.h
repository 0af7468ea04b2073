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
  bool isComplete = false;  ///< the head is all there is
  /// From the middle and the end, in whole lines (of one-byte units); none
  /// where the source cannot be read from any place.
  std::vector<std::string> later;

  std::vector<std::string_view> pieces() const;
  /// The last piece ends where the source does, or at least at a line's end.
  bool endsWithSource() const { return isComplete || !later.empty(); }
};

/// Bytes of a head; a source that is hardly longer is taken whole.
inline constexpr std::size_t kHeadSampleBytes = 512U << 10U;
inline constexpr std::size_t kLaterSampleBytes = 64U << 10U;

/// Reads the head and, where access is random, a piece of the middle and of the
/// end: at most 640 KiB, whatever the size. Errors: those of the source.
Result<SourceSamples> readSamples(RawSource &raw);
/// Only the later pieces.
Result<std::vector<std::string>> readLaterSamples(RawSource &raw);

}  // namespace shinglescope
