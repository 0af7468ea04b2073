// SPDX-License-Identifier: MIT
#include "core/dataset/container/part_source.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/dataset/source/encoding.h"
#include "core/dataset/source/source_digest.h"

namespace shinglescope {

namespace {

constexpr std::uint64_t kSkipBytes = 64U << 10U;

}  // namespace

Result<Digest128> digestOfPart(RawSource &container, const std::string &part,
                               const SourceLimits &limits) {
  SourceDigest digest;
  std::string block(SourceDigest::kChunkBytes, '\0');
  for (std::uint64_t at = 0;;) {
    if (limits.stop.stop_requested()) return cancelledError();
    const auto read = container.readAt(block.data(), block.size(), at);
    if (!read) return read.error();
    if (*read == 0) break;
    digest.update({block.data(), *read});
    at += *read;
  }
  return digest128(digestText(digest.finish()) + part);
}

PartSource::PartSource(std::shared_ptr<RawSource> container, std::string part,
                       std::uint64_t storedBytes, Opener open, SourceLimits limits)
    : m_container(std::move(container)),
      m_part(std::move(part)),
      m_storedBytes(storedBytes),
      m_open(std::move(open)),
      m_limits(std::move(limits)) {}

std::uint64_t PartSource::storedPosition(std::uint64_t /*at*/) const {
  if (m_isAtEnd) return m_storedBytes;
  return m_reader ? std::min(m_reader->storedPosition(), m_storedBytes) : 0;
}

std::vector<Message> PartSource::notes() const { return m_reader ? m_reader->notes() : m_notes; }

Result<std::size_t> PartSource::readAt(char *to, std::size_t bytes, std::uint64_t at) {
  const bool isBegun = m_reader || m_isAtEnd;
  if (!isBegun || at < m_position) {
    m_isAtEnd = false;
    m_position = 0;
    m_reader.reset();
    auto reader = m_open();
    if (!reader) return reader.error();
    m_reader = std::move(*reader);
  }
  std::string skipped;
  while (m_position < at && !m_isAtEnd) {
    skipped.resize(static_cast<std::size_t>(std::min(at - m_position, kSkipBytes)));
    if (const auto read = readOn(skipped.data(), skipped.size()); !read) return read;
  }
  return readOn(to, bytes);
}

Result<std::size_t> PartSource::readOn(char *to, std::size_t bytes) {
  std::size_t done = 0;
  while (done < bytes && !m_isAtEnd) {
    if (m_limits.stop.stop_requested()) return cancelledError();
    const auto read = m_reader->read(to + done, bytes - done);
    if (!read) return read.error();
    done += *read;
    m_position += *read;
    if (m_position > m_limits.memory) {
      return errorOf(
          ErrorCode::Limit,
          {MessageId::ArchiveTooLarge, {escapedForMessage(name()), m_limits.memory >> 20U}},
          name());
    }
    if (*read > 0) continue;
    if (auto finished = finish(); !finished) return finished.error();
  }
  return done;
}

/// Digests the container again after each reading, which detects a change between two of them.
Result<void> PartSource::finish() {
  m_isAtEnd = true;
  m_notes = m_reader->notes();
  m_reader.reset();
  const auto digest = digestOfPart(*m_container, m_part, m_limits);
  if (!digest) return digest.error();
  m_digest = *digest;
  return {};
}

}  // namespace shinglescope
