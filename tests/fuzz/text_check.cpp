// SPDX-License-Identifier: MIT
#include "tests/fuzz/text_check.h"

#include <algorithm>
#include <vector>

#include "core/dataset/source/encoding.h"
#include "core/dataset/source/text_decoder.h"
#include "core/shingle/shingler.h"
#include "core/text/normalizer.h"
#include "core/text/text_preparation.h"
#include "tests/fuzz/option_bytes.h"
#include "tests/support/signing.h"

namespace shinglescope::fuzz {

namespace {

using Broken = std::optional<std::string>;
using Hashes = std::vector<std::uint64_t>;

constexpr const char *kTextEncodings[] = {"UTF-8",     "UTF-16LE", "UTF-16BE",    "windows-1252",
                                          "Shift_JIS", "GB18030",  "ISO-2022-JP", "UTF-7"};
constexpr std::optional<const char *> kLanguages[] = {std::nullopt, "en", "it", std::nullopt};
constexpr HashFunction kHashes[] = {HashFunction::Fast,     HashFunction::Xxh3,
                                    HashFunction::Xxh32,    HashFunction::Murmur3,
                                    HashFunction::FarmHash, HashFunction::Sha1};
constexpr PermutationScheme kSchemes[] = {PermutationScheme::Affine, PermutationScheme::Xor,
                                          PermutationScheme::Rehash, PermutationScheme::Salted,
                                          PermutationScheme::OnePermutation};
constexpr std::size_t kMostSigned = 300;  ///< shingles; salted hashing is slow

PreparationOptions preparationOf(const OptionBytes &bytes) {
  PreparationOptions options;  // the defaults, if the bytes are zero
  options.unicode = bytes.flag(2, 0) ? UnicodeForm::Keep : UnicodeForm::Nfkc;
  options.lowerCase = !bytes.flag(2, 1);
  options.stripDigits = bytes.flag(2, 2);
  options.stripLoneLetters = bytes.flag(2, 3);
  options.whiteSpace = static_cast<WhiteSpace>(3 - bytes.bits(2, 4, 2));
  options.stripPunctuation = static_cast<Punctuation>(bytes.bits(3, 0, 2) % 3);
  if (const auto language = choose(kLanguages, bytes.bits(3, 2, 2))) options.stopWords = *language;
  if (const auto language = choose(kLanguages, bytes.bits(3, 4, 2))) options.stem = *language;
  return options;
}

ShingleOptions shinglesOf(const OptionBytes &bytes) {
  ShingleOptions options;
  options.unit = bytes.flag(4, 0) ? ShingleUnit::Word : ShingleUnit::Character;
  options.shortTexts = bytes.flag(4, 1) ? ShortTexts::Skip : ShortTexts::Whole;
  options.k = 1 + (4 + bytes.bits(4, 2, 6)) % 64;
  options.hash = choose(kHashes, bytes.bits(5, 0, 3));
  return options;
}

SignatureOptions signatureOf(const OptionBytes &bytes) {
  SignatureOptions options;
  options.scheme = choose(kSchemes, bytes.bits(5, 3, 3));
  options.numHashes = 1 + (bytes.bits(6, 0, 8) + 15) % 80;
  options.seed = bytes.at(7);
  return options;
}

/// Checks byte by byte by table 3-7 of Unicode 15, independently of core's own check.
bool isUtf8ByTable(std::string_view text) {
  const auto at = [&](std::size_t i) -> unsigned {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
  };
  for (std::size_t i = 0; i < text.size();) {
    const unsigned lead = at(i++);
    if (lead < 0x80) continue;
    if (lead < 0xC2 || lead > 0xF4) return false;
    const unsigned least = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    const unsigned most = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    if (at(i) < least || at(i) > most) return false;
    ++i;
    for (int more = lead < 0xE0 ? 0 : lead < 0xF0 ? 1 : 2; more > 0; --more, ++i) {
      if (at(i) < 0x80 || at(i) > 0xBF) return false;
    }
  }
  return true;
}

/// Repairs `bytes` into `text` and checks the result.
Broken wrongRepair(std::string_view bytes, std::string &text) {
  const bool isValid = isUtf8ByTable(bytes);
  const std::size_t invalid = appendRepairedUtf8(bytes, text);
  if (isValidUtf8(bytes) != isValid) return "UTF-8 validity is wrong";
  if ((validUtf8Prefix(bytes) == bytes.size()) != isValid) return "the valid prefix is wrong";
  if (!isUtf8ByTable(bytes.substr(0, validUtf8Prefix(bytes)))) return "the valid prefix is invalid";
  if (!isUtf8ByTable(text)) return "repaired text is not valid UTF-8";
  if ((invalid == 0) != isValid || (isValid && text != bytes))
    return "the count of invalid bytes is wrong";
  return std::nullopt;
}

/// Decodes and repairs `bytes` into `text`, as a whole and in pieces.
Broken wrongDecoding(const OptionBytes &options, std::string_view bytes, std::string &text) {
  const std::string name = choose(kTextEncodings, options.bits(0, 0, 3));
  if (isUtf8Name(name)) return wrongRepair(bytes, text);
  auto decoder = TextDecoder::open(name);
  if (!decoder) return decoder.error().detail();
  std::string whole;
  decoder->decode(bytes, true, whole);
  decoder->reset();
  std::string pieces;
  const std::size_t size = 1 + options.at(1) % 32;
  for (std::size_t at = 0; at < bytes.size(); at += size) {
    decoder->decode(bytes.substr(at, size), false, pieces);
  }
  decoder->decode({}, true, pieces);
  if (whole != pieces) return name + ": the text differs in pieces of " + std::to_string(size);
  return wrongRepair(whole, text);
}

/// Compares the fast paths for ASCII with the general ones.
Broken wrongAsciiPath(std::string_view text) {
  if (alphabetOf(text) != Alphabet::Ascii) return std::nullopt;
  std::string fast;
  std::string general;
  toNfkc(text, Alphabet::Ascii, fast);
  toNfkc(text, Alphabet::Unicode, general);
  if (fast != general) return "NFKC differs for ASCII";
  toLowerCase(text, Alphabet::Ascii, fast);
  toLowerCase(text, Alphabet::Unicode, general);
  if (fast != general) return "lower case differs for ASCII";
  stripDigits(text, Alphabet::Ascii, fast);
  stripDigits(text, Alphabet::Unicode, general);
  if (fast != general) return "digits differ for ASCII";
  stripLoneLetters(text, Alphabet::Ascii, fast);
  stripLoneLetters(text, Alphabet::Unicode, general);
  if (fast != general) return "single letters differ for ASCII";
  for (const auto which : {Punctuation::Ascii, Punctuation::All}) {
    stripPunctuation(text, Alphabet::Ascii, which, fast);
    stripPunctuation(text, Alphabet::Unicode, which, general);
    if (fast != general) return "punctuation differs for ASCII";
  }
  for (const auto which : {WhiteSpace::Remove, WhiteSpace::Spaces, WhiteSpace::All}) {
    applyWhiteSpace(text, Alphabet::Ascii, which, fast);
    applyWhiteSpace(text, Alphabet::Unicode, which, general);
    if (fast != general) return "white space differs for ASCII";
  }
  return std::nullopt;
}

/// Compares the whole preparation, on every CPU target, with its individual steps.
Broken wrongPreparation(const PreparationOptions &options, std::string_view text,
                        std::string &prepared) {
  auto preparer = TextPreparer::create(options);
  if (!preparer) return preparer.error().detail();
  prepared = preparer->preview(text).back().text;
  if (!isUtf8ByTable(prepared)) return "a prepared text is not valid UTF-8";
  for (const CpuTarget target : availableCpuTargets()) {
    const test::WithCpuTarget active(target);
    if (preparer->prepare(text) != prepared) {
      return "the prepared text differs on " + std::string(cpuTargetName(target));
    }
  }
  return std::nullopt;
}

Hashes hashesOf(const ShingleOptions &options, std::string_view text) {
  Shingler shingler(options);
  const auto hashes = shingler.shingleHashes(text);
  return {hashes.begin(), hashes.end()};
}

/// Checks that spans ascend and that each starts and ends at a character boundary.
Broken wrongSpans(const std::vector<ShingleSpan> &spans, std::string_view text) {
  const auto isEdge = [&](std::uint32_t at) {
    return at <= text.size() &&
           (at == text.size() || (static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U);
  };
  for (std::size_t i = 0; i < spans.size(); ++i) {
    const ShingleSpan &span = spans[i];
    const bool isBehindLast = i == 0 || spans[i - 1].begin < span.begin;
    if (!isBehindLast || span.begin > span.end || !isEdge(span.begin) || !isEdge(span.end)) {
      return "shingle " + std::to_string(i) + " does not consist of whole characters";
    }
  }
  return std::nullopt;
}

/// Checks the hashes, the set and the spans of the text on every CPU target.
Broken wrongShingles(const ShingleOptions &options, std::string_view text, Hashes &hashes) {
  ShingleOptions fast = options;
  fast.hash = HashFunction::Fast;
  Hashes fastHashes;
  {
    const test::WithCpuTarget scalar(CpuTarget::Scalar);
    hashes = hashesOf(options, text);
    fastHashes = hashesOf(fast, text);
  }
  if (hashes.size() != fastHashes.size())
    return "the number of shingles depends on the hash function";
  Hashes sorted = fastHashes;
  std::ranges::sort(sorted);
  sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
  for (const CpuTarget target : availableCpuTargets()) {
    const test::WithCpuTarget active(target);
    const std::string where = " on " + std::string(cpuTargetName(target));
    if (hashesOf(options, text) != hashes) return "different shingles" + where;
    if (hashesOf(fast, text) != fastHashes) return "different fast shingles" + where;
    Shingler shingler(options);
    Hashes set;
    shingler.shingleSet(text, set);
    if (set != sorted) return "the set differs from the shingles" + where;
    const auto spans = shingler.shingleSpans(text);
    if (auto broken = wrongSpans(spans, text)) return broken;
    if (!std::ranges::equal(spans, fastHashes, {}, &ShingleSpan::hash)) {
      return "the spans differ from the shingles" + where;
    }
  }
  return std::nullopt;
}

/// A signature must be the same on every CPU target and for shingles in any order. Except with one
/// permutation, each value must occur in the signature of one of two parts. With affine, it must be
/// the smaller value (the other schemes keep the lower half of a minimum of 64 bits).
Broken wrongSignature(const SignatureOptions &options, const Hashes &hashes, std::size_t split) {
  std::vector<std::uint32_t> expected;
  {
    const test::WithCpuTarget scalar(CpuTarget::Scalar);
    expected = test::signatureOf(options, hashes);
  }
  Hashes shuffled(hashes.rbegin(), hashes.rend());
  shuffled.insert(shuffled.end(), hashes.begin(),
                  hashes.begin() + static_cast<std::ptrdiff_t>(hashes.size() / 2));
  const std::span<const std::uint64_t> all(hashes);
  for (const CpuTarget target : availableCpuTargets()) {
    const test::WithCpuTarget active(target);
    const std::string where = " on " + std::string(cpuTargetName(target));
    if (test::signatureOf(options, hashes) != expected) return "different signature" + where;
    if (test::signatureOf(options, shuffled) != expected)
      return "the signature depends on the order" + where;
    if (options.scheme == PermutationScheme::OnePermutation) continue;
    const auto one = test::signatureOf(options, all.first(split));
    const auto other = test::signatureOf(options, all.subspan(split));
    const bool isOrdered = options.scheme == PermutationScheme::Affine;
    for (std::size_t i = 0; i < expected.size(); ++i) {
      const bool isOfPart = expected[i] == one[i] || expected[i] == other[i];
      const bool isLeast = !isOrdered || expected[i] == std::min(one[i], other[i]);
      if (!isOfPart || !isLeast) return "not the minimum of its parts" + where;
    }
  }
  return std::nullopt;
}

}  // namespace

Broken brokenTextPromise(std::string_view input) {
  const OptionBytes options(input);
  std::string text;
  if (auto broken = wrongDecoding(options, options.data(), text)) return broken;
  if (auto broken = wrongAsciiPath(text)) return broken;
  std::string prepared;
  if (auto broken = wrongPreparation(preparationOf(options), text, prepared)) return broken;
  Hashes hashes;
  if (auto broken = wrongShingles(shinglesOf(options), prepared, hashes)) return broken;
  hashes.resize(std::min(hashes.size(), kMostSigned));
  const std::size_t split = hashes.empty() ? 0 : options.at(7) % hashes.size();
  return wrongSignature(signatureOf(options), hashes, split);
}

}  // namespace shinglescope::fuzz
