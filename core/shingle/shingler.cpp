// SPDX-License-Identifier: MIT
#include "core/shingle/shingler.h"

#include "core/base/hash.h"
#include "core/base/unicode.h"
#include "core/shingle/fast_hash.h"
#include "core/shingle/shingle_kernels.h"
#include "core/shingle/stop_shingles.h"
#include "core/text/byte_kernels.h"

namespace shinglescope {

namespace {

/// Enlarges the buffer if needed. It never shrinks, so the next text finds it initialized.
template <class Number>
void makeRoom(std::vector<Number> &buffer, std::size_t size) {
  if (buffer.size() < size) buffer.resize(size);
}

/// Finds the start of each code point, and the end of the text; returns the number of code points.
std::size_t findCharacters(std::string_view text, std::vector<std::uint32_t> &starts) {
  makeRoom(starts, characterRoom(text.size()));
  const std::size_t count = shingleKernels().findCharacters(text, starts.data());
  starts[count] = static_cast<std::uint32_t>(text.size());
  return count;
}

ShingleSpan makeSpan(std::size_t begin, std::size_t end) {
  return {0, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

/// Returns the number of units of a shingle in a text of `count` units; 0 if there is no shingle.
std::size_t shingleLength(const ShingleOptions &options, std::size_t count) {
  if (count >= options.k) return options.k;
  return options.shortTexts == ShortTexts::Whole ? count : 0;
}

}  // namespace

std::size_t Shingler::hashFastWords(std::string_view text, std::vector<std::uint64_t> &out) {
  makeRoom(out, wordRoom(text.size()));
  const ShingleKernels &kernels = shingleKernels();
  const std::size_t words = kernels.hashWords(text, out.data());
  const std::size_t length = shingleLength(m_options, words);
  return length == 0 ? 0 : kernels.combineWords(out.data(), words, length);
}

std::size_t Shingler::hashFastCharacters(std::string_view text, std::vector<std::uint64_t> &out) {
  const bool isAsciiText = textKernels().isAscii(text);
  const std::size_t characters = isAsciiText ? text.size() : findCharacters(text, m_starts);
  const std::size_t length = shingleLength(m_options, characters);
  if (length == 0) return 0;
  makeRoom(out, windowRoom(characters));
  const std::size_t shingles = characters - length + 1;
  if (isAsciiText)
    shingleKernels().hashWindows(text, length, out.data());
  else
    shingleKernels().hashSpans(text, m_starts.data(), shingles, length, out.data());
  return shingles;
}

std::size_t Shingler::hashFast(std::string_view text, std::vector<std::uint64_t> &out) {
  return m_options.unit == ShingleUnit::Word ? hashFastWords(text, out)
                                             : hashFastCharacters(text, out);
}

void Shingler::findCharacterSpans(std::string_view text) {
  const std::size_t characters = findCharacters(text, m_starts);
  const std::size_t length = shingleLength(m_options, characters);
  if (length == 0) return;
  for (std::size_t i = 0; i + length <= characters; ++i) {
    m_spans.push_back(makeSpan(m_starts[i], m_starts[i + length]));
  }
}

/// First fills the list with the words, then extends each to its shingle.
void Shingler::findWordSpans(std::string_view text) {
  for (WordSpan word = nextWord(text, 0); !word.isEmpty(); word = nextWord(text, word.end)) {
    m_spans.push_back(makeSpan(word.begin, word.end));
  }
  const std::size_t words = m_spans.size();
  const std::size_t length = shingleLength(m_options, words);
  if (length == 0) return m_spans.clear();
  const std::size_t shingles = words - length + 1;
  for (std::size_t i = 0; i < shingles; ++i) m_spans[i].end = m_spans[i + length - 1].end;
  m_spans.resize(shingles);
}

void Shingler::findSpans(std::string_view text) {
  m_spans.clear();
  return m_options.unit == ShingleUnit::Word ? findWordSpans(text) : findCharacterSpans(text);
}

/// Hashes the shingle's bytes with the chosen function.
std::uint64_t Shingler::namedHash(std::string_view text, const ShingleSpan &span) {
  const std::string_view standing = text.substr(span.begin, span.end - span.begin);
  if (m_options.unit == ShingleUnit::Character) return hashBytes(m_options.hash, standing);
  m_joined.clear();
  for (WordSpan word = nextWord(standing, 0); !word.isEmpty();
       word = nextWord(standing, word.end)) {
    if (!m_joined.empty()) m_joined += ' ';
    m_joined.append(word.in(standing));
  }
  return hashBytes(m_options.hash, m_joined);
}

std::span<const std::uint64_t> Shingler::shingleHashes(std::string_view preparedText) {
  if (m_options.hash == HashFunction::Fast) {
    const std::size_t shingles = hashFast(preparedText, m_hashes);
    return std::span(m_hashes).first(
        dropStopped(std::span(m_hashes).first(shingles), preparedText));
  }
  findSpans(preparedText);
  makeRoom(m_hashes, m_spans.size());
  for (std::size_t i = 0; i < m_spans.size(); ++i) {
    m_hashes[i] = namedHash(preparedText, m_spans[i]);
  }
  return std::span(m_hashes).first(
      dropStopped(std::span(m_hashes).first(m_spans.size()), preparedText));
}

/// Moves the hashes of the remaining shingles to the front; returns their number.
std::size_t Shingler::dropStopped(std::span<std::uint64_t> hashes, std::string_view text) {
  if (m_options.stop == nullptr) return hashes.size();
  const bool isFast = m_options.hash == HashFunction::Fast;
  const std::size_t count = isFast ? hashes.size() : hashFast(text, m_fastHashes);
  const std::uint64_t *known = isFast ? hashes.data() : m_fastHashes.data();
  std::size_t kept = 0;
  for (std::size_t i = 0; i < hashes.size(); ++i)
    if (i >= count || !m_options.stop->contains(known[i])) hashes[kept++] = hashes[i];
  return kept;
}

void Shingler::shingleSet(std::string_view preparedText, std::vector<std::uint64_t> &set) {
  const std::size_t shingles = hashFast(preparedText, m_hashes);
  set.assign(m_hashes.begin(), m_hashes.begin() + static_cast<std::ptrdiff_t>(shingles));
  m_sorter.sortUnique(set);
  if (m_options.stop == nullptr) return;
  std::erase_if(set, [this](std::uint64_t hash) { return m_options.stop->contains(hash); });
}

std::vector<ShingleSpan> Shingler::shingleSpans(std::string_view preparedText) {
  findSpans(preparedText);
  hashFast(preparedText, m_hashes);
  std::vector<ShingleSpan> spans = m_spans;
  for (std::size_t i = 0; i < spans.size(); ++i) spans[i].hash = m_hashes[i];
  if (m_options.stop == nullptr) return spans;
  std::erase_if(spans, [this](const ShingleSpan &s) { return m_options.stop->contains(s.hash); });
  return spans;
}

}  // namespace shinglescope
