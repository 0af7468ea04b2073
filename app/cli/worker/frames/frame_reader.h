// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <span>

#include "app/cli/worker/frames/frame.h"
#include "core/base/result.h"

namespace shinglescope {

/// Reads up to so many bytes; 0 at the end.
using FrameSource = std::function<Result<std::size_t>(std::span<char>)>;

/// Reads from a file descriptor.
FrameSource descriptorSource(int descriptor);

/// Reads a stream of frames and checks it: headers, checksums, sizes and the sums of the last
/// frame. It believes nothing before it has checked it, and never allocates more than a payload may
/// have. One thread.
class FrameReader {
 public:
  explicit FrameReader(FrameSource source) : m_source(std::move(source)) {}

  /// Returns the next frame, or nothing after the END frame. Errors: Io; Format for a stream that
  /// is not valid, is cut off, or continues after its end.
  Result<std::optional<Frame>> next();

 private:
  /// Fills the bytes; returns whether they were all there.
  Result<bool> fill(std::span<char> bytes);
  Result<void> checkEnd(const Frame &end);

  FrameSource m_source;
  FrameSums m_sums;
};

}  // namespace shinglescope
