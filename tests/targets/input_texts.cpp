// SPDX-License-Identifier: MIT
#include "tests/targets/input_texts.h"

#include <span>

namespace shinglescope::targets {

namespace {

constexpr std::string_view kWords[] = {"a ",
                                       "of ",
                                       "the ",
                                       "rooms ",
                                       "sunlight ",
                                       "apartment ",
                                       "neighbourhoods ",
                                       "straightforwardly "};
constexpr std::string_view kAscii[] = {"a",  "Word", "x1", "42", "don't", "_",  ".",    "$",   " ",
                                       "  ", "\t",   "\n", "\r", "\x1c",  "\v", "\x7f", "Z@[", "`"};
constexpr std::string_view kWestern[] = {"\u00e9", "\u00c9t\u00c9", "\u00df", "\u00d7", "\u00de",
                                         "\u00c0", "la ",           "Ma",     "\u2019", "\u20ac"};
constexpr std::string_view kCyrillic[] = {"\u0436", "\u0451", "\u0410", "\u041f", "\u0420",
                                          "\u042f", "\u0401", "\u0490", " ",      "\u0444\u0430",
                                          "ok ",    "\u0460", "\u04d0"};
constexpr std::string_view kOther[] = {
    "\u00a0", "\u3000", "\u2003", "\u0085",     "\u200b", "\u03a3\u0391", "\u1680",
    "\u0130", "\ufb01", "\u2028", "e\u0301",    "\u2026", "\u1fff ",      "\u205f",
    "\u4e2d", "\u202f", " ",      "\U0001F355", "word",   "\u0178",       "\u0483"};
constexpr std::string_view kWhiteBytes = "\xC2\x85\xA0\xE1\x9A\x80\xE2\xE3\x81\x9F\xA8\xAF \tA";

std::string_view choose(std::span<const std::string_view> pieces, SplitMix64 &random) {
  return pieces[random.next() % pieces.size()];
}

std::string_view anyPiece(SplitMix64 &random) {
  const std::span<const std::string_view> all[] = {kWords, kAscii, kWestern, kCyrillic, kOther};
  return choose(all[random.next() % std::size(all)], random);
}

std::string plainLetter(SplitMix64 &random) {
  if (random.next() % 3 == 0) return std::string(choose(kAscii, random));
  std::string letter(1, static_cast<char>(0xC2 + random.next() % 4));
  if (random.next() % 2 == 0) letter[0] = static_cast<char>(0xD0 + random.next() % 4);
  letter += static_cast<char>(0x80 + random.next() % 64);
  return letter;
}

std::string nextPiece(TextKind kind, SplitMix64 &random) {
  switch (kind) {
    case TextKind::Words: return std::string(choose(kWords, random));
    case TextKind::Ascii: return std::string(choose(kAscii, random));
    case TextKind::Western: return std::string(choose(kWestern, random));
    case TextKind::Cyrillic: return std::string(choose(kCyrillic, random));
    case TextKind::Plain: return plainLetter(random);
    case TextKind::Broken: {
      std::string_view piece = anyPiece(random);  // not one expression: compilers order its draws
      piece.remove_prefix(random.next() % 2);
      return std::string(piece.substr(0, random.next() % (piece.size() + 1)));
    }
    case TextKind::Random: return std::string(1, static_cast<char>(random.next()));
    case TextKind::WhiteLeads:
      return std::string(1, kWhiteBytes[random.next() % kWhiteBytes.size()]);
    case TextKind::Dense: return random.next() % 40 == 0 ? "  " : "a ";
    case TextKind::LongWords: return std::string(1 + random.next() % 80, 'x') + ' ';
    default: return std::string(anyPiece(random));
  }
}

}  // namespace

std::string makeText(TextKind kind, std::size_t size, SplitMix64 &random) {
  std::string text;
  while (text.size() < size) text += nextPiece(kind, random);
  text.resize(size);
  return text;
}

std::vector<std::string> inputTexts() {
  SplitMix64 random(2026);
  std::vector<std::size_t> sizes;
  for (std::size_t size = 0; size <= 300; ++size) sizes.push_back(size);
  sizes.insert(sizes.end(), {1000, 4095, 4096, 4097, 4160, 8191, 8193, kMostTextBytes});
  std::vector<std::string> texts;
  for (const std::size_t size : sizes)
    for (int kind = 0; kind < static_cast<int>(TextKind::Count); ++kind)
      texts.push_back(makeText(static_cast<TextKind>(kind), size, random));
  return texts;
}

}  // namespace shinglescope::targets
