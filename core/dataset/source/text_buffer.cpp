// SPDX-License-Identifier: MIT
#include "core/dataset/source/text_buffer.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace shinglescope {

char *TextBuffer::room(std::size_t bytes) {
  if (m_begin == m_end) m_begin = m_end = m_kept;
  if (m_block.size() - m_end < bytes) moveUnread(bytes);
  return m_data + m_end;
}

void TextBuffer::moveUnread(std::size_t bytes) {
  const std::size_t unread = m_end - m_begin;
  const bool fits = m_block.size() - m_kept >= unread + bytes;
  // Moving fewer bytes than were dropped keeps the work linear.
  if (fits && m_begin - m_kept >= unread) {
    std::memmove(m_block.data() + m_kept, m_block.data() + m_begin, unread);
    m_begin = m_kept;
  } else if (m_kept == 0) {
    // Pages are moved instead of their bytes: a long row is never in memory twice.
    if (unread > 0) std::memmove(m_data, m_data + m_begin, unread);
    m_block.grow(std::max(m_blockBytes, 2 * (unread + bytes)));
    m_data = m_block.data();
    m_begin = 0;
  } else {
    LargeBlock next(std::max(m_blockBytes, 2 * (unread + bytes)));
    if (unread > 0) std::memcpy(next.data(), m_block.data() + m_begin, unread);
    m_full.push_back(std::exchange(m_block, std::move(next)));
    m_data = m_block.data();
    m_begin = m_kept = 0;
  }
  m_end = m_begin + unread;
}

std::vector<LargeBlock> TextBuffer::takeBlocks() {
  if (m_kept > 0) m_full.push_back(std::move(m_block));
  m_block = {};
  m_data = nullptr;
  m_begin = m_end = m_kept = 0;
  return std::exchange(m_full, {});
}

}  // namespace shinglescope
