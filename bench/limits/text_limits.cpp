// SPDX-License-Identifier: MIT
#include <immintrin.h>
#include <xxhash.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <string>

#include "bench/limits/limit.h"
#include "bench/measure.h"
#include "core/base/hash.h"

namespace shinglescope::bench {
namespace {

#define SHINGLESCOPE_AVX512 \
  [[gnu::target("avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vbmi2,bmi,bmi2,popcnt")]]

constexpr std::size_t kBlock = 64;
constexpr std::size_t kTextBytes = std::size_t{1} << 18U;  ///< fits into the second-level cache
constexpr std::uint64_t kMultiplier = 0x9e3779b97f4a7c15ULL;

/// Where words begin and end, as offsets from the start of the text: begin, end, begin, end ...
using Edges = std::vector<std::uint32_t>;

bool hasAvx512() {
  return __builtin_cpu_supports("avx512vbmi2") && __builtin_cpu_supports("avx512vbmi") &&
         __builtin_cpu_supports("avx512bw");
}

std::size_t scalarEdges(const char *text, std::size_t size, std::uint32_t *edges) {
  std::size_t count = 0;
  bool isInWord = false;
  for (std::size_t i = 0; i < size; ++i) {
    const bool isLetter = text[i] != ' ' && text[i] != '\t' && text[i] != '\n';
    edges[count] = static_cast<std::uint32_t>(i);  // no branch: it would often be mispredicted
    count += isLetter != isInWord;
    isInWord = isLetter;
  }
  if (isInWord) edges[count++] = static_cast<std::uint32_t>(size);
  return count;
}

/// Edges as bytes from the start of their block, `counts` of them in each block. The text consists
/// of whole blocks and ends with white space.
SHINGLESCOPE_AVX512 std::size_t blockEdges(const char *text, std::size_t size, std::uint8_t *edges,
                                           std::uint8_t *counts) {
  alignas(64) std::array<std::uint8_t, kBlock> places;
  for (std::size_t i = 0; i < kBlock; ++i) places[i] = static_cast<std::uint8_t>(i);
  const __m512i all = _mm512_load_si512(places.data());
  const __m512i space = _mm512_set1_epi8(' ');
  std::size_t count = 0;
  std::uint64_t carry = 0;
  for (std::size_t block = 0; block < size; block += kBlock) {
    const std::uint64_t letters = _mm512_cmpgt_epu8_mask(_mm512_loadu_si512(text + block), space);
    const std::uint64_t changes = letters ^ (letters << 1U | carry);
    carry = letters >> 63U;
    _mm512_storeu_si512(edges + count, _mm512_maskz_compress_epi8(changes, all));
    const auto found = static_cast<std::size_t>(_mm_popcnt_u64(changes));
    counts[block / kBlock] = static_cast<std::uint8_t>(found);
    count += found;
  }
  return count;
}

SHINGLESCOPE_AVX512 inline void spreadEdges(__m128i sixteen, __m512i begin, std::uint32_t *edges) {
  _mm512_storeu_si512(edges, _mm512_add_epi32(begin, _mm512_cvtepu8_epi32(sixteen)));
}

/// Does the same with offsets from the start of the text, at most four vectors per block.
SHINGLESCOPE_AVX512 std::size_t wideEdges(const char *text, std::size_t size,
                                          std::uint32_t *edges) {
  alignas(64) std::array<std::uint8_t, kBlock> places;
  for (std::size_t i = 0; i < kBlock; ++i) places[i] = static_cast<std::uint8_t>(i);
  const __m512i all = _mm512_load_si512(places.data());
  const __m512i space = _mm512_set1_epi8(' ');
  std::size_t count = 0;
  std::uint64_t carry = 0;
  for (std::size_t block = 0; block < size; block += kBlock) {
    const std::uint64_t letters = _mm512_cmpgt_epu8_mask(_mm512_loadu_si512(text + block), space);
    const std::uint64_t changes = letters ^ (letters << 1U | carry);
    carry = letters >> 63U;
    const auto found = static_cast<std::size_t>(_mm_popcnt_u64(changes));
    const __m512i bytes = _mm512_maskz_compress_epi8(changes, all);
    const __m512i begin = _mm512_set1_epi32(static_cast<int>(block));
    spreadEdges(_mm512_castsi512_si128(bytes), begin, edges + count);
    spreadEdges(_mm512_extracti32x4_epi32(bytes, 1), begin, edges + count + 16);
    if (found > 32) {
      spreadEdges(_mm512_extracti32x4_epi32(bytes, 2), begin, edges + count + 32);
      spreadEdges(_mm512_extracti32x4_epi32(bytes, 3), begin, edges + count + 48);
    }
    count += found;
  }
  return count;
}

std::uint64_t load64(const char *from) {
  std::uint64_t value;
  std::memcpy(&value, from, sizeof value);
  return value;
}

std::uint64_t mixWord(std::uint64_t first, std::uint64_t rest) {
  const std::uint64_t mixed = (first ^ std::rotl(rest, 29) * kMultiplier) * kMultiplier;
  return mixed ^ mixed >> 32U;
}

/// Returns the lowest bytes of a number.
std::uint64_t bytesOf(std::uint64_t value, std::size_t bytes) {
  if (bytes >= 8) return value;
  return value & ((std::uint64_t{1} << (8 * bytes)) - 1);
}

/// Hashes a word from its first 16 bytes, as two numbers; longer words also fold in their other
/// bytes, 8 at a time.
std::uint64_t hashWord(const char *word, std::size_t size) {
  std::uint64_t first = bytesOf(load64(word), size);
  std::uint64_t rest = bytesOf(load64(word + 8), size > 8 ? size - 8 : 0);
  for (std::size_t done = 16; done < size; done += 8) {
    first = mixWord(first, rest);
    rest = bytesOf(load64(word + done), size - done);
  }
  return mixWord(first, rest);
}

/// Hashes eight words at once, with their bytes gathered from the text.
SHINGLESCOPE_AVX512 void hashWords(const char *text, const std::uint32_t *edges, std::size_t count,
                                   std::uint64_t *out) {
  const __m512i ones = _mm512_set1_epi64(-1);
  const __m512i multiplier = _mm512_set1_epi64(static_cast<long long>(kMultiplier));
  for (std::size_t i = 0; i < count; i += 8) {
    const __m512i both = _mm512_loadu_si512(edges + 2 * i);
    const __m512i begin = _mm512_and_si512(both, _mm512_srli_epi64(ones, 32));
    const __m512i size = _mm512_sub_epi64(_mm512_srli_epi64(both, 32), begin);
    const __m512i bits = _mm512_slli_epi64(size, 3);
    const __mmask8 isLong = _mm512_cmpgt_epu64_mask(size, _mm512_set1_epi64(8));
    __m512i first = _mm512_i64gather_epi64(begin, text, 1);
    first = _mm512_andnot_si512(_mm512_sllv_epi64(ones, bits), first);
    __m512i rest = _mm512_mask_i64gather_epi64(_mm512_setzero_si512(), isLong, begin, text + 8, 1);
    rest = _mm512_andnot_si512(
        _mm512_sllv_epi64(ones, _mm512_sub_epi64(bits, _mm512_set1_epi64(64))), rest);
    const __m512i turned = _mm512_mullo_epi64(_mm512_rol_epi64(rest, 29), multiplier);
    const __m512i mixed = _mm512_mullo_epi64(_mm512_xor_si512(first, turned), multiplier);
    _mm512_storeu_si512(out + i, _mm512_xor_si512(mixed, _mm512_srli_epi64(mixed, 32)));
    unsigned over16 = _mm512_cmpgt_epu64_mask(size, _mm512_set1_epi64(16));
    for (; over16 != 0; over16 &= over16 - 1) {
      const std::size_t word = i + static_cast<std::size_t>(std::countr_zero(over16));
      if (word >= count) break;
      out[word] = hashWord(text + edges[2 * word], edges[2 * word + 1] - edges[2 * word]);
    }
  }
}

/// Splits the text, hashes each word once and combines every three hashes: the complete work.
SHINGLESCOPE_AVX512 std::size_t hashShingles(const char *text, std::size_t size, Edges &edges,
                                             std::vector<std::uint64_t> &words,
                                             std::vector<std::uint32_t> &shingles) {
  const std::size_t count = wideEdges(text, size, edges.data()) / 2;
  std::uint64_t *out = words.data();
  hashWords(text, edges.data(), count, out);
  const __m512i p = _mm512_set1_epi64(static_cast<long long>(kMultiplier));
  for (std::size_t i = 0; i + 2 < count; i += 8) {
    const __m512i a = _mm512_loadu_si512(out + i), b = _mm512_loadu_si512(out + i + 1),
                  c = _mm512_loadu_si512(out + i + 2);
    const __m512i h =
        _mm512_add_epi64(_mm512_mullo_epi64(_mm512_add_epi64(_mm512_mullo_epi64(a, p), b), p), c);
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(shingles.data() + i),
                        _mm512_cvtepi64_epi32(_mm512_xor_si512(h, _mm512_srli_epi64(h, 32))));
  }
  return count < 3 ? 0 : count - 2;
}

std::vector<std::uint32_t> plainShingles(const std::string &text) {
  Edges edges(text.size() + kBlock);
  const std::size_t count = scalarEdges(text.data(), text.size(), edges.data()) / 2;
  std::vector<std::uint64_t> words;
  for (std::size_t i = 0; i < count; ++i) {
    words.push_back(hashWord(text.data() + edges[2 * i], edges[2 * i + 1] - edges[2 * i]));
  }
  std::vector<std::uint32_t> shingles;
  for (std::size_t i = 0; i + 2 < words.size(); ++i) {
    const std::uint64_t h = (words[i] * kMultiplier + words[i + 1]) * kMultiplier + words[i + 2];
    shingles.push_back(static_cast<std::uint32_t>(h ^ h >> 32U));
  }
  return shingles;
}

Limit vectorTokenise(const std::string &text, const Edges &expected) {
  std::vector<std::uint8_t> edges(text.size() + kBlock), counts(text.size() / kBlock);
  std::size_t found = 0;
  const double seconds = medianSeconds([&] {
    found = blockEdges(text.data(), text.size(), edges.data(), counts.data());
    keep(found);
  });
  Edges wide;
  for (std::size_t block = 0, next = 0; block < counts.size(); ++block) {
    for (unsigned i = 0; i < counts[block]; ++i) {
      wide.push_back(static_cast<std::uint32_t>(block * kBlock + edges[next++]));
    }
  }
  return {.name = "tokenizing, vpcompressb",
          .unit = "GB/s",
          .measured = 1e-9 * static_cast<double>(text.size()) / seconds,
          .expected = 28,
          .better = Better::Higher,
          .isCorrect = wide == expected};
}

}  // namespace

