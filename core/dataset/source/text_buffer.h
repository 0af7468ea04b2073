// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/base/large_block.h"

namespace shinglescope {

/// Text on its way from a file to rows. New bytes are appended to the unread ones. Rows that are
/// kept stay where they were read, without a copy; if a block is full, only the unread bytes move.
/// One thread.
class TextBuffer {
 public:
  /// Blocks have at least `blockBytes`; pages are used only when written.
  explicit TextBuffer(std::size_t blockBytes) : m_blockBytes(blockBytes) {}
  /// Wraps text in memory that belongs to another owner and will not grow.
  explicit TextBuffer(std::span<char> text)
      : m_blockBytes(0), m_data(text.data()), m_end(text.size()) {}

  std::string_view unread() const { return {m_data + m_begin, m_end - m_begin}; }
  /// Returns the unread bytes, for rows that are rewritten in place.
  char *unreadData() { return m_data + m_begin; }
  void drop(std::size_t bytes) { m_begin += bytes; }
  /// Keeps everything dropped so far in place permanently.
  void keepDropped() { m_kept = m_begin; }

  /// Returns space for `bytes` after the unread ones, which may move. Amortized constant time per
  /// byte. Throws std::bad_alloc.
  char *room(std::size_t bytes);
  /// Records that `bytes` of that space were written.
  void filled(std::size_t bytes) { m_end += bytes; }

  /// Hands over the blocks with everything that was kept.
  std::vector<LargeBlock> takeBlocks();

 private:
  void moveUnread(std::size_t bytes);

  std::size_t m_blockBytes;
  LargeBlock m_block;
  char *m_data = nullptr;   ///< of the block
  std::size_t m_kept = 0;   ///< the bytes before it must not be overwritten
  std::size_t m_begin = 0;  ///< of the unread bytes
  std::size_t m_end = 0;
  std::vector<LargeBlock> m_full;
};

}  // namespace shinglescope
