// SPDX-License-Identifier: MIT
#include "core/dataset/source/twice_decoded.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/base/ascii.h"
#include "core/base/unicode.h"
#include "core/dataset/source/encoding.h"

namespace shinglescope {
namespace {

constexpr std::size_t kMostTwiceDecodedExamples = 3;
constexpr std::size_t kMostExampleBytes = 60;
constexpr unsigned char kLeastContinuation = 0x80;
constexpr unsigned char kMostContinuation = 0xBF;

/// Returns the byte that was decoded to this character. The five bytes that windows-1252 leaves
/// undefined are the controls of ISO-8859-1.
std::optional<unsigned char> byteOf(char32_t code) {
  static constexpr std::array<char16_t, 32> kSpecial = {
      0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
      0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
      0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};
  if (code >= 0x80 && code <= 0xFF) return static_cast<unsigned char>(code);
  if (code < 0x80) return std::nullopt;
  const auto found = std::ranges::find(kSpecial, code);
  if (found == kSpecial.end()) return std::nullopt;
  return static_cast<unsigned char>(0x80 + (found - kSpecial.begin()));
}

/// Tests for punctuation that may follow a letter such as Ü in ordinary text: quotes, dashes, an
/// ellipsis.
bool isPunctuation(char32_t code) {
  return code == 0x2019 || code == 0x201C || code == 0x201D || code == 0x2013 || code == 0x2014 ||
         code == 0x2026;
}

/// A sequence of characters that was originally one character.
struct DoubledCharacter {
  std::size_t bytes = 0;  ///< the present length; 0 if there is no such sequence
  std::string meant;
  bool isDoubtful = false;
};

std::size_t bytesFromLead(unsigned char lead) {
  if (lead >= 0xC2 && lead <= 0xDF) return 2;
  if (lead >= 0xE0 && lead <= 0xEF) return 3;
  return lead >= 0xF0 && lead <= 0xF4 ? 4 : 0;
}

DoubledCharacter doubledAt(std::string_view text) {
  if (text.empty()) return {};
  const CodePoint first = decodeUtf8(text, 0);
  const auto lead = byteOf(first.value);
  const std::size_t wanted = lead ? bytesFromLead(*lead) : 0;
  if (wanted == 0) return {};
  DoubledCharacter sequence{first.length, std::string(1, static_cast<char>(*lead)), false};
  char32_t last = 0;
  while (sequence.meant.size() < wanted) {
    if (sequence.bytes == text.size()) return {};
    const CodePoint next = decodeUtf8(text, sequence.bytes);
    const auto byte = byteOf(next.value);
    if (!byte || *byte < kLeastContinuation || *byte > kMostContinuation) return {};
    sequence.meant.push_back(static_cast<char>(*byte));
    sequence.bytes += next.length;
    last = next.value;
  }
  if (!isValidUtf8(sequence.meant)) return {};
  sequence.isDoubtful = wanted == 2 && *lead > 0xC3 && isPunctuation(last);
  return sequence;
}

/// Calls `use(place, sequence)` for each sequence that was one character. A doubtful one counts
/// only if a letter or another sequence is directly next to it.
template <class Use>
void forEachSequence(std::string_view text, Use use) {
  std::size_t end = text.npos;  // end of the previous sequence
  // All lead characters begin with this byte.
  for (std::size_t at = text.find('\xC3'); at != text.npos; at = text.find('\xC3', at)) {
    const DoubledCharacter sequence = doubledAt(text.substr(at));
    if (sequence.bytes == 0) {
      ++at;
      continue;
    }
    const std::string_view behind = text.substr(at + sequence.bytes);
    const bool isInWord = end == at || (!behind.empty() && isAsciiLetter(behind.front())) ||
                          doubledAt(behind).bytes > 0;
    if (!sequence.isDoubtful || isInWord) use(at, sequence);
    at += sequence.bytes;
    end = at;
  }
}

/// Returns the word around a place, without spaces.
std::string_view wordRound(std::string_view text, std::size_t place, std::size_t bytes) {
  const auto isEnd = [](char byte) { return static_cast<unsigned char>(byte) <= ' '; };
  std::size_t begin = place;
  while (begin > 0 && place - begin < kMostExampleBytes && !isEnd(text[begin - 1])) --begin;
  while (begin < place && isContinuationByte(text[begin])) ++begin;
  std::size_t end = place + bytes;
  while (end < text.size() && end - place < kMostExampleBytes && !isEnd(text[end])) ++end;
  while (end < text.size() && isContinuationByte(text[end])) ++end;
  return text.substr(begin, end - begin);
}

}  // namespace

std::uint64_t appendDecodedOnce(std::string_view text, std::string &out) {
  std::uint64_t count = 0;
  std::size_t done = 0;
  forEachSequence(text, [&](std::size_t place, const DoubledCharacter &sequence) {
    out.append(text.substr(done, place - done)).append(sequence.meant);
    done = place + sequence.bytes;
    ++count;
  });
  out.append(text.substr(done));
  return count;
}

TwiceDecoded findTwiceDecoded(std::string_view text) {
  TwiceDecoded found;
  forEachSequence(text, [&](std::size_t place, const DoubledCharacter &sequence) {
    ++found.characters;
    if (found.examples.size() >= kMostTwiceDecodedExamples) return;
    TwiceDecoded::Example example;
    example.word = wordRound(text, place, sequence.bytes);
    appendDecodedOnce(example.word, example.meant);
    const bool isNew = std::ranges::none_of(
        found.examples,
        [&](const TwiceDecoded::Example &other) { return other.word == example.word; });
    if (isNew) found.examples.push_back(std::move(example));
  });
  return found;
}

const std::vector<std::string_view> &TwiceDecodedRepair::repaired(
    const std::vector<std::string_view> &cells) {
  m_texts.resize(cells.size());
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    m_texts[i].clear();
    if (cells[i].find('\xC3') != std::string_view::npos)
      count += appendDecodedOnce(cells[i], m_texts[i]);
  }
  if (count == 0) return cells;
  m_characters += count;
  m_cells = cells;
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (!m_texts[i].empty()) m_cells[i] = m_texts[i];
  return m_cells;
}

}  // namespace shinglescope
