// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/dataset/source/byte_source.h"
#include "core/dataset/source/text_buffer.h"

namespace shinglescope {

/// Trailing bytes of a source that are not part of its text.
struct SourceTail {
  std::uint64_t bytes = 0;
  char byte = '\0';  ///< NUL (any number of them) or Ctrl-Z (0x1A, only one)
};

/// Finds the tail of a source with random access; `from` is the first byte that can belong to it.
/// Reads from the end.
Result<SourceTail> findTail(RawSource &source, std::uint64_t from);

/// Moves the text of a source into a buffer, block by block, and holds back bytes that may turn out
/// to be its tail. One thread; borrows source and context.
class TextInput {
 public:
  TextInput(ByteSource &source, std::size_t blockBytes, const RunContext &context)
      : m_source(source), m_blockBytes(blockBytes), m_context(context) {}

  /// Ends the text after `bytes` bytes; it then has no tail.
  void endAfter(std::uint64_t bytes) { m_rest = bytes; }

  /// Appends about a block to `buffer`, or nothing if everything that was read may be the tail.
  /// Returns false once the text has ended. Errors: Io, Cancelled.
  Result<bool> fill(TextBuffer &buffer);
  /// Returns the tail, which is complete once fill() has returned false.
  SourceTail tail() const { return {m_held, m_heldByte}; }

 private:
  Result<bool> readDirectly(TextBuffer &buffer);
  Result<bool> readBehindHeld(TextBuffer &buffer);
  std::size_t tailOf(std::string_view text);
  std::string_view takeRest(std::string_view text);

  ByteSource &m_source;
  std::size_t m_blockBytes;
  const RunContext &m_context;
  std::string m_block;       ///< decoded, or read while bytes are held back
  std::uint64_t m_held = 0;  ///< bytes that are the tail if nothing follows
  char m_heldByte = '\0';
  std::uint64_t m_rest = std::numeric_limits<std::uint64_t>::max();  ///< bytes of text to come
};

}  // namespace shinglescope
