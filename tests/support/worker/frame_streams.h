// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/worker/frames/frame_reader.h"
#include "app/cli/worker/frames/frame_writer.h"

namespace shinglescope::test {

using Blocks = std::vector<Frame>;

/// Returns a stream of these frames with its end.
inline std::string streamOf(const Blocks &frames) {
  std::string stream;
  FrameWriter writer(appendingTo(stream));
  for (const Frame &frame : frames)
    (void)writer.write(frame.kind, frame.part, frame.count, frame.payload);
  (void)writer.end();
  return stream;
}

/// Returns a source that reads a text, which must outlive it.
inline FrameSource textSource(const std::string &text) {
  return [&text, at = std::size_t{0}](std::span<char> bytes) mutable -> Result<std::size_t> {
    const std::size_t count = std::min(bytes.size(), text.size() - at);
    std::memcpy(bytes.data(), text.data() + at, count);
    at += count;
    return count;
  };
}

/// Reads a whole stream. Errors: those of FrameReader.
inline Result<Blocks> framesIn(const std::string &stream) {
  FrameReader reader(textSource(stream));
  Blocks frames;
  while (true) {
    auto frame = reader.next();
    if (!frame) return frame.error();
    if (!*frame) return frames;
    frames.push_back(**std::move(frame));
  }
}

}  // namespace shinglescope::test