std::string sampleText(std::size_t bytes, std::uint64_t seed) {
  // The percentage of words with 1, 2, 3 ... bytes in running text, including punctuation.
  constexpr std::array<unsigned, 18> kShare = {4, 16, 20, 16, 11, 9, 8, 6, 4, 2, 1, 1, 1, 1};
  std::array<std::size_t, 100> sizes;
  std::size_t next = 0;
  for (std::size_t size = 0; size < kShare.size(); ++size) {
    for (unsigned i = 0; i < kShare[size] && next < sizes.size(); ++i) sizes[next++] = size + 1;
  }
  SplitMix64 random(seed);
  std::string text;
  while (text.size() + 20 + kBlock < bytes) {
    for (std::size_t left = sizes[random.next() % sizes.size()]; left > 0; --left) {
      text += static_cast<char>('a' + random.next() % 26);
    }
    text += ' ';
  }
  text.resize(bytes, ' ');
  return text;
}

std::vector<Limit> tokeniseLimits() {
  const std::string text = sampleText(kTextBytes, 1);
  Edges expected(text.size() + kBlock);
  std::size_t count = 0;
  const double seconds = medianSeconds([&] {
    count = scalarEdges(text.data(), text.size(), expected.data());
    keep(count);
  });
  expected.resize(count);
  std::vector<Limit> limits;
  if (hasAvx512()) limits.push_back(vectorTokenise(text, expected));
  limits.push_back({.name = "tokenizing, byte by byte",
                    .unit = "GB/s",
                    .measured = 1e-9 * static_cast<double>(text.size()) / seconds,
                    .expected = 0.5,
                    .better = Better::Higher,
                    .isCorrect = count > 0 && count % 2 == 0});
  return limits;
}

