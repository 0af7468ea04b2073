// SPDX-License-Identifier: MIT
#include "core/dataset/source/late_encoding.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "core/dataset/source/encoding.h"

namespace shinglescope {

namespace {

constexpr std::size_t kLateEncodingBlockBytes = 1U << 20U;
/// This many bytes of lines are enough to distinguish code pages.
constexpr std::size_t kLateEncodingMaxLineBytes = 1U << 18U;
/// A longer line is cut, if necessary within a character.
constexpr std::size_t kLongestLine = 8U << 20U;

/// Appends the lines of `text` that are not UTF-8 to `lines`.
void takeInvalidLines(std::string_view text, std::string &lines) {
  while (lines.size() < kLateEncodingMaxLineBytes) {
    const std::size_t valid = validUtf8Prefix(text);
    if (valid == text.size()) return;
    const std::size_t feed = text.rfind('\n', valid);
    const std::size_t begin = feed == text.npos ? 0 : feed + 1;
    const std::size_t end = std::min(text.find('\n', valid), text.size() - 1) + 1;
    lines.append(text.substr(begin, std::min(end - begin, kLateEncodingMaxLineBytes)));
    text.remove_prefix(end);
  }
}

}  // namespace

Result<std::optional<EncodingGuess>> findLateEncoding(RawSource &source,
                                                      const RunContext &context) {
  Utf8Tally tally;
  std::string lines;
  std::string text;
  std::uint64_t at = 0;
  bool isAtEnd = false;
  while (!isAtEnd) {
    if (context.isCancelled()) return cancelledError();
    const std::size_t before = text.size();
    text.resize(before + kLateEncodingBlockBytes);
    const auto read = source.readAt(text.data() + before, kLateEncodingBlockBytes, at);
    if (!read) return read.error();
    at += *read;
    text.resize(before + *read);
    isAtEnd = *read < kLateEncodingBlockBytes;
    const std::size_t feed = text.rfind('\n');
    const bool isCut = isAtEnd || text.size() > kLongestLine;
    const std::size_t whole = isCut ? text.size() : (feed == text.npos ? 0 : feed + 1);
    const std::string_view complete = std::string_view(text).substr(0, whole);
    tally.add(complete);
    takeInvalidLines(complete, lines);
    text.erase(0, whole);
  }
  if (tally.isUtf8()) return std::optional<EncodingGuess>();
  return std::optional(guessCodePage(lines));
}

}  // namespace shinglescope
