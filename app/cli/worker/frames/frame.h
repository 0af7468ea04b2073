// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace shinglescope {

/// The content of a frame. docs/worker.md describes the records of each kind.
enum class FrameKind : std::uint16_t {
  Rows = 1,
  Digests,
  Repeats,
  Classes,
  Bits,
  Entries,
  Sizes,
  Buckets,
  BucketPairs,
  Capped,
  Keys,
  Neighbours,
  Pairs,
  Candidates,
  Requests,
  Texts,
  Scores,
  Links,
  RowPairs,
  Ids,
  Lines,
  Counts,
  Matches,
  SlotCounts,
  ShingleCounts,
  Stops,
  End = 65535
};

/// Returns the name in docs/worker.md, "ROW_PAIRS"; null if there is no such kind.
const char *frameKindName(FrameKind kind);

inline constexpr std::uint32_t kFrameMagic = 0x31575353;  // "SSW1"
inline constexpr std::uint16_t kFrameVersion = 1;
inline constexpr std::size_t kFrameHeaderBytes = 40;
/// No payload is larger: an engine holds several blocks at a time.
inline constexpr std::size_t kMostPayloadBytes = std::size_t{8} << 20U;
/// Writers start a new frame when a payload reaches this size.
inline constexpr std::size_t kUsualPayloadBytes = std::size_t{1} << 20U;

/// Records of one kind for one part of the next step.
struct Frame {
  FrameKind kind = FrameKind::End;
  std::uint32_t part = 0;
  std::uint64_t count = 0;  ///< records in the payload
  std::string payload;
};

/// How many frames passed, of one kind or all together.
struct FrameSums {
  std::uint64_t frames = 0;
  std::uint64_t count = 0;
  std::uint64_t bytes = 0;  ///< of payloads

  void add(std::uint64_t records, std::size_t payloadBytes) {
    ++frames;
    count += records;
    bytes += payloadBytes;
  }
  bool operator==(const FrameSums &) const = default;
};

}  // namespace shinglescope
