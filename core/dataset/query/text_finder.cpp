// SPDX-License-Identifier: MIT
#include "core/dataset/query/text_finder.h"

#include <unicode/uset.h>

#include <algorithm>

#include "core/base/unicode.h"
#include "core/dataset/columns/folded_text.h"
#include "core/dataset/query/byte_search.h"

namespace shinglescope {

namespace {

/// Common bytes, the most frequent first; a pair should consist of rare ones.
constexpr std::string_view kCommonBytes = " etaoinsrhldcumfpgwybv,.k0129-3548";
constexpr std::uint8_t kTextFinderCaseBit = 0x20;
/// The long s and the Kelvin sign fold to s and k.
constexpr std::string_view kLongS = "\u017f";
constexpr std::string_view kKelvin = "\u212a";

std::size_t rarity(char c) { return std::min(kCommonBytes.find(c), kCommonBytes.size()); }

bool isLowerLetter(char c) { return c >= 'a' && c <= 'z'; }

/// Returns the two rarest bytes of a folded ASCII text.
BytePair rarePair(std::string_view text) {
  std::size_t first = 0;
  for (std::size_t i = 1; i < text.size(); ++i)
    if (rarity(text[i]) > rarity(text[first])) first = i;
  std::size_t second = first == 0 ? text.size() - 1 : 0;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (i != first && rarity(text[i]) > rarity(text[second])) second = i;
  BytePair pair{first, second};
  pair.first = static_cast<std::uint8_t>(text[first]);
  pair.second = static_cast<std::uint8_t>(text[second]);
  pair.firstMask = isLowerLetter(text[first]) ? kTextFinderCaseBit : 0;
  pair.secondMask = isLowerLetter(text[second]) ? kTextFinderCaseBit : 0;
  pair.length = text.size();
  return pair;
}

bool isFoldedTo(const char *text, std::string_view folded) {
  return std::equal(folded.begin(), folded.end(), text, [](char want, char have) {
    return have == want || (isLowerLetter(want) && (have | kTextFinderCaseBit) == want);
  });
}

/// Returns the first non-ASCII character of the folded text.
char32_t firstOther(std::string_view folded) {
  for (std::size_t at = 0; at < folded.size();) {
    const CodePoint point = decodeUtf8(folded, at);
    if (point.value >= 0x80) return point.value;
    at += point.length;
  }
  return 0;
}

/// Returns every character that folds to this one, as UTF-8.
std::vector<std::string> variantsOf(char32_t folded) {
  std::vector<std::string> variants;
  USet *const set = uset_openEmpty();
  uset_add(set, static_cast<UChar32>(folded));
  uset_closeOver(set, USET_CASE_INSENSITIVE);
  for (std::int32_t i = 0; i < uset_size(set); ++i) {
    const UChar32 c = uset_charAt(set, i);
    if (c < 0 || foldCase(static_cast<char32_t>(c)) != folded) continue;
    std::string text;
    appendCharacter(static_cast<char32_t>(c), text);
    variants.push_back(std::move(text));
  }
  uset_close(set);
  return variants;
}

bool holdsSequence(std::string_view text, std::string_view sequence) {
  BytePair pair{0, sequence.size() - 1};
  pair.first = static_cast<std::uint8_t>(sequence.front());
  pair.second = static_cast<std::uint8_t>(sequence.back());
  pair.length = sequence.size();
  const FindPair find = bytePairSearch();
  std::uint8_t other = 0;
  for (std::size_t at = find(text, 0, pair, other); at != std::string_view::npos;
       at = find(text, at + 1, pair, other)) {
    if (text.substr(at, sequence.size()) == sequence) return true;
  }
  return false;
}

}  // namespace

TextFinder::TextFinder(std::string_view text) : m_folded(foldedText(text)) {
  m_isAscii = isAscii(m_folded);
  if (m_folded.empty()) return;
  if (!m_isAscii) {
    m_variants = variantsOf(firstOther(m_folded));
    return;
  }
  m_pair = rarePair(m_folded);
  m_hasOutsiders = m_folded.find_first_of("sk") != std::string::npos;
}

std::size_t TextFinder::find(std::string_view bytes, std::size_t from, bool &mayBeOther) const {
  const FindPair findPair = bytePairSearch();
  std::uint8_t other = 0;
  std::size_t at = findPair(bytes, from, m_pair, other);
  const bool isWhole = at == std::string_view::npos;
  for (; at != std::string_view::npos; at = findPair(bytes, at + 1, m_pair, other))
    if (isFoldedTo(bytes.data() + at, m_folded)) return at;
  // The bytes before a false start were not accumulated.
  mayBeOther = m_hasOutsiders && (isWhole ? other >= 0x80 : !isAscii(bytes.substr(from)));
  return std::string_view::npos;
}

bool TextFinder::holdsVariant(std::string_view text) const {
  return std::ranges::any_of(
      m_variants, [text](const std::string &variant) { return holdsSequence(text, variant); });
}

bool TextFinder::mayBeIn(std::string_view bytes) const {
  if (m_folded.empty()) return true;
  if (!m_isAscii) return holdsVariant(bytes);
  bool mayBeOther = false;
  if (find(bytes, 0, mayBeOther) != std::string_view::npos) return true;
  return mayBeOther && (holdsSequence(bytes, kLongS) || holdsSequence(bytes, kKelvin));
}

bool TextFinder::isIn(std::string_view cell) const {
  if (m_folded.empty()) return true;
  bool mayBeOther = false;
  if (m_isAscii) {
    if (find(cell, 0, mayBeOther) != std::string_view::npos) return true;
    if (!mayBeOther) return false;
  }
  if (!mayBeIn(cell)) return false;
  return foldedText(cell).find(m_folded) != std::string::npos;
}

}  // namespace shinglescope
