// SPDX-License-Identifier: MIT
#include "core/dataset/source/east_asian_guess.h"

#include <unicode/ucsdet.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string>

#include "core/dataset/source/text_decoder.h"

namespace shinglescope {

namespace {

constexpr std::size_t kMostBytes = 256U << 10U;
constexpr double kEastAsianGuessMinScore = 0.55;
constexpr std::size_t kLeastCharacters = 2;
/// Japanese without kana is rare, and such bytes are often Chinese.
constexpr double kWithoutKana = 0.85;
constexpr double kLeastConfidence = 0.1;

using Byte = unsigned char;

Byte byteOrZeroAt(std::string_view bytes, std::size_t at) {
  return at < bytes.size() ? static_cast<Byte>(bytes[at]) : Byte{0};
}

/// How common the two-byte characters of a text are.
struct PairTally {
  std::size_t common = 0;
  std::size_t rare = 0;
  std::size_t kana = 0;
  std::size_t neutral = 0;  ///< punctuation and full-width forms

  std::size_t all() const { return common + rare + kana + neutral; }
  double commonShare() const {
    const std::size_t judged = common + rare + kana;
    return judged == 0 ? 0.3 : static_cast<double>(common + kana) / static_cast<double>(judged);
  }
  double kanaShare() const {
    return all() == 0 ? 0.0 : static_cast<double>(kana) / static_cast<double>(all());
  }
};

bool isBetween(Byte byte, int low, int high) { return byte >= low && byte <= high; }

enum class Rank { Common, Rare, Kana, Neutral };

Rank rankGb(Byte lead, Byte trail) {
  if (trail < 0xA1) return Rank::Rare;
  if (isBetween(lead, 0xA1, 0xA3)) return Rank::Neutral;
  return isBetween(lead, 0xB0, 0xD7) ? Rank::Common : Rank::Rare;
}

Rank rankBig5(Byte lead, Byte /*trail*/) {
  if (isBetween(lead, 0xA1, 0xA3)) return Rank::Neutral;
  return isBetween(lead, 0xA4, 0xC6) ? Rank::Common : Rank::Rare;
}

Rank rankKorean(Byte lead, Byte /*trail*/) {
  if (isBetween(lead, 0xA1, 0xA3)) return Rank::Neutral;
  return isBetween(lead, 0xB0, 0xC8) ? Rank::Common : Rank::Rare;
}

Rank rankEucJapanese(Byte lead, Byte /*trail*/) {
  if (isBetween(lead, 0xA1, 0xA3)) return Rank::Neutral;
  if (lead == 0xA4 || lead == 0xA5) return Rank::Kana;
  return isBetween(lead, 0xB0, 0xCF) ? Rank::Common : Rank::Rare;
}

Rank rankShiftJis(Byte lead, Byte trail) {
  if (lead == 0x81 || (lead == 0x82 && trail < 0x9F)) return Rank::Neutral;
  if (lead == 0x82 || (lead == 0x83 && trail <= 0x96)) return Rank::Kana;
  return isBetween(lead, 0x88, 0x97) ? Rank::Common : Rank::Rare;
}

struct CodePage {
  const char *name;
  Rank (*rank)(Byte, Byte);
  bool isJapanese;
  bool hasSingleKana;  ///< half-width kana, one byte each
};

constexpr std::array<CodePage, 5> kCodePages = {{{"Shift_JIS", rankShiftJis, true, true},
                                                 {"EUC-JP", rankEucJapanese, true, false},
                                                 {"EUC-KR", rankKorean, false, false},
                                                 {"Big5", rankBig5, false, false},
                                                 {"GB18030", rankGb, false, false}}};

PairTally tallyPairs(std::string_view bytes, const CodePage &page) {
  PairTally tally;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const Byte lead = byteOrZeroAt(bytes, i);
    if (lead < 0x80) continue;
    if (page.hasSingleKana && isBetween(lead, 0xA1, 0xDF)) {
      ++tally.rare;
      continue;
    }
    switch (page.rank(lead, byteOrZeroAt(bytes, i + 1))) {
      case Rank::Common: ++tally.common; break;
      case Rank::Rare: ++tally.rare; break;
      case Rank::Kana: ++tally.kana; break;
      case Rank::Neutral: ++tally.neutral; break;
    }
    ++i;
  }
  return tally;
}

bool decodesWhole(std::string_view bytes, const char *name) {
  auto decoder = TextDecoder::open(name);
  if (!decoder) return false;
  std::string text;
  decoder->decode(bytes, true, text);
  return text.find('\xFF') == std::string::npos;
}

bool isLetterOrSpace(Byte byte) {
  return isBetween(byte, 'a', 'z') || isBetween(byte, 'A', 'Z') || byte == ' ';
}

/// Accented letters occur singly among ASCII letters; two-byte characters do not.
bool looksAccented(std::string_view bytes) {
  std::size_t high = 0;
  std::size_t alone = 0;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (byteOrZeroAt(bytes, i) < 0x80) continue;
    ++high;
    const bool isBehindAscii = i == 0 || byteOrZeroAt(bytes, i - 1) < 0x80;
    const bool isLetterBehind = i > 0 && isLetterOrSpace(byteOrZeroAt(bytes, i - 1));
    const Byte next = byteOrZeroAt(bytes, i + 1);
    if (isBehindAscii && next < 0x80 && (isLetterBehind || isLetterOrSpace(next))) ++alone;
  }
  return alone * 2 > high;
}

