// SPDX-License-Identifier: MIT
#include "core/dataset/source/text_input.h"

#include <algorithm>

namespace shinglescope {

namespace {

constexpr char kCtrlZ = '\x1A';
constexpr std::size_t kFirstTailBytes = 64;
constexpr std::size_t kTailBytes = 1U << 18U;

void append(std::string_view text, TextBuffer &buffer) {
  std::ranges::copy(text, buffer.room(text.size()));
  buffer.filled(text.size());
}

}  // namespace

Result<SourceTail> findTail(RawSource &source, std::uint64_t from) {
  std::uint64_t end = source.size().value_or(0);
  std::string bytes;
  SourceTail tail;
  for (std::size_t step = kFirstTailBytes; end > from; step = kTailBytes) {
    const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(step, end - from));
    bytes.resize(wanted);
    const auto read = source.readAt(bytes.data(), wanted, end - wanted);
    if (!read) return read.error();
    bytes.resize(*read);
    if (tail.bytes == 0 && bytes.ends_with(kCtrlZ)) return SourceTail{1, kCtrlZ};
    const std::size_t last = bytes.find_last_not_of('\0');
    tail.bytes += bytes.size() - (last == bytes.npos ? 0 : last + 1);
    if (last != bytes.npos) break;
    end -= wanted;
  }
  return tail;
}

Result<bool> TextInput::fill(TextBuffer &buffer) {
  if (m_context.isCancelled()) return cancelledError();
  if (m_rest == 0) return false;
  const std::uint64_t before = m_source.storedPosition();
  const auto more = m_held > 0 ? readBehindHeld(buffer) : readDirectly(buffer);
  m_context.advance(m_source.storedPosition() - before);
  return more;
}

Result<bool> TextInput::readDirectly(TextBuffer &buffer) {
  if (m_source.isDecoded()) {
    m_block.clear();
    const auto more = m_source.readBlock(m_blockBytes, m_block);
    if (!more || !*more) return more;
    const std::string_view text = takeRest(m_block);
    append(text.substr(0, text.size() - tailOf(text)), buffer);
    m_block.clear();
    return true;
  }
  char *room = buffer.room(m_source.nextBytes(m_blockBytes));
  const auto read = m_source.readTo(room, m_blockBytes);
  if (!read) return read.error();
  const std::string_view text = takeRest({room, *read});
  buffer.filled(text.size() - tailOf(text));
  return *read > 0;
}

/// Reads the next block separately; the bytes held back are appended before it, block by block, so
/// a gigabyte of NULs does not need a gigabyte of memory.
Result<bool> TextInput::readBehindHeld(TextBuffer &buffer) {
  if (m_block.empty()) {
    const auto more = m_source.readBlock(m_blockBytes, m_block);
    if (!more || !*more) return more;
    m_block.resize(takeRest(m_block).size());
    const bool isMoreTail = m_heldByte == '\0' && m_block.find_first_not_of('\0') == m_block.npos;
    if (isMoreTail) {
      m_held += m_block.size();
      m_block.clear();
      return true;
    }
  }
  const auto bytes = static_cast<std::size_t>(std::min<std::uint64_t>(m_held, m_blockBytes));
  std::fill_n(buffer.room(bytes), bytes, m_heldByte);
  buffer.filled(bytes);
  m_held -= bytes;
  if (m_held > 0) return true;
  append(std::string_view(m_block).substr(0, m_block.size() - tailOf(m_block)), buffer);
  m_block.clear();
  return true;
}

/// Returns the requested part of the next text.
std::string_view TextInput::takeRest(std::string_view text) {
  text = text.substr(0, static_cast<std::size_t>(std::min<std::uint64_t>(text.size(), m_rest)));
  m_rest -= text.size();
  return text;
}

/// Returns how many of the last bytes are held back from now on.
std::size_t TextInput::tailOf(std::string_view text) {
  const std::size_t last = text.find_last_not_of('\0');
  const std::size_t nuls = text.size() - (last == text.npos ? 0 : last + 1);
  const bool isMarked = nuls == 0 && !text.empty() && text.back() == kCtrlZ;
  m_held = isMarked ? 1 : nuls;
  m_heldByte = isMarked ? kCtrlZ : '\0';
  return static_cast<std::size_t>(m_held);
}

}  // namespace shinglescope
