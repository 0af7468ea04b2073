// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "app/cli/worker/frames/frame.h"
#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/parts/step_context.h"
#include "core/lsh/bucket_scope.h"

namespace shinglescope {

/// A bucket as its rows, ascending; records of frames of kind BUCKETS.
using RowBucket = std::vector<std::uint64_t>;

struct BucketCodec {
  using Record = RowBucket;
  static std::size_t encode(std::span<const RowBucket> buckets, PayloadWriter &out);
  static void decode(PayloadReader &in, std::uint64_t count, std::vector<RowBucket> &buckets);
};

/// The same bucket with the indexes of its rows in place of the rows, for the engine's functions.
/// One thread.
class IndexedBucket {
 public:
  /// Returns the bucket; it lives until the next call.
  ScopedBucket of(const RowBucket &rows, const StepContext &context);

 private:
  std::vector<std::uint32_t> m_indexes;
};

/// Writes the rows of buckets over the cap, and counts these buckets.
class CappedRows {
 public:
  explicit CappedRows(const StepContext &context)
      : m_context(context), m_rows(FrameKind::Capped, context.out) {}

  Result<void> add(const RowBucket &rows, const ScopedBucket &bucket, std::uint32_t band);
  Result<void> flush() { return m_rows.flush(); }

 private:
  StepContext m_context;
  PartBuffers<CappedCodec> m_rows;
};

}  // namespace shinglescope
