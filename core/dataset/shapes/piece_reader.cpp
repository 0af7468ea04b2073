// SPDX-License-Identifier: MIT
#include "core/dataset/shapes/piece_reader.h"

namespace shinglescope {

namespace {

constexpr std::uint64_t kPieceReaderStepsBetweenPolls = 1U << 16U;
constexpr std::size_t kPieceReaderBufferBytes = 1U << 20U;

}  // namespace

PieceReader::PieceReader(ByteSource &source, std::uint64_t maxPieceBytes, std::size_t blockBytes,
                         const RunContext &context, LoadReport &report)
    : m_report(report),
      m_input(source, blockBytes, context),
      m_buffer(kPieceReaderBufferBytes),
      m_offset(source.bomBytes()),
      m_maxPieceBytes(maxPieceBytes),
      m_context(context),
      m_room(memoryLimit(context)) {}

bool PieceReader::isCancelled() {
  return ++m_steps % kPieceReaderStepsBetweenPolls == 0 && m_context.isCancelled();
}

Result<void> PieceReader::fill(std::uint64_t offset) {
  const auto hasRoom = m_room.check(m_scanned, offset, m_report.path);
  if (!hasRoom) return hasRoom;
  const auto more = m_input.fill(m_buffer);
  if (!more) return more.error();
  m_isAtEnd = !*more;
  return {};
}

bool PieceReader::rejectOverLimit(std::uint64_t bytes) {
  if (bytes <= m_maxPieceBytes) return false;
  m_rejected.push_back({m_piece.offset, m_piece.bytes});
  m_report.addRejected(m_rejected.back(), m_piece.line, m_maxPieceBytes);
  return true;
}

}  // namespace shinglescope
