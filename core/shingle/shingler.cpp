// SPDX-License-Identifier: MIT
#include "core/shingle/shingler.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

#include "core/base/hash.h"
#include "core/base/unicode.h"
#include "core/shingle/common_words.h"
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
  return {0, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end), 1};
}

/// Returns the number of units of a shingle in a text of `count` units; 0 if there is no shingle.
std::size_t shingleLength(const ShingleOptions &options, std::size_t count) {
  if (count >= options.k) return options.k;
  return options.shortTexts == ShortTexts::Whole ? count : 0;
}

}  // namespace

std::uint64_t occurrenceHash(HashFunction function, std::uint64_t hash, std::uint32_t occurrence) {
  if (occurrence == 1) return hash;
  std::array<char, 2 * sizeof(std::uint64_t)> bytes;
  const std::uint64_t number = occurrence;
  std::memcpy(bytes.data(), &hash, sizeof hash);
  std::memcpy(bytes.data() + sizeof hash, &number, sizeof number);
  const std::string_view both(bytes.data(), bytes.size());
  return function == HashFunction::Fast ? fastHash(both) : hashBytes(function, both);
}

/// Hashes the words of the options' separator; returns their number.
std::size_t Shingler::hashWords(std::string_view text, std::vector<std::uint64_t> &out) const {
  makeRoom(out, wordRoom(text.size()));
  if (m_options.wordSeparator.empty()) return shingleKernels().hashWords(text, out.data());
  std::size_t words = 0;
  WordReader reader(text, m_options.wordSeparator);
  for (WordSpan word = reader.next(); !word.isEmpty(); word = reader.next())
    out[words++] = fastHash(word.in(text));
  return words;
}

std::span<const std::uint64_t> Shingler::wordHashes(std::string_view preparedText) {
  const std::size_t words = hashWords(preparedText, m_hashes);
  return std::span(m_hashes).first(words);
}

std::size_t Shingler::hashFastWords(std::string_view text, std::vector<std::uint64_t> &out) {
  const std::size_t words = hashWords(text, out);
  if (m_options.common != nullptr) m_options.common->fold(std::span(out).first(words));
  const std::size_t length = shingleLength(m_options, words);
  return length == 0 ? 0 : shingleKernels().combineWords(out.data(), words, length);
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
  WordReader reader(text, m_options.wordSeparator);
  for (WordSpan word = reader.next(); !word.isEmpty(); word = reader.next())
    m_spans.push_back(makeSpan(word.begin, word.end));
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

/// Joins the words of a shingle; `rareWord` stands for each rare one.
void Shingler::joinWords(std::string_view standing, std::string_view rareWord,
                         std::string &out) const {
  out.clear();
  WordReader reader(standing, m_options.wordSeparator);
  const CommonWords *const common = m_options.common.get();
  bool isFirst = true;
  for (WordSpan word = reader.next(); !word.isEmpty(); word = reader.next()) {
    if (!std::exchange(isFirst, false))
      out += m_options.wordSeparator.empty() ? std::string_view(" ") : m_options.wordSeparator;
    const std::string_view bytes = word.in(standing);
    out += common == nullptr || common->contains(fastHash(bytes)) ? bytes : rareWord;
  }
}

/// Hashes the shingle's bytes with the chosen function.
std::uint64_t Shingler::namedHash(std::string_view text, const ShingleSpan &span) {
  const std::string_view standing = text.substr(span.begin, span.end - span.begin);
  if (m_options.unit == ShingleUnit::Character) return hashBytes(m_options.hash, standing);
  joinWords(standing, kRareWord, m_joined);
  return hashBytes(m_options.hash, m_joined);
}

std::string Shingler::spanText(std::string_view preparedText, const ShingleSpan &span) const {
  std::string text(preparedText.substr(span.begin, span.end - span.begin));
  if (m_options.unit == ShingleUnit::Word)
    joinWords(preparedText.substr(span.begin, span.end - span.begin), kRareWordLabel, text);
  if (span.occurrence > 1) text += " (" + std::to_string(span.occurrence) + ")";
  return text;
}

/// Numbers the occurrences of each shingle in the order of the text.
void Shingler::countOccurrences(std::span<const std::uint64_t> hashes) {
  m_places.clear();
  for (std::size_t i = 0; i < hashes.size(); ++i)
    m_places.emplace_back(hashes[i], static_cast<std::uint32_t>(i));
  std::ranges::sort(m_places);
  m_occurrences.assign(hashes.size(), 1);
  for (std::size_t i = 1; i < m_places.size(); ++i)
    if (m_places[i].first == m_places[i - 1].first)
      m_occurrences[m_places[i].second] = m_occurrences[m_places[i - 1].second] + 1;
}

/// Makes the elements of a multiset distinct.
void Shingler::labelOccurrences(std::vector<std::uint64_t> &set) {
  std::ranges::sort(set);
  std::uint64_t last = 0;
  std::uint32_t occurrence = 0;
  for (std::uint64_t &hash : set) {
    occurrence = occurrence > 0 && hash == last ? occurrence + 1 : 1;
    last = hash;
    hash = occurrenceHash(HashFunction::Fast, hash, occurrence);
  }
}

std::span<const std::uint64_t> Shingler::shingleHashes(std::string_view preparedText) {
  std::size_t count = 0;
  if (m_options.hash == HashFunction::Fast) {
    count = hashFast(preparedText, m_hashes);
  } else {
    findSpans(preparedText);
    count = m_spans.size();
    makeRoom(m_hashes, count);
    for (std::size_t i = 0; i < count; ++i) m_hashes[i] = namedHash(preparedText, m_spans[i]);
  }
  const auto kept =
      std::span(m_hashes).first(dropStopped(std::span(m_hashes).first(count), preparedText));
  if (m_options.counts == ShingleCounts::Set) return kept;
  countOccurrences(kept);
  for (std::size_t i = 0; i < kept.size(); ++i)
    kept[i] = occurrenceHash(m_options.hash, kept[i], m_occurrences[i]);
  return kept;
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
  const bool isMultiset = m_options.counts == ShingleCounts::Multiset;
  if (!isMultiset) m_sorter.sortUnique(set);
  if (m_options.stop != nullptr)
    std::erase_if(set, [this](std::uint64_t hash) { return m_options.stop->contains(hash); });
  if (!isMultiset) return;
  labelOccurrences(set);
  m_sorter.sortUnique(set);
}

std::vector<ShingleSpan> Shingler::shingleSpans(std::string_view preparedText) {
  findSpans(preparedText);
  hashFast(preparedText, m_hashes);
  std::vector<ShingleSpan> spans = m_spans;
  for (std::size_t i = 0; i < spans.size(); ++i) spans[i].hash = m_hashes[i];
  if (m_options.stop != nullptr)
    std::erase_if(spans, [this](const ShingleSpan &s) { return m_options.stop->contains(s.hash); });
  if (m_options.counts == ShingleCounts::Set) return spans;
  for (std::size_t i = 0; i < spans.size(); ++i) m_hashes[i] = spans[i].hash;
  countOccurrences(std::span(m_hashes).first(spans.size()));
  for (std::size_t i = 0; i < spans.size(); ++i) {
    spans[i].occurrence = m_occurrences[i];
    spans[i].hash = occurrenceHash(HashFunction::Fast, spans[i].hash, spans[i].occurrence);
  }
  return spans;
}

}  // namespace shinglescope