struct DetectorCloser {
  void operator()(UCharsetDetector *detector) const { ucsdet_close(detector); }
};

/// Calls `each` with the name and confidence (0 to 1) of each of ICU's matches.
template <typename Each>
void detectWithIcu(std::string_view bytes, const Each &each) {
  UErrorCode status = U_ZERO_ERROR;
  const std::unique_ptr<UCharsetDetector, DetectorCloser> detector(ucsdet_open(&status));
  if (U_FAILURE(status)) return;
  ucsdet_setText(detector.get(), bytes.data(), static_cast<std::int32_t>(bytes.size()), &status);
  std::int32_t count = 0;
  const UCharsetMatch **matches = ucsdet_detectAll(detector.get(), &count, &status);
  for (std::int32_t i = 0; U_SUCCESS(status) && i < count; ++i) {
    const char *name = ucsdet_getName(matches[i], &status);
    const std::int32_t confidence = ucsdet_getConfidence(matches[i], &status);
    if (U_SUCCESS(status)) each(std::string_view(name), confidence / 100.0);
  }
}

std::array<double, kCodePages.size()> icuConfidence(std::string_view bytes) {
  std::array<double, kCodePages.size()> confidence{};
  detectWithIcu(bytes, [&confidence](std::string_view name, double value) {
    for (std::size_t page = 0; page < kCodePages.size(); ++page) {
      if (name == kCodePages[page].name) confidence[page] = value;
    }
  });
  return confidence;
}

/// Returns the first bytes, in whole lines: enough to decide.
std::string_view beginningOf(std::string_view bytes) {
  if (bytes.size() <= kMostBytes) return bytes;
  const std::size_t cut = bytes.rfind('\n', kMostBytes);
  return bytes.substr(0, cut == bytes.npos ? kMostBytes : cut);
}

}  // namespace

std::optional<EncodingGuess> guessEastAsian(std::string_view bytes) {
  bytes = beginningOf(bytes);
  if (looksAccented(bytes)) return std::nullopt;
  const auto confidence = icuConfidence(bytes);
  const CodePage *best = nullptr;
  double bestScore = 0;
  for (std::size_t i = 0; i < kCodePages.size(); ++i) {
    const CodePage &page = kCodePages[i];
    const PairTally tally = tallyPairs(bytes, page);
    if (tally.all() < kLeastCharacters || !decodesWhole(bytes, page.name)) continue;
    double plausible = tally.commonShare();
    if (page.isJapanese && tally.kanaShare() < 0.05) plausible *= kWithoutKana;
    const double score = 0.7 * plausible + 0.3 * confidence[i];
    if (score > bestScore) {
      bestScore = score;
      best = &page;
    }
  }
  if (best == nullptr || bestScore < kEastAsianGuessMinScore) return std::nullopt;
  return EncodingGuess{
      best->name, std::min(bestScore, 1.0), {MessageId::BytesDecodeWhole, {best->name}}};
}

std::optional<EncodingGuess> guessAlphabet(std::string_view bytes) {
  static constexpr std::array<std::string_view, 9> kAlphabets = {
      "windows-1251", "KOI8-R",     "ISO-8859-5",   "windows-1253", "ISO-8859-7",
      "windows-1255", "ISO-8859-8", "windows-1256", "ISO-8859-6"};
  bytes = beginningOf(bytes);
  if (looksAccented(bytes)) return std::nullopt;
  std::optional<EncodingGuess> best;
  detectWithIcu(bytes, [&best](std::string_view name, double confidence) {
    const auto known = std::ranges::find(kAlphabets, name);
    if (known == kAlphabets.end() || confidence < kLeastConfidence) return;
    if (best && best->score >= confidence) return;
    best = {std::string(name), confidence, {MessageId::BytesHaveLetterGroups, {name}}};
  });
  return best;
}

std::optional<EncodingGuess> escapedJapanese(std::string_view bytes) {
  const bool isEscaped = bytes.find("\x1B$B") != bytes.npos || bytes.find("\x1B$@") != bytes.npos;
  if (!isEscaped || !decodesWhole(bytes, "ISO-2022-JP")) return std::nullopt;
  return EncodingGuess{"ISO-2022-JP", 0.95, {MessageId::BytesAreEscapedJapanese}};
}

}  // namespace shinglescope