namespace {

/// Splits the text into pieces as long as a review, so everything except the text fits into the
/// first-level cache.
Limit combinedWords() {
  constexpr std::size_t kPiece = 21 * kBlock;
  constexpr std::size_t kPieces = 200;
  std::string text;
  for (std::size_t i = 0; i < kPieces; ++i) text += sampleText(kPiece, i);
  text.append(kBlock, ' ');
  Edges edges(kPiece + kBlock);
  std::vector<std::uint64_t> words(kPiece + kBlock);
  std::vector<std::uint32_t> shingles(kPiece + kBlock);
  std::size_t count = 0;
  const double seconds = medianSeconds([&] {
    count = 0;
    for (std::size_t i = 0; i < kPieces; ++i) {
      count += hashShingles(text.data() + i * kPiece, kPiece, edges, words, shingles);
    }
    keep(count);
  });
  shingles.resize(hashShingles(text.data(), kPiece, edges, words, shingles));
  return {.name = "tokenizing, one hash per word, three combined",
          .unit = "ns a shingle",
          .measured = 1e9 * seconds / static_cast<double>(count),
          .expected = 1.05,
          .isCorrect = shingles == plainShingles(text.substr(0, kPiece))};
}

/// The words have single spaces between them, so a shingle is a part of the text.
Limit xxh3Shingles(const std::string &text) {
  Edges edges(text.size() + kBlock);
  const std::size_t words = scalarEdges(text.data(), text.size(), edges.data()) / 2;
  std::uint64_t sum = 0;
  const auto hashAll = [&] {
    sum = 0;
    for (std::size_t i = 0; i + 2 < words; ++i) {
      sum += XXH3_64bits(text.data() + edges[2 * i], edges[2 * i + 5] - edges[2 * i]);
    }
    keep(sum);
  };
  const double seconds = medianSeconds(hashAll);
  std::uint64_t expected = 0;
  for (std::size_t i = 0; i + 2 < words; ++i) {
    expected += xxh3({text.data() + edges[2 * i], edges[2 * i + 5] - edges[2 * i]});
  }
  return {.name = "XXH3 of each word 3-shingle's bytes",
          .unit = "ns a shingle",
          .measured = 1e9 * seconds / static_cast<double>(words - 2),
          .expected = 5.8,
          .isCorrect = sum == expected};
}

}  // namespace

