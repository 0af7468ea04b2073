// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string_view>

#include "app/cli/worker/frames/frame.h"
#include "core/base/byte_sink.h"

namespace shinglescope {

/// Writes a stream of frames, and counts what it writes. One thread.
class FrameWriter {
 public:
  explicit FrameWriter(ByteSink sink) : m_sink(std::move(sink)) {}

  /// Writes a frame. Errors: Limit if the payload is larger than kMostPayloadBytes; those of the
  /// sink.
  Result<void> write(FrameKind kind, std::uint32_t part, std::uint64_t count,
                     std::string_view payload);
  /// Writes the END frame; nothing may follow.
  Result<void> end();

  /// What was written of each kind.
  const std::map<FrameKind, FrameSums> &sums() const { return m_sums; }

 private:
  Result<void> writeBytes(FrameKind kind, std::uint32_t part, std::uint64_t count,
                          std::string_view payload);

  ByteSink m_sink;
  std::map<FrameKind, FrameSums> m_sums;
};

}  // namespace shinglescope
