// SPDX-License-Identifier: MIT
#include "core/dataset/source/latin_guess.h"

#include <algorithm>
#include <array>

#include "core/base/ascii.h"

namespace shinglescope {

namespace {

using Byte = unsigned char;
using ByteCounts = std::array<std::size_t, 256>;

bool isLatinLetter(Byte byte) { return isAsciiLetter(byte) || byte >= 0xC0; }

/// How often each non-ASCII byte occurs, and how often it occurs between two letters.
struct HighBytes {
  ByteCounts all{};
  ByteCounts inWords{};
  std::size_t count = 0;
  std::size_t besideAscii = 0;  ///< next to an ASCII letter, as accents are
  bool hasControls = false;     ///< 0x80 to 0x9F

  std::size_t sum(const ByteCounts &counts, std::string_view bytes) const {
    std::size_t total = 0;
    for (const char byte : bytes) total += counts[static_cast<Byte>(byte)];
    return total;
  }
};

HighBytes tally(std::string_view bytes) {
  HighBytes high;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const auto byte = static_cast<Byte>(bytes[i]);
    if (byte < 0x80) continue;
    ++high.all[byte];
    ++high.count;
    high.hasControls = high.hasControls || byte < 0xA0;
    const Byte before = i > 0 ? static_cast<Byte>(bytes[i - 1]) : Byte{0};
    const Byte behind = i + 1 < bytes.size() ? static_cast<Byte>(bytes[i + 1]) : Byte{0};
    if (isAsciiLetter(before) || isAsciiLetter(behind)) ++high.besideAscii;
    const bool isInside = isAsciiLetter(before) && isLatinLetter(behind);
    if (isInside) ++high.inWords[byte];
  }
  return high;
}

EncodingGuess named(const char *name, MessageId letters) { return {name, 0.6, {letters, {name}}}; }

/// Symbols in windows-1252 and ISO-8859-1, letters in windows-1250 or ISO-8859-2.
constexpr std::string_view kLatinGuessSigns =
    "\xA1\xA3\xA5\xA6\xA9\xAA\xAB\xAC\xAE\xAF\xB1\xB3\xB6\xB9\xBA\xBB\xBC\xBE\xBF\x8D\x8F\x9D";
/// Those of kLatinGuessSigns that are frequent and are letters only in ISO-8859-2.
constexpr std::string_view kIsoOnly = "\xA1\xA6\xAC\xB1\xB6\xBC";

/// The letters that Russian uses most, in descending order. They make up nine tenths of the letters
/// of a text.
constexpr std::string_view kWindows1251 =
    "\xEE\xE5\xE0\xE8\xED\xF2\xF1\xF0\xE2\xEB\xEA\xEC\xE4\xEF\xF3";
constexpr std::string_view kKoi8 = "\xCF\xC5\xC1\xC9\xCE\xD4\xD3\xD2\xD7\xCC\xCB\xCD\xC4\xD0\xD5";
constexpr std::string_view kIbm866 = "\xAE\xA5\xA0\xA8\xAD\xE2\xE1\xE0\xA2\xAB\xAA\xAC\xA4\xAF\xE3";

}  // namespace

std::optional<EncodingGuess> guessCentralEuropean(std::string_view bytes) {
  const HighBytes high = tally(bytes);
  if (high.besideAscii * 2 < high.count) return std::nullopt;
  const std::size_t signs = high.sum(high.inWords, kLatinGuessSigns);
  const bool isPolish = signs >= 2 && signs * 10 >= high.count;
  const std::size_t czech = high.all[0xEC] + high.all[0xF8];
  const bool isCzech = high.all[0xEC] > 0 && high.all[0xF8] > 0 && czech * 10 >= high.count;
  const bool isHungarian = high.all[0xF5] > 0 && high.all[0xFB] > 0 && high.all[0xE3] == 0;
  if (isPolish || isCzech || isHungarian) {
    const bool isIso =
        !high.hasControls && (high.sum(high.all, kIsoOnly) > 0 ||
                              (isCzech && high.all[0xB9] + high.all[0xBE] + high.all[0xBB] > 0));
    return named(isIso ? "ISO-8859-2" : "windows-1250", MessageId::BytesAreCentralEuropean);
  }
  const bool isTurkish = high.inWords[0xFD] >= 2 && high.all[0xFD] * 6 >= high.count &&
                         high.all[0xFE] + high.all[0xF0] > 0 && high.all[0xE6] == 0 &&
                         high.all[0xE1] == 0;
  if (isTurkish) return named("windows-1254", MessageId::BytesAreTurkish);
  return std::nullopt;
}

std::optional<EncodingGuess> guessShortCyrillic(std::string_view bytes) {
  struct Page {
    const char *name;
    std::string_view lower;
    int toUpper;
  };
  static constexpr std::array<Page, 3> kPages = {
      {{"windows-1251", kWindows1251, -0x20}, {"KOI8-R", kKoi8, 0x20}, {"IBM866", kIbm866, 0}}};
  constexpr std::size_t kLeastLetters = 4;
  constexpr double kUpperWorth = 0.7;
  constexpr double kLeastShare = 0.68;
  const HighBytes high = tally(bytes);
  if (high.count < kLeastLetters || high.besideAscii * 3 > high.count) return std::nullopt;
  const Page *best = nullptr;
  double bestShare = 0;
  double second = 0;
  for (const Page &page : kPages) {
    auto common = static_cast<double>(high.sum(high.all, page.lower));
    for (const char lower : page.lower) {
      if (page.toUpper == 0) break;
      common +=
          kUpperWorth *
          static_cast<double>(high.all[static_cast<Byte>(static_cast<Byte>(lower) + page.toUpper)]);
    }
    const double share = common / static_cast<double>(high.count);
    if (share > bestShare) {
      second = bestShare;
      bestShare = share;
      best = &page;
    } else {
      second = std::max(second, share);
    }
  }
  if (best == nullptr || bestShare < kLeastShare || bestShare < second + 0.1) return std::nullopt;
  return EncodingGuess{best->name, 0.5, {MessageId::BytesAreRussian, {best->name}}};
}

}  // namespace shinglescope
