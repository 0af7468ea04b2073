#include "core/explain/aligned_parts.h"

#include <algorithm>

namespace shinglescope {
namespace {

std::uint32_t betweenCharacters(std::string_view text, std::size_t at) {
  at = std::min(at, text.size());
  while (at > 0 && at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U)
    --at;
  return static_cast<std::uint32_t>(at);
}

/// Cuts what it is given in order, and joins small pieces to parts.
class PartCutter {
 public:
  PartCutter(std::string_view a, std::string_view b, std::size_t bytes)
      : m_a(a), m_b(b), m_bytes(std::max<std::size_t>(4, bytes)) {}

  /// Up to these ends, both sides advance together.
  void take(std::uint32_t endA, std::uint32_t endB) {
    while (roomNeeded(endA, endB) > m_bytes) {
      // Only from where the sides stand level can both be cut by as much.
      if (isEmpty()) cutBoth(endA, endB);
      close();
    }
    m_part.a.end = endA;
    m_part.b.end = endB;
  }

  std::vector<TextChange> finish() {
    close();
    if (m_parts.empty()) m_parts.push_back({});
    return std::move(m_parts);
  }

 private:
  std::size_t roomNeeded(std::uint32_t endA, std::uint32_t endB) const {
    return std::max(endA - m_part.a.begin, endB - m_part.b.begin);
  }
  /// White space before the first equal word may be longer on one side.
  void cutBoth(std::uint32_t endA, std::uint32_t endB) {
    const std::size_t restA = endA - m_part.a.begin;
    const std::size_t restB = endB - m_part.b.begin;
    const std::size_t uneven = std::max(restA, restB) - std::min(restA, restB);
    const std::size_t less = uneven < m_bytes / 4 ? uneven : 0;
    const std::size_t bytesA = m_bytes - (restA < restB ? less : 0);
    const std::size_t bytesB = m_bytes - (restB < restA ? less : 0);
    m_part.a.end = std::min(endA, betweenCharacters(m_a, m_part.a.begin + bytesA));
    m_part.b.end = std::min(endB, betweenCharacters(m_b, m_part.b.begin + bytesB));
  }
  bool isEmpty() const { return m_part.a.begin == m_part.a.end && m_part.b.begin == m_part.b.end; }
  void close() {
    if (!isEmpty()) m_parts.push_back(m_part);
    m_part = {{m_part.a.end, m_part.a.end}, {m_part.b.end, m_part.b.end}};
  }

  std::string_view m_a;
  std::string_view m_b;
  std::size_t m_bytes;
  TextChange m_part;
  std::vector<TextChange> m_parts;
};

}  // namespace

std::vector<TextChange> alignedParts(std::string_view a, std::string_view b,
                                     const std::vector<TextChange> &changes, std::size_t bytes) {
  PartCutter cutter(a, b, bytes);
  for (const TextChange &change : changes) {
    cutter.take(change.a.begin, change.b.begin);
    cutter.take(change.a.end, change.b.end);
  }
  cutter.take(static_cast<std::uint32_t>(a.size()), static_cast<std::uint32_t>(b.size()));
  return cutter.finish();
}

}  // namespace shinglescope
