#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/lsh/s_curve.h"
#include "core/signature/signature_matrix.h"

namespace shinglescope {

/// Returns the number of bytes that the band keys of `texts` texts will need.
std::uint64_t bandKeyBytes(std::uint32_t bands, std::size_t texts);

/// The 32-bit key of every band of every text: the only part of signatures needed to find
/// candidates. Column-major: the keys of one band are contiguous, in the order of the texts,
/// because bands are sorted one at a time. Uninitialized until written. Workers may write different
/// rows at the same time.
class BandKeys {
 public:
  BandKeys() = default;
  BandKeys(std::uint32_t bands, std::size_t texts);

  std::uint32_t bands() const { return m_bands; }
  std::size_t textCount() const { return m_texts; }
  std::span<const std::uint32_t> band(std::uint32_t band) const {
    return {m_keys.data() + band * m_stride, m_texts};
  }
  std::span<std::uint32_t> band(std::uint32_t band) {
    return {m_keys.data() + band * m_stride, m_texts};
  }

  /// Writes the keys of the rows from `firstRow` on; `rowMajor` has bands() keys per row. Sixteen
  /// or more rows in one call fill whole cache lines.
  void storeRows(std::size_t firstRow, std::span<const std::uint32_t> rowMajor);

  /// Keeps only these rows, which are in ascending order, and renumbers them from 0, in place. It
  /// is used for rows that turn out to repeat the text of an earlier row.
  void compact(std::span<const std::uint32_t> keptRows);

  std::uint64_t memoryBytes() const { return m_keys.size() * sizeof(std::uint32_t); }

 private:
  std::uint32_t m_bands = 0;
  std::size_t m_texts = 0;
  std::size_t m_stride = 0;
  std::vector<std::uint32_t, CacheLineAllocator<std::uint32_t>> m_keys;
};

/// Writes the key of each band of a signature (plan.numHashes() values) to `keys` (plan.bands).
/// Equal bands have equal keys. Of n texts with unequal bands, about n^2 / 2^33 pairs collide, so
/// candidates are confirmed on the values. The key is a sum of products of neighbouring values (NH;
/// Black, Halevi, Krawczyk, Krovetz and Rogaway, UMAC, 1999) folded to 32 bits.
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
