// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <functional>
#include <string>

#include "bench/limits/limit.h"
#include "bench/limits/minima_kernels.h"
#include "bench/measure.h"
#include "core/base/hash.h"

namespace shinglescope::bench {
namespace {

constexpr std::size_t kShingles = 1U << 19U;
constexpr std::size_t kLongText = 4096;   ///< shingles; a text's fixed cost becomes negligible
constexpr std::size_t kMiddleText = 228;  ///< the average of the IMDB reviews

using Minima = std::array<std::uint32_t, kPositions>;
using Sign =
    std::function<void(const std::uint32_t *values, std::size_t count, std::uint32_t *minima)>;

/// With `asProgression`, position 16 j + l has a = A_l + j C_l and b = B_l.
WideHashes wideHashes(bool asProgression) {
  SplitMix64 random(1);
  WideHashes hashes{};
  for (std::size_t p = 0; p < kPositions; ++p) {
    hashes.multipliers[p] = static_cast<std::uint32_t>(random.next()) | 1U;
    hashes.offsets[p] = static_cast<std::uint32_t>(random.next());
  }
  for (std::uint32_t &step : hashes.steps) step = static_cast<std::uint32_t>(random.next()) & ~1U;
  for (std::size_t p = 16; asProgression && p < kPositions; ++p) {
    hashes.multipliers[p] = hashes.multipliers[p - 16] + hashes.steps[p % 16];
    hashes.offsets[p] = hashes.offsets[p % 16];
  }
  return hashes;
}

std::uint16_t inverse(std::uint16_t odd) {
  std::uint32_t x = odd;  // correct in 3 bits; each step doubles them (Newton)
  for (int i = 0; i < 4; ++i) x *= 2U - odd * x;
  return static_cast<std::uint16_t>(x);
}

/// Position 32 j + l has a = A_l + j C_l and b = B_l.
NarrowHashes narrowHashes() {
  SplitMix64 random(2);
  NarrowHashes hashes{};
  for (std::uint16_t &step : hashes.steps) step = static_cast<std::uint16_t>(random.next() & ~1U);
  for (std::size_t p = 0; p < kPositions; ++p) {
    const bool isFirst = p < 32;
    hashes.multipliers[p] = static_cast<std::uint16_t>(
        isFirst ? random.next() | 1U
                : std::uint64_t{hashes.multipliers[p - 32]} + hashes.steps[p % 32]);
    hashes.offsets[p] =
        isFirst ? static_cast<std::uint16_t>(random.next() << (16 - NarrowHashes::kSlotBits))
                : hashes.offsets[p % 32];
    hashes.inverses[p] = inverse(hashes.multipliers[p]);
  }
  return hashes;
}

template <class Hash>
Minima slowMinima(const std::uint32_t *values, std::size_t count, Hash hash) {
  Minima minima;
  minima.fill(~0U);
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t p = 0; p < kPositions; ++p)
      minima[p] = std::min(minima[p], hash(p, values[i]));
  }
  return minima;
}

std::uint32_t wideHash(const WideHashes &hashes, std::size_t position, std::uint32_t value) {
  return hashes.multipliers[position] * value + hashes.offsets[position];
}

std::uint32_t narrowHash(const NarrowHashes &hashes, std::size_t position, std::uint32_t value) {
  const std::uint32_t slot = value >> NarrowHashes::kRestBits << (16 - NarrowHashes::kSlotBits);
  const std::uint32_t upper =
      (hashes.multipliers[position] * slot + hashes.offsets[position]) & 0xFFFFU;
  return upper << 16U | (value & ((1U << NarrowHashes::kRestBits) - 1));
}

std::vector<std::uint32_t> sampleValues() {
  SplitMix64 random(3);
  std::vector<std::uint32_t> values(kShingles + 64);
  for (std::uint32_t &value : values) value = static_cast<std::uint32_t>(random.next() >> 32U);
  return values;
}