std::vector<Limit> wordHashLimits() {
  const std::string text = sampleText(kTextBytes, 2);
  std::vector<Limit> limits;
  if (hasAvx512()) limits.push_back(combinedWords());
  limits.push_back(xxh3Shingles(text));
  return limits;
}

namespace {

/// Processes eight windows of five bytes at once, each in the low bytes of 64 bits; folds them to
/// 32 bits, hashed or unchanged.
template <bool kHashed>
SHINGLESCOPE_AVX512 void windows(const char *text, std::size_t count, std::uint32_t *out) {
  alignas(64) std::array<std::uint8_t, kBlock> places;
  for (std::size_t i = 0; i < kBlock; ++i) places[i] = static_cast<std::uint8_t>(i / 8 + i % 8);
  const __m512i spread = _mm512_load_si512(places.data());
  const __mmask64 five = 0x1F1F1F1F1F1F1F1FULL;
  const __m512i p = _mm512_set1_epi64(static_cast<long long>(kMultiplier));
  for (std::size_t i = 0; i < count; i += 8) {
    const __m512i bytes =
        _mm512_castsi128_si512(_mm_loadu_si128(reinterpret_cast<const __m128i *>(text + i)));
    __m512i window = _mm512_maskz_permutexvar_epi8(five, spread, bytes);
    if constexpr (kHashed) window = _mm512_mullo_epi64(window, p);
    const __m512i folded = _mm512_xor_si512(window, _mm512_srli_epi64(window, 32));
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(out + i), _mm512_cvtepi64_epi32(folded));
  }
}

template <bool kHashed>
Limit windowLimit(const std::string &text, const char *name, double expected) {
  const std::size_t count = text.size() - kBlock;
  std::vector<std::uint32_t> out(count + 8);
  const double seconds = medianSeconds([&] {
    windows<kHashed>(text.data(), count, out.data());
    keep(out);
  });
  bool isCorrect = true;
  for (std::size_t i = 0; i < count; ++i) {
    std::uint64_t window = load64(text.data() + i) & 0xFFFFFFFFFFULL;
    if (kHashed) window *= kMultiplier;
    isCorrect = isCorrect && out[i] == static_cast<std::uint32_t>(window ^ window >> 32U);
  }
  return {.name = name,
          .unit = "ns a window",
          .measured = 1e9 * seconds / static_cast<double>(count),
          .expected = expected,
          .isCorrect = isCorrect};
}

}  // namespace

std::vector<Limit> windowLimits() {
  if (!hasAvx512()) return {};
  const std::string text = sampleText(kTextBytes, 3);
  return {windowLimit<false>(text, "character 5-grams, VBMI windows", 0.13),
          windowLimit<true>(text, "character 5-grams, VBMI windows, hashed", 0.33)};
}

}  // namespace shinglescope::bench
