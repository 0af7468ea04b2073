// SPDX-License-Identifier: MIT
#include "core/dataset/source/unpacked_source.h"

#include <algorithm>
#include <utility>

#include "core/dataset/source/encoding.h"

namespace shinglescope {

namespace {

constexpr std::size_t kPackedBlockBytes = 256U << 10U;

}  // namespace

UnpackedSource::UnpackedSource(std::shared_ptr<RawSource> packed, Packing packing,
                               SourceLimits limits)
    : m_packed(std::move(packed)),
      m_packing(packing),
      m_limits(std::move(limits)),
      m_buffer(kPackedBlockBytes) {}

Result<void> UnpackedSource::restart() {
  m_unpacker = makeUnpacker(m_packing, m_limits.memory);
  if (!m_unpacker) return tooLarge();
  m_inBytes = m_filledBytes = 0;
  m_packedRead = m_position = 0;
  m_isInputRead = m_atEnd = false;
  return {};
}

Result<std::size_t> UnpackedSource::readAt(char *to, std::size_t bytes, std::uint64_t at) {
  if (!m_unpacker || at < m_position) {
    if (auto restarted = restart(); !restarted) return restarted.error();
  }
  while (m_position < at && !m_atEnd) {
    m_skipped.resize(
        static_cast<std::size_t>(std::min<std::uint64_t>(at - m_position, kPackedBlockBytes)));
    const auto skipped = readOn(m_skipped.data(), m_skipped.size());
    if (!skipped) return skipped;
  }
  return readOn(to, bytes);
}

Result<std::size_t> UnpackedSource::readOn(char *to, std::size_t bytes) {
  UnpackerBuffers buffers{nullptr, 0, to, bytes};
  while (buffers.outBytes > 0 && !m_atEnd) {
    if (auto stepped = step(buffers); !stepped) return stepped.error();
  }
  return bytes - buffers.outBytes;
}

Result<void> UnpackedSource::step(UnpackerBuffers &buffers) {
  if (m_inBytes == 0 && !m_isInputRead) {
    if (auto filled = refill(); !filled) return filled;
  }
  // zstd treats a call without input as the beginning of another frame.
  if (m_inBytes == 0 && m_isInputRead && m_unpacker->isComplete()) {
    m_atEnd = true;
    return {};
  }
  buffers.in = m_buffer.data() + (m_filledBytes - m_inBytes);
  buffers.inBytes = m_inBytes;
  const std::size_t room = buffers.outBytes;
  const Unpacker::Status status = m_unpacker->unpack(buffers, m_isInputRead);
  const bool hasMoved = buffers.inBytes < m_inBytes || buffers.outBytes < room;
  m_inBytes = buffers.inBytes;
  m_position += room - buffers.outBytes;
  switch (status) {
    case Unpacker::Status::Running: break;
    case Unpacker::Status::Damaged: return damage(MessageId::ArchiveDamaged);
    case Unpacker::Status::Foreign: return damage(MessageId::ArchiveHasForeignEnd);
    case Unpacker::Status::TooMuchMemory: return tooLarge();
  }
  if (m_position > m_limits.memory) return tooLarge();
  if (!hasMoved && m_isInputRead && !m_unpacker->isComplete()) {
    return damage(MessageId::ArchiveCutOff);
  }
  return {};
}

Result<void> UnpackedSource::refill() {
  if (m_limits.stop.stop_requested()) return cancelledError();
  const auto read = m_packed->readAt(m_buffer.data(), m_buffer.size(), m_packedRead);
  if (!read) return read.error();
  m_filledBytes = m_inBytes = *read;
  m_packedRead += *read;
  m_isInputRead = *read < m_buffer.size();
  return {};
}

Error UnpackedSource::damage(MessageId id) const {
  return errorOf(ErrorCode::Format,
                 {id, {escapedForMessage(name()), packedPosition(), packing(), m_position}},
                 name());
}

Error UnpackedSource::tooLarge() const {
  return errorOf(ErrorCode::Limit,
                 {MessageId::ArchiveTooLarge, {escapedForMessage(name()), m_limits.memory >> 20U}},
                 name());
}

}  // namespace shinglescope
