// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "core/dataset/container/container.h"

namespace shinglescope::test {

/// Reads a part of a container to its end, `step` bytes at a time; returns the text of the error
/// after "ERROR " if it fails.
inline std::string partText(const std::string &bytes, const std::optional<std::string> &part = {},
                            std::size_t step = 4096) {
  const SourceLimits limits;
  const auto source = openMemorySource("book", bytes, limits);
  if (!source) return "ERROR " + source.error().detail();
  const auto opened = openPart(*source, part, limits);
  if (!opened) return "ERROR " + opened.error().detail();
  std::string text;
  std::string block(step, '\0');
  while (true) {
    const auto read = opened->source->readAt(block.data(), step, text.size());
    if (!read) return "ERROR " + read.error().detail();
    text.append(block, 0, *read);
    if (*read < step) return text;
  }
}

}  // namespace shinglescope::test
