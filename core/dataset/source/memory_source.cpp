// SPDX-License-Identifier: MIT
#include "core/dataset/source/memory_source.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "core/dataset/source/file_source.h"

namespace shinglescope {

namespace {

constexpr std::size_t kMemorySourcePieceBytes = 1U << 20U;
constexpr int kMillisecondsBetweenPolls = 100;

}  // namespace

Result<std::shared_ptr<MemorySource>> MemorySource::fromDescriptor(std::string name, int descriptor,
                                                                   const SourceLimits &limits) {
  auto source = std::make_shared<MemorySource>(std::move(name), std::string());
  source->m_pieces.clear();
  source->m_pieceBytes = kMemorySourcePieceBytes;
  if (auto read = source->readAll(descriptor, limits); !read) return read.error();
  return source;
}

Result<void> MemorySource::readAll(int descriptor, const SourceLimits &limits) {
  std::size_t room = 0;  // left in the last piece
  while (true) {
    if (limits.stop.stop_requested()) return cancelledError();
    pollfd waiting{descriptor, POLLIN, 0};
    if (::poll(&waiting, 1, kMillisecondsBetweenPolls) == 0) continue;
    if (room == 0) {
      m_pieces.emplace_back(kMemorySourcePieceBytes, '\0');
      room = kMemorySourcePieceBytes;
    }
    const ssize_t got =
        ::read(descriptor, m_pieces.back().data() + (kMemorySourcePieceBytes - room), room);
    if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (got < 0) return fileError(m_name, errno);
    if (got == 0) return {};
    m_size += static_cast<std::uint64_t>(got);
    room -= static_cast<std::size_t>(got);
    if (m_size > limits.memory) {
      return errorOf(ErrorCode::Limit, {MessageId::InputTooLarge, {m_name, limits.memory >> 20U}},
                     m_name);
    }
  }
}

Result<std::size_t> MemorySource::readAt(char *to, std::size_t bytes, std::uint64_t at) {
  std::size_t done = 0;
  while (done < bytes && at + done < m_size) {
    const std::uint64_t from = at + done;
    const auto inPiece = static_cast<std::size_t>(from % m_pieceBytes);
    const std::uint64_t here = std::min<std::uint64_t>(m_size - from, m_pieceBytes - inPiece);
    const auto step = static_cast<std::size_t>(std::min<std::uint64_t>(here, bytes - done));
    std::memcpy(to + done, m_pieces[static_cast<std::size_t>(from / m_pieceBytes)].data() + inPiece,
                step);
    done += step;
  }
  return done;
}

}  // namespace shinglescope
