// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/shingle/shingle_sets.h"

namespace shinglescope {

/// The shingles of a text that a ShingleSource shows.
struct VisitedText {
  std::uint32_t text = 0;
  std::size_t block = 0;                    ///< below ShingleSource::blockCount()
  std::size_t worker = 0;                   ///< below the number of threads
  std::span<const std::uint64_t> shingles;  ///< in any order; may repeat
};

/// Texts whose shingles can be visited several times, so that these need not all be in memory.
/// Consecutive texts form a block, and blocks ascend with texts.
class ShingleSource {
 public:
  using Visit = std::function<void(const VisitedText &)>;

  virtual ~ShingleSource() = default;
  virtual std::size_t textCount() const = 0;
  virtual std::size_t blockCount() const = 0;
  /// Calls `visit` once for each text, on the context's threads; the texts of a block are visited
  /// in order, by one thread. Errors: those of reading the texts; Cancelled.
  virtual Result<void> visitTexts(const Visit &visit, const RunContext &context) = 0;
};

/// Shows sets that are in memory; texts without a set are skipped. Refers to the sets.
class SetShingleSource final : public ShingleSource {
 public:
  explicit SetShingleSource(const ShingleSets &sets) : m_sets(sets) {}

  std::size_t textCount() const override { return m_sets.size(); }
  std::size_t blockCount() const override;
  Result<void> visitTexts(const Visit &visit, const RunContext &context) override;

 private:
  const ShingleSets &m_sets;
};

}  // namespace shinglescope
