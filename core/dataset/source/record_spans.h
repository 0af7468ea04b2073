// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

namespace shinglescope {

/// A part of a source, in bytes.
struct SourceSpan {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
  bool operator==(const SourceSpan &) const = default;
};

/// The records of a source to find.
struct WantedRecords {
  std::vector<std::uint32_t> rows;  ///< data rows, ascending
  bool rejected = false;            ///< also rows over the limit
};

/// The positions of the wanted records.
struct RecordSpans {
  std::vector<SourceSpan> spans;  ///< in order
  std::uint64_t records = 0;      ///< one span may contain several
};

}  // namespace shinglescope
