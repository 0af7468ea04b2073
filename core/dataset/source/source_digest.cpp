// SPDX-License-Identifier: MIT
#include "core/dataset/source/source_digest.h"

#include <algorithm>

namespace shinglescope {

namespace {

void appendNumber(std::uint64_t number, std::string &out) {
  for (unsigned shift = 0; shift < 64; shift += 8) out += static_cast<char>(number >> shift);
}

}  // namespace

std::size_t SourceDigest::chunkCount(std::uint64_t bytes) {
  return static_cast<std::size_t>((bytes + kChunkBytes - 1) / kChunkBytes);
}

Digest128 SourceDigest::combined(const std::vector<Digest128> &chunks, std::uint64_t bytes) {
  std::string all;
  for (const Digest128 &chunk : chunks) {
    appendNumber(chunk.high, all);
    appendNumber(chunk.low, all);
  }
  appendNumber(bytes, all);
  return digest128(all);
}

void SourceDigest::update(std::string_view bytes) {
  m_bytes += bytes.size();
  while (!bytes.empty()) {
    if (m_rest.empty() && bytes.size() >= kChunkBytes) {
      m_chunks.push_back(digest128(bytes.substr(0, kChunkBytes)));
      bytes.remove_prefix(kChunkBytes);
      continue;
    }
    const std::size_t taken = std::min(bytes.size(), kChunkBytes - m_rest.size());
    m_rest += bytes.substr(0, taken);
    bytes.remove_prefix(taken);
    if (m_rest.size() < kChunkBytes) continue;
    m_chunks.push_back(digest128(m_rest));
    m_rest.clear();
  }
}

Digest128 SourceDigest::finish() {
  if (!m_rest.empty()) m_chunks.push_back(digest128(m_rest));
  m_rest.clear();
  return combined(m_chunks, m_bytes);
}

}  // namespace shinglescope
