// SPDX-License-Identifier: MIT
#include "core/dataset/source/encoding_guess.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/base/unicode.h"
#include "core/dataset/source/east_asian_guess.h"
#include "core/dataset/source/encoding.h"
#include "core/dataset/source/latin_guess.h"

namespace shinglescope {

namespace {

constexpr std::size_t kPatternBytes = 64U << 10U;
constexpr std::size_t kLeastNuls = 3;

/// Detects UTF-16 without a mark in text with hardly any ASCII letters: NULs occur on one side
/// only, and the line ends are two bytes wide.
std::optional<std::string_view> wideLineEnds(std::string_view head) {
  std::array<std::size_t, 2> nuls{};
  std::array<std::size_t, 2> wideEnds{};
  std::size_t lineEnds = 0;
  for (std::size_t i = 0; i + 1 < head.size(); ++i) {
    if (head[i] == '\0') ++nuls[i % 2];
    if (head[i] != '\n') continue;
    ++lineEnds;
    if (i % 2 == 0 && head[i + 1] == '\0') ++wideEnds[0];
    if (i % 2 == 1 && head[i - 1] == '\0') ++wideEnds[1];
  }
  if (!head.empty() && head.back() == '\0') ++nuls[(head.size() - 1) % 2];
  const auto areAll = [lineEnds](std::size_t wide) { return wide > 0 && wide * 5 >= lineEnds * 4; };
  if (nuls[0] == 0 && nuls[1] >= kLeastNuls && areAll(wideEnds[0])) return "UTF-16LE";
  if (nuls[1] == 0 && nuls[0] >= kLeastNuls && areAll(wideEnds[1])) return "UTF-16BE";
  return std::nullopt;
}

/// Strips bytes that may belong to a character cut in two. The beginning of the first piece is
/// never cut, nor is the end of a piece that ends with the file.
std::string_view withoutCutCharacters(std::string_view piece, bool isFirst, bool isLast) {
  for (int i = 0; !isFirst && i < 3 && !piece.empty() && isContinuationByte(piece.front()); ++i) {
    piece.remove_prefix(1);
  }
  if (isLast) return piece;
  std::size_t end = piece.size();
  for (int i = 0; i < 3 && end > 0 && isContinuationByte(piece[end - 1]); ++i) --end;
  if (end == 0 || static_cast<unsigned char>(piece[end - 1]) < 0xC0) return piece;
  const std::string_view last = piece.substr(end - 1);
  return isValidUtf8(last) ? piece : piece.substr(0, end - 1);
}

/// Tests whether all non-ASCII bytes are 0xFE or 0xFF, which hardly occur in text.
bool holdsNoLetters(std::string_view bytes) {
  return std::ranges::all_of(bytes, [](unsigned char byte) { return byte < 0x80 || byte >= 0xFE; });
}

EncodingGuess singleByteGuess(std::string_view bytes) {
  const bool hasC1 =
      std::ranges::any_of(bytes, [](unsigned char byte) { return byte >= 0x80 && byte <= 0x9F; });
  if (hasC1) {
    return {"windows-1252", 0.6, {MessageId::BytesAreWindows1252}};
  }
  return {"ISO-8859-1", 0.6, {MessageId::BytesAreLatin1}};
}

}  // namespace

void Utf8Tally::add(std::string_view bytes) {
  while (!bytes.empty()) {
    const std::size_t valid = validUtf8Prefix(bytes);
    characters += static_cast<std::uint64_t>(
        std::count_if(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(valid),
                      [](char byte) { return static_cast<unsigned char>(byte) >= 0xC0; }));
    bytes.remove_prefix(valid);
    if (bytes.empty()) return;
    ++invalid;
    bytes.remove_prefix(1);
  }
}

EncodingGuess guessCodePage(std::string_view bytes) {
  if (auto eastAsian = guessEastAsian(bytes)) return std::move(*eastAsian);
  constexpr double kSure = 0.5;  // a guess from a few words is often wrong
  auto alphabet = guessAlphabet(bytes);
  if (!alphabet || alphabet->score <= kSure) {
    if (auto cyrillic = guessShortCyrillic(bytes)) return std::move(*cyrillic);
  }
  if (alphabet) return std::move(*alphabet);
  if (auto latin = guessCentralEuropean(bytes)) return std::move(*latin);
  return singleByteGuess(bytes);
}

EncodingGuess guessEncoding(std::span<const std::string_view> pieces, bool endsWithFile) {
  const std::string_view head = pieces.empty() ? std::string_view() : pieces.front();
  if (const auto mark = detectByteOrderMark(head)) {
    const std::string name(mark->encoding);
    return {name, 1, {MessageId::BytesHaveMark, {name}}};
  }
  const std::string_view start = head.substr(0, kPatternBytes);
  if (const auto wide = detectUtf16WithoutMark(start)) {
    return {std::string(*wide), 0.95, {MessageId::BytesAlternateWithNul, {*wide}}};
  }
  if (const auto wide = wideLineEnds(start)) {
    return {std::string(*wide), 0.8, {MessageId::BytesHaveNulOnOneSide, {*wide}}};
  }
  Utf8Tally tally;
  std::string others;  // whole pieces that are not UTF-8
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    Utf8Tally piece;
    const bool isLast = endsWithFile && i + 1 == pieces.size();
    piece.add(withoutCutCharacters(pieces[i], i == 0, isLast));
    tally.characters += piece.characters;
    tally.invalid += piece.invalid;
    if (piece.invalid > 0) others.append(pieces[i]);
  }
  if (tally.invalid == 0) {
    if (const auto escaped = escapedJapanese(head)) return *escaped;
    return {"UTF-8",
            tally.characters > 0 ? 1 : 0.9,
            {tally.characters > 0 ? MessageId::BytesAreUtf8 : MessageId::BytesAreAscii}};
  }
  const EncodingGuess damaged = {"UTF-8", 0.8, {MessageId::BytesAreDamagedUtf8, {tally.invalid}}};
  if (tally.isUtf8()) return damaged;
  if (auto eastAsian = guessEastAsian(others)) return std::move(*eastAsian);
  // Letters of other encodings hardly ever form a valid character by chance.
  if (tally.characters * 3 >= tally.invalid || holdsNoLetters(others)) return damaged;
  return guessCodePage(others);
}

}  // namespace shinglescope
