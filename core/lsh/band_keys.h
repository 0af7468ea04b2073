// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/lsh/key_width.h"
#include "core/lsh/s_curve.h"
#include "core/signature/signature_matrix.h"

namespace shinglescope {

/// Returns the number of bytes that the band keys of `texts` texts will need, of keyWords() words.
std::uint64_t bandKeyBytes(std::uint32_t bands, std::size_t texts);

/// The key of every band of every text: the only part of signatures needed to find candidates.
/// Column-major: the keys of one band are contiguous, in the order of the texts, because bands are
/// sorted one at a time. A key has one 32-bit word, or two, whose upper ones are in columns of
/// their own. Uninitialized until written. Workers may write different rows at the same time.
class BandKeys {
 public:
  BandKeys() = default;
  /// `words` is 1 or 2, see keyWords().
  BandKeys(std::uint32_t bands, std::size_t texts, std::uint32_t words = 1);

  std::uint32_t bands() const { return m_bands; }
  std::uint32_t words() const { return m_words; }
  /// Returns the number of words of all keys of a text.
  std::size_t columns() const { return std::size_t{m_bands} * m_words; }
  std::size_t textCount() const { return m_texts; }
  /// Returns a word of the keys of a band: 0 is the lower one.
  std::span<const std::uint32_t> band(std::uint32_t band, std::uint32_t word = 0) const {
    return {m_keys.data() + (word * m_bands + band) * m_stride, m_texts};
  }
  std::span<std::uint32_t> band(std::uint32_t band, std::uint32_t word = 0) {
    return {m_keys.data() + (word * m_bands + band) * m_stride, m_texts};
  }
  /// Returns the upper words of the keys of a band; empty if keys have one word.
  std::span<const std::uint32_t> upper(std::uint32_t band) const {
    return m_words == 2 ? this->band(band, 1) : std::span<const std::uint32_t>();
  }

  /// Writes the keys of the rows from `firstRow` on; `rowMajor` has columns() numbers per row, as
  /// written by writeBandKeys(). Sixteen or more rows in one call fill whole cache lines.
  void storeRows(std::size_t firstRow, std::span<const std::uint32_t> rowMajor);

  /// Keeps only these rows, which are in ascending order, and renumbers them from 0, in place. It
  /// is used for rows that turn out to repeat the text of an earlier row. Drops the upper words if
  /// there are too few rows left for them (keyWords()).
  void compact(std::span<const std::uint32_t> keptRows);

  std::uint64_t memoryBytes() const { return m_keys.size() * sizeof(std::uint32_t); }

 private:
  std::uint32_t m_bands = 0;
  std::uint32_t m_words = 1;
  std::size_t m_texts = 0;
  std::size_t m_stride = 0;
  std::vector<std::uint32_t, CacheLineAllocator<std::uint32_t>> m_keys;
};

/// Writes the key of each band of a signature (plan.numHashes() values) to `keys`: the lower words
/// of all plan.bands bands, then the upper ones if there is room for these as well. Equal bands
/// have equal keys. Of n texts with unequal bands, about n^2 / 2^33 pairs collide in their lower
/// words, so candidates are confirmed on the values. The key is a sum of products of neighbouring
/// values (NH; Black, Halevi, Krawczyk, Krovetz and Rogaway, UMAC, 1999). Its lower word is folded
/// from the whole sum, and the upper one is the sum's upper half, so both give the sum.
void writeBandKeys(std::span<const std::uint32_t> signature, const BandPlan &plan,
                   std::span<std::uint32_t> keys);

/// Computes the keys of all signatures, in parallel. Limit if they exceed the memory of the run;
/// Cancelled.
Result<BandKeys> makeBandKeys(const SignatureMatrix &signatures, const BandPlan &plan,
                              const RunContext &context);

/// Returns whether two signatures agree in every value of a band.
bool isBandEqual(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b,
                 const BandPlan &plan, std::uint32_t band);

/// Counts the bands in which two signatures agree. 0 reveals a false candidate: keys collided
/// although no band is equal.
std::uint32_t countSharedBands(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b,
                               const BandPlan &plan);

}  // namespace shinglescope
