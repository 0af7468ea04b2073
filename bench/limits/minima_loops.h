// Included once for each instruction set by a file that defines VECTOR_BYTES and
// is compiled for it; so everything here is in an anonymous namespace.
#include <algorithm>
#include <cstring>
#if VECTOR_BYTES == 64
#include <immintrin.h>
#endif

#include "bench/limits/minima_kernels.h"

namespace shinglescope::bench {
namespace {

template <class Number>
using Vector [[gnu::vector_size(VECTOR_BYTES)]] = Number;
using Wide = Vector<std::uint32_t>;
using Narrow = Vector<std::uint16_t>;
constexpr std::size_t kWideLanes = VECTOR_BYTES / 4;
constexpr std::size_t kNarrowLanes = VECTOR_BYTES / 2;

template <class V, class Number>
V load(const Number *from) {
  V vector;
  std::memcpy(&vector, from, sizeof vector);
  return vector;
}

template <class V>
V lower(V a, V b) {
  return a < b ? a : b;
}

/// As many positions at once as there are registers to keep their minima in.
template <std::size_t kVectors, class Hash>
void eachShingle(const std::uint32_t *values, std::size_t count, Wide (&minima)[kVectors],
                 Hash hash) {
  for (Wide &minimum : minima) minimum = ~Wide{};
  for (std::size_t i = 0; i < count; ++i) hash(Wide{} + values[i], minima);
}

void independent(const WideHashes &hashes, const std::uint32_t *values, std::size_t count,
                 std::uint32_t *minima) {
  constexpr std::size_t kVectors = VECTOR_BYTES == 64 ? 8 : 4;
  for (std::size_t first = 0; first < kPositions; first += kVectors * kWideLanes) {
    Wide a[kVectors], b[kVectors], m[kVectors];
    for (std::size_t v = 0; v < kVectors; ++v) {
      a[v] = load<Wide>(hashes.multipliers + first + v * kWideLanes);
      b[v] = load<Wide>(hashes.offsets + first + v * kWideLanes);
    }
    eachShingle(values, count, m, [&](Wide x, Wide(&best)[kVectors]) {
#pragma GCC unroll 8
      for (std::size_t v = 0; v < kVectors; ++v) best[v] = lower(best[v], a[v] * x + b[v]);
    });
    std::memcpy(minima + first, m, sizeof m);
  }
}

void progression(const WideHashes &hashes, const std::uint32_t *values, std::size_t count,
                 std::uint32_t *minima) {
  for (std::size_t lane = 0; lane < 16; lane += kWideLanes) {
    const Wide a = load<Wide>(hashes.multipliers + lane), b = load<Wide>(hashes.offsets + lane),
               c = load<Wide>(hashes.steps + lane);
    Wide m[8];
    eachShingle(values, count, m, [&](Wide x, Wide(&best)[8]) {
      Wide h = a * x + b;
      const Wide step = c * x;
      best[0] = lower(best[0], h);
#pragma GCC unroll 8
      for (std::size_t v = 1; v < 8; ++v) best[v] = lower(best[v], h += step);
    });
    for (std::size_t v = 0; v < 8; ++v) std::memcpy(minima + 16 * v + lane, &m[v], sizeof m[v]);
  }
}

void minimaOnly(const WideHashes &, const std::uint32_t *values, std::size_t count,
                std::uint32_t *minima) {
  constexpr std::size_t kVectors = VECTOR_BYTES == 64 ? 8 : 4;
  for (std::size_t first = 0; first < kPositions; first += kVectors * kWideLanes) {
    Wide m[kVectors];
    eachShingle(values, count, m, [&](Wide x, Wide(&best)[kVectors]) {
#pragma GCC unroll 8
      for (std::size_t v = 0; v < kVectors; ++v) {
        best[v] = lower(best[v], x);
        asm("" : "+v"(best[v]));  // one minimum is not to be computed for all
      }
    });
    std::memcpy(minima + first, m, sizeof m);
  }
}

void startText(SlotTable &table) {
  if (table.text-- == 0) {
    std::memset(table.entries, 0xFF, sizeof table.entries);
    table.text = (1U << NarrowHashes::kSlotBits) - 1;
  }
}

/// The slot of `value`, twice, in the upper bits of two 16-bit numbers.
std::uint32_t slotTwice(std::uint32_t value) {
  constexpr std::uint32_t kSlotMask = ~0U << NarrowHashes::kRestBits;
  return (value & kSlotMask) | (value & kSlotMask) >> 16U;
}

void noteRest(SlotTable &table, std::uint32_t value) {
  constexpr std::uint32_t kRestMask = (1U << NarrowHashes::kRestBits) - 1;
  std::uint32_t &entry = table.entries[value >> NarrowHashes::kRestBits];
  const std::uint32_t mine = table.text << NarrowHashes::kRestBits | (value & kRestMask);
  const std::uint32_t old = entry;
  entry = mine < old ? mine : old;
}

/// Minima of the slots alone, from position `lane` of each 32; one of the passes
/// over a text notes the rests.
template <bool kNotesRests>
[[gnu::noinline]] void narrowPass(const NarrowHashes &hashes, SlotTable &table,
                                  const std::uint32_t *values, std::size_t count, std::size_t lane,
                                  std::uint16_t *minima) {
  constexpr std::size_t kBlock = 64;
  const Narrow a = load<Narrow>(hashes.multipliers + lane), b = load<Narrow>(hashes.offsets + lane),
               c = load<Narrow>(hashes.steps + lane);
  // Not an array: gcc 12 would keep it in memory.
  Narrow m0 = ~Narrow{}, m1 = m0, m2 = m0, m3 = m0;
  alignas(64) std::uint32_t slots[kBlock];
  for (std::size_t begin = 0; begin < count; begin += kBlock) {
    const std::size_t size = std::min(kBlock, count - begin);
    for (std::size_t i = 0; i < (size + 15) / 16 * 16; ++i) slots[i] = slotTwice(values[begin + i]);
    for (std::size_t i = 0; i < size; ++i) {
      if constexpr (kNotesRests) noteRest(table, values[begin + i]);
      const Narrow x = reinterpret_cast<Narrow>(Wide{} + slots[i]);
      Narrow h = a * x + b;
      const Narrow step = c * x;
      m0 = lower(m0, h);
      m1 = lower(m1, h += step);
      m2 = lower(m2, h += step);
      m3 = lower(m3, h += step);
    }
  }
  const Narrow all[4] = {m0, m1, m2, m3};
  for (std::size_t v = 0; v < 4; ++v) std::memcpy(minima + 32 * v + lane, &all[v], sizeof m0);
}

/// Each minimum tells its slot, since a y + b can be undone; the slot has the rest.
void addRests(const NarrowHashes &hashes, const SlotTable &table, const std::uint16_t *upper,
              std::uint32_t *__restrict minima) {
  constexpr std::uint32_t kRestMask = (1U << NarrowHashes::kRestBits) - 1;
  alignas(64) std::uint16_t slots[kPositions];
  for (std::size_t p = 0; p < kPositions; ++p) {
    const auto slot =
        static_cast<std::uint16_t>((upper[p] - hashes.offsets[p]) * hashes.inverses[p]);
    slots[p] = static_cast<std::uint16_t>(slot >> (16 - NarrowHashes::kSlotBits));
  }
#if VECTOR_BYTES == 64  // gcc 12 finds no gather here by itself
  for (std::size_t p = 0; p < kPositions; p += 16) {
    const __m512i slot = _mm512_cvtepu16_epi32(load<__m256i>(slots + p));
    const __m512i rest = _mm512_and_si512(_mm512_i32gather_epi32(slot, table.entries, 4),
                                          _mm512_set1_epi32(kRestMask));
    const __m512i best = _mm512_slli_epi32(_mm512_cvtepu16_epi32(load<__m256i>(upper + p)), 16);
    _mm512_storeu_si512(minima + p, _mm512_or_si512(best, rest));
  }
#else
  for (std::size_t p = 0; p < kPositions; ++p) {
    minima[p] = std::uint32_t{upper[p]} << 16U | (table.entries[slots[p]] & kRestMask);
  }
#endif
}

void narrow(const NarrowHashes &hashes, SlotTable &table, const std::uint32_t *values,
            std::size_t count, std::uint32_t *minima) {
  alignas(64) std::uint16_t upper[kPositions];
  startText(table);
  narrowPass<true>(hashes, table, values, count, 0, upper);
  for (std::size_t lane = kNarrowLanes; lane < 32; lane += kNarrowLanes) {
    narrowPass<false>(hashes, table, values, count, lane, upper);
  }
  addRests(hashes, table, upper, minima);
}

}  // namespace
}  // namespace shinglescope::bench
