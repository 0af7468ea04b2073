// SPDX-License-Identifier: MIT
#include "core/explain/aligned_parts.h"

#include <algorithm>

#include "core/base/unicode.h"

namespace shinglescope {
namespace {

std::uint32_t betweenCharacters(std::string_view text, std::size_t at) {
  return static_cast<std::uint32_t>(characterBoundary(text, at));
}

/// Returns the overlap of a span with a part, relative to the part's beginning.
TextSpan clip(const TextSpan &span, const TextSpan &part) {
  const std::uint32_t begin = std::clamp(span.begin, part.begin, part.end);
  const std::uint32_t end = std::clamp(span.end, begin, part.end);
  return {begin - part.begin, end - part.begin};
}

std::vector<TextSpan> clipAll(const std::vector<TextSpan> &spans, const TextSpan &part) {
  std::vector<TextSpan> clipped;
  for (const TextSpan &span : spans) {
    const TextSpan inside = clip(span, part);
    if (inside.begin < inside.end) clipped.push_back(inside);
  }
  return clipped;
}

/// Cuts its input in order and joins small pieces into parts.
class PartCutter {
 public:
  PartCutter(std::string_view a, std::string_view b, std::size_t bytes)
      : m_a(a), m_b(b), m_bytes(std::max<std::size_t>(64, bytes)) {}

  /// Advances both sides together up to these ends.
  void take(std::uint32_t endA, std::uint32_t endB) {
    while (neededRoom(endA, endB) > m_bytes) {
      const std::size_t room = m_bytes - neededRoom(m_part.a.end, m_part.b.end);
      // A small remainder of a part does not justify a cut.
      if (room >= m_bytes / 4) cutBoth(endA, endB, room);
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
  std::size_t neededRoom(std::uint32_t endA, std::uint32_t endB) const {
    return std::max(endA - m_part.a.begin, endB - m_part.b.begin);
  }
  /// Advances both sides by the same amount, except for white space before the first equal word,
  /// which may be longer on one side.
  void cutBoth(std::uint32_t endA, std::uint32_t endB, std::size_t room) {
    const std::size_t restA = endA - m_part.a.end;
    const std::size_t restB = endB - m_part.b.end;
    const std::size_t uneven = std::max(restA, restB) - std::min(restA, restB);
    const std::size_t less = uneven < m_bytes / 8 ? uneven : 0;
    const std::size_t bytesA = room - (restA < restB ? less : 0);
    const std::size_t bytesB = room - (restB < restA ? less : 0);
    m_part.a.end = std::min(endA, betweenCharacters(m_a, m_part.a.end + bytesA));
    m_part.b.end = std::min(endB, betweenCharacters(m_b, m_part.b.end + bytesB));
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

TextDiff diffInPart(const TextDiff &diff, const TextChange &part) {
  TextDiff inside;
  inside.onlyA = clipAll(diff.onlyA, part.a);
  inside.onlyB = clipAll(diff.onlyB, part.b);
  for (const TextChange &change : diff.changes) {
    const TextChange clipped{clip(change.a, part.a), clip(change.b, part.b)};
    if (clipped.a.begin < clipped.a.end || clipped.b.begin < clipped.b.end)
      inside.changes.push_back(clipped);
  }
  return inside;
}

}  // namespace shinglescope