template <class Hash>
bool isAsSlow(const Sign &sign, Hash hash) {
  const std::vector<std::uint32_t> values = sampleValues();
  return std::ranges::all_of(std::array<std::size_t, 5>{1, 15, 64, 228, 3000},
                             [&](std::size_t count) {
                               Minima minima;
                               sign(values.data() + count, count, minima.data());
                               return minima == slowMinima(values.data() + count, count, hash);
                             });
}

double nanosecondsAShingle(const Sign &sign, std::size_t shinglesPerText = kLongText) {
  const std::size_t texts = kShingles / shinglesPerText;
  const std::vector<std::uint32_t> values = sampleValues();
  Minima minima;
  const double seconds = medianSeconds([&] {
    for (std::size_t text = 0; text < texts; ++text) {
      sign(values.data() + text * shinglesPerText, shinglesPerText, minima.data());
      keep(minima);
    }
  });
  return 1e9 * seconds / static_cast<double>(texts * shinglesPerText);
}

struct Target {
  const MinimaKernels *kernels;
  double expected;
};

std::vector<Target> availableTargets() {
  std::vector<Target> targets;
  if (__builtin_cpu_supports("sse4.1")) targets.push_back({&kSse41Minima, 7.5});
  if (__builtin_cpu_supports("avx2")) targets.push_back({&kAvx2Minima, 3.3});
  if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")) {
    targets.push_back({&kAvx512Minima, 1.6});
  }
  return targets;
}

Limit wideLimit(const Target &target, bool asProgression) {
  const WideHashes hashes = wideHashes(asProgression);
  const auto loop = asProgression ? target.kernels->progression : target.kernels->independent;
  const Sign sign = [&](const std::uint32_t *values, std::size_t count, std::uint32_t *minima) {
    loop(hashes, values, count, minima);
  };
  return {.name = std::string("128 minima, 32-bit a x + b, ") +
                  (asProgression ? "in progression, " : "independent, ") + target.kernels->name,
          .unit = "ns a shingle",
          .measured = nanosecondsAShingle(sign),
          .expected = target.expected,
          .isCorrect = isAsSlow(sign, [&](std::size_t position, std::uint32_t value) {
            return wideHash(hashes, position, value);
          })};
}

Limit narrowLimit(const Target &target, std::size_t shinglesPerText) {
  const NarrowHashes hashes = narrowHashes();
  SlotTable table;
  const Sign sign = [&](const std::uint32_t *values, std::size_t count, std::uint32_t *minima) {
    target.kernels->narrow(hashes, table, values, count, minima);
  };
  return {.name = std::string("128 minima, 13-bit a y + b and the rest, ") + target.kernels->name +
                  (shinglesPerText == kLongText ? "" : ", texts of 228 shingles"),
          .unit = "ns a shingle",
          .measured = nanosecondsAShingle(sign, shinglesPerText),
          .expected = target.expected,
          .isCorrect = isAsSlow(sign, [&](std::size_t position, std::uint32_t value) {
            return narrowHash(hashes, position, value);
          })};
}

Limit minimaOnlyLimit(const Target &target) {
  const WideHashes hashes = wideHashes(false);
  const Sign sign = [&](const std::uint32_t *values, std::size_t count, std::uint32_t *minima) {
    target.kernels->minimaOnly(hashes, values, count, minima);
  };
  return {.name = std::string("128 minima, of 32 bits without a hash, ") + target.kernels->name,
          .unit = "ns a shingle",
          .measured = nanosecondsAShingle(sign),
          .isCorrect = isAsSlow(sign, [](std::size_t, std::uint32_t value) { return value; })};
}

}  // namespace

std::vector<Limit> minimaLimits() {
  std::vector<Limit> limits;
  for (const Target &target : availableTargets()) {
    limits.push_back(wideLimit(target, false));
    limits.push_back(wideLimit(target, true));
    limits.push_back(narrowLimit(target, kLongText));
    limits.push_back(narrowLimit(target, kMiddleText));
    if (target.kernels == &kAvx512Minima) limits.push_back(minimaOnlyLimit(target));
  }
  return limits;
}

}  // namespace shinglescope::bench
