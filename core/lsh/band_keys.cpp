// SPDX-License-Identifier: MIT
#include "core/lsh/band_keys.h"

#include <algorithm>
#include <cassert>

#include "core/base/memory_budget.h"
#include "core/base/parallel.h"
#include "core/lsh/key_kernels.h"

namespace shinglescope {
namespace {

constexpr std::size_t kLineKeys = 16;  // keys in a cache line
constexpr std::size_t kRowsPerBlock = 4096;
constexpr std::size_t kRowsPerTile = 64;

/// A stride that is not a multiple of a page keeps the lines of different columns in different
/// cache sets.
std::size_t strideFor(std::size_t texts) {
  constexpr std::size_t kPageKeys = 1024;
  const std::size_t stride = (texts + kLineKeys - 1) / kLineKeys * kLineKeys;
  return stride % kPageKeys == 0 ? stride + kLineKeys : stride;
}

}  // namespace

std::uint64_t bandKeyBytes(std::uint32_t bands, std::size_t texts) {
  return std::uint64_t{bands} * keyWords(texts) * strideFor(texts) * sizeof(std::uint32_t);
}

BandKeys::BandKeys(std::uint32_t bands, std::size_t texts, std::uint32_t words)
    : m_bands(bands),
      m_words(words),
      m_texts(texts),
      m_stride(strideFor(texts)),
      m_keys(std::size_t{bands} * words * m_stride) {}

void BandKeys::storeRows(std::size_t firstRow, std::span<const std::uint32_t> rowMajor) {
  assert(rowMajor.size() % columns() == 0);
  const std::size_t rows = rowMajor.size() / columns();
  for (std::size_t number = 0; number < columns(); ++number) {
    std::uint32_t *column = m_keys.data() + number * m_stride + firstRow;
    const std::uint32_t *key = rowMajor.data() + number;
    for (std::size_t row = 0; row < rows; ++row, key += columns()) column[row] = *key;
  }
}

void BandKeys::compact(std::span<const std::uint32_t> keptRows) {
  m_words = std::min(m_words, keyWords(keptRows.size()));
  m_keys.resize(columns() * m_stride);
  if (keptRows.size() != m_texts) {
    for (std::size_t number = 0; number < columns(); ++number) {
      std::uint32_t *column = m_keys.data() + number * m_stride;
      for (std::size_t i = 0; i < keptRows.size(); ++i) column[i] = column[keptRows[i]];
    }
  }
  m_texts = keptRows.size();
}

void writeBandKeys(std::span<const std::uint32_t> signature, const BandPlan &plan,
                   std::span<std::uint32_t> keys) {
  assert(signature.size() == plan.numHashes());
  assert(keys.size() == plan.bands || keys.size() == 2 * std::size_t{plan.bands});
  const KeyKernels kernels = keyKernels(activeCpuTarget());
  kernels.lower(signature.data(), plan.bands, plan.rows, keys.data());
  if (keys.size() > plan.bands)
    kernels.upper(signature.data(), plan.bands, plan.rows, keys.data() + plan.bands);
}

Result<BandKeys> makeBandKeys(const SignatureMatrix &signatures, const BandPlan &plan,
                              const RunContext &context) {
  MemoryBudget budget(context);
  if (auto taken = budget.take(bandKeyBytes(plan.bands, signatures.textCount()),
                               MessageId::TheBandKeys, MessageId::CutFewerBandsOrRows);
      !taken)
    return taken.error();
  BandKeys keys(plan.bands, signatures.textCount(), keyWords(signatures.textCount()));
  const std::size_t columns = keys.columns();
  const auto writeBlock = [&](const Block &block) -> Result<void> {
    std::vector<std::uint32_t> tile(kRowsPerTile * columns);
    for (std::size_t begin = block.begin; begin < block.end; begin += kRowsPerTile) {
      const std::size_t rows = std::min(kRowsPerTile, block.end - begin);
      for (std::size_t row = 0; row < rows; ++row)
        writeBandKeys(
            signatures[TextId{static_cast<std::uint32_t>(begin + row)}].first(plan.numHashes()),
            plan, std::span(tile).subspan(row * columns, columns));
      keys.storeRows(begin, std::span(tile).first(rows * columns));
    }
    return {};
  };
  auto done = forEachBlock(context, signatures.textCount(), kRowsPerBlock, writeBlock);
  if (!done) return done.error();
  return keys;
}

bool isBandEqual(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b,
                 const BandPlan &plan, std::uint32_t band) {
  const std::size_t begin = std::size_t{band} * plan.rows;
  return std::equal(a.begin() + begin, a.begin() + begin + plan.rows, b.begin() + begin);
}

std::uint32_t countSharedBands(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b,
                               const BandPlan &plan) {
  std::uint32_t shared = 0;
  for (std::size_t begin = 0; begin < plan.numHashes(); begin += plan.rows) {
    std::uint32_t differing = 0;  // a band is short, so leaving it early would not pay
    for (std::size_t i = begin; i < begin + plan.rows; ++i) differing |= a[i] ^ b[i];
    shared += differing == 0 ? 1U : 0U;
  }
  return shared;
}

}  // namespace shinglescope
