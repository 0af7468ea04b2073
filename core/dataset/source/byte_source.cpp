// SPDX-License-Identifier: MIT
#include "core/dataset/source/byte_source.h"

#include <algorithm>
#include <utility>

#include "core/dataset/source/file_kind.h"
#include "core/dataset/source/source_samples.h"

namespace shinglescope {

namespace {

constexpr std::size_t kHeadBytes = 4096;
constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF";

}  // namespace

Result<ByteSource> ByteSource::open(const std::string &path,
                                    const std::optional<std::string> &encoding,
                                    const SourceLimits &limits) {
  auto raw = openFileSource(path, limits);
  if (!raw) return raw.error();
  return open(std::move(*raw), encoding);
}

Result<ByteSource> ByteSource::open(std::shared_ptr<RawSource> raw,
                                    const std::optional<std::string> &encoding) {
  ByteSource source(std::move(raw));
  std::string head(kHeadBytes, '\0');
  const auto read = source.m_raw->readAt(head.data(), head.size(), 0);
  if (!read) return read.error();
  head.resize(*read);
  source.m_size = source.m_raw->size().value_or(head.size());
  if (auto old = refuseOldOffice(*source.m_raw, head); !old) return old.error();
  if (auto known = refuseKnownBinary(head, source.path()); !known) return known.error();
  if (auto chosen = source.chooseEncoding(encoding, head); !chosen) return chosen.error();
  source.rewind();
  return source;
}

Result<void> ByteSource::chooseEncoding(const std::optional<std::string> &encoding,
                                        std::string_view head) {
  std::string name;
  if (encoding) {
    name = *encoding;
    m_encodingGuess = {name, 1, {MessageId::EncodingChosen}};
  } else {
    const auto samples = readSamples(*m_raw);
    if (!samples) return samples.error();
    m_encodingGuess = guessEncoding(samples->pieces(), samples->endsWithSource());
    name = m_encodingGuess.name;
  }
  if (isUtf8Name(name)) {
    m_bomBytes = head.starts_with(kUtf8Mark) ? kUtf8Mark.size() : 0;
    return {};
  }
  auto decoder = TextDecoder::open(name);
  if (!decoder) return decoder.error();
  m_decoder = std::move(*decoder);
  m_encoding = m_decoder->name();
  std::string text;
  m_decoder->decode(head, false, text);
  m_bomBytes = std::string_view(text).starts_with(kUtf8Mark) ? kUtf8Mark.size() : 0;
  return {};
}

Result<std::shared_ptr<const SourceHead>> ByteSource::head() {
  if (m_head) return m_head;
  constexpr std::size_t kWholeBytes = kHeadSampleBytes + 2 * kLaterSampleBytes;
  const bool isSmall = hasKnownSize() && m_size <= kWholeBytes;
  const std::size_t wanted = isSmall ? kWholeBytes : kHeadSampleBytes;
  rewind();
  SourceHead head;
  bool more = true;
  while (more && m_position < wanted) {
    const auto read = readBlock(wanted - static_cast<std::size_t>(m_position), head.text);
    if (!read) return read.error();
    more = *read;
  }
  head.isComplete = m_isAtEnd;
  rewind();
  m_head = std::make_shared<const SourceHead>(std::move(head));
  return m_head;
}

void ByteSource::rewind() {
  m_flushed = false;
  m_position = isDecoded() ? 0 : m_bomBytes;
  m_isAtEnd = hasKnownSize() && m_position == m_size;
  m_toSkip = isDecoded() ? m_bomBytes : 0;
  if (m_decoder) m_decoder->reset();
}

void ByteSource::startDigest() {
  rewind();
  m_digest.emplace();
  if (m_position > 0) m_digest->update(kUtf8Mark);
}

std::optional<Digest128> ByteSource::finishDigest() {
  if (!m_digest || !m_isAtEnd) return std::nullopt;
  const Digest128 digest = m_digest->finish();
  m_digest.reset();
  return m_raw->hasOwnDigest() ? m_raw->ownDigest() : digest;
}

Result<bool> ByteSource::readBlock(std::size_t blockBytes, std::string &out) {
  if (m_decoder) return readDecoded(blockBytes, out);
  const std::size_t before = out.size();
  out.resize(before + nextBytes(blockBytes));
  const auto read = readTo(out.data() + before, blockBytes);
  if (!read) return read.error();
  out.resize(before + *read);
  return *read > 0;
}

std::size_t ByteSource::nextBytes(std::size_t blockBytes) const {
  if (m_isAtEnd) return 0;
  if (!hasKnownSize()) return blockBytes;
  return static_cast<std::size_t>(std::min<std::uint64_t>(blockBytes, m_size - m_position));
}

Result<std::size_t> ByteSource::readTo(char *to, std::size_t blockBytes) {
  const std::size_t wanted = nextBytes(blockBytes);
  const auto read = m_raw->readAt(to, wanted, m_position);
  if (!read) return read.error();
  if (m_digest) m_digest->update({to, *read});
  m_position += *read;
  m_size = std::max(m_size, m_position);
  m_isAtEnd = hasKnownSize() ? m_position == m_size : m_isAtEnd || *read < wanted;
  return *read;
}

Result<bool> ByteSource::readDecoded(std::size_t blockBytes, std::string &out) {
  const std::size_t before = out.size();
  while (out.size() == before) {
    if (m_flushed) return false;
    m_undecoded.resize(nextBytes(blockBytes));
    const auto read = readTo(m_undecoded.data(), m_undecoded.size());
    if (!read) return read.error();
    m_undecoded.resize(*read);
    m_flushed = m_isAtEnd;
    m_decoder->decode(m_undecoded, m_flushed, out);
    const auto skipped =
        static_cast<std::size_t>(std::min<std::uint64_t>(m_toSkip, out.size() - before));
    out.erase(before, skipped);
    m_toSkip -= skipped;
  }
  return true;
}

}  // namespace shinglescope
