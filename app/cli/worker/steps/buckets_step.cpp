// SPDX-License-Identifier: MIT
#include <limits>
#include <numeric>

#include "app/cli/worker/parts/bucket_records.h"
#include "app/cli/worker/parts/key_entries.h"
#include "app/cli/worker/parts/local_scope.h"
#include "app/cli/worker/steps/steps.h"
#include "core/lsh/bucket_index.h"
#include "core/lsh/bucket_sizes.h"

namespace shinglescope {
namespace {

/// `buckets`: the buckets of some keys of one band, and the pairs in buckets of each size.
class BucketsStep final : public WorkerStep {
 public:
  explicit BucketsStep(const StepContext &context)
      : m_context(context), m_buckets(FrameKind::Buckets, context.out), m_capped(context) {}

  Result<void> take(Frame frame) override {
    if (frame.kind != FrameKind::Entries) return unexpectedFrame(frame);
    if (frame.part / m_context.options.ranges >= m_context.recipe.bands)
      return plainError(ErrorCode::Format,
                        "A frame is for part " + std::to_string(frame.part) +
                            ", which has no band; give every step the same --ranges.");
    return readEntries(frame, m_context, m_entries);
  }

  Result<void> endPart(std::uint32_t part) override {
    if (auto sorted = sortEntries(m_entries); !sorted) return sorted;
    if (m_entries.rows.size() > std::numeric_limits<std::uint32_t>::max())
      return plainError(ErrorCode::Limit,
                        "A part has more than 2^32 keys; give every step a larger --ranges.");
    m_sizes = {};
    const PairScope scope = localScope(m_entries.rows, m_entries.labels, m_context);
    if (auto added = addBuckets(scope, part); !added) return added;
    m_entries.clear();
    if (auto flushed = m_buckets.flush(); !flushed) return flushed;
    return writeSizes(part);
  }

  Result<void> finish() override { return m_capped.flush(); }

 private:
  Result<void> addBuckets(const PairScope &scope, std::uint32_t part) {
    std::vector<std::uint32_t> texts(m_entries.rows.size());
    std::iota(texts.begin(), texts.end(), 0U);
    auto built = m_index.build(m_entries.lower, texts, m_context.run, m_entries.upper);
    if (!built) return built;
    BucketCutter cutter(scope);
    const auto add = [&](const ScopedBucket &bucket) { return addBucket(bucket, part); };
    for (std::size_t i = 0; i < m_index.bucketCount(); ++i)
      if (auto done = cutter.forEachPart(m_index.bucket(i), add); !done) return done;
    return {};
  }

  Result<void> addBucket(const ScopedBucket &bucket, std::uint32_t part) {
    if (bucket.isNeverCapped()) return addPieces(bucket, part);
    if (bucket.size() > kBucketCap)
      return m_capped.add(rowsOf(bucket.members), bucket, part / m_context.options.ranges);
    m_sizes.count(bucket);
    return m_buckets.add(part, rowsOf(bucket.members));
  }

  /// Adds a bucket with few rows on one side, which is never capped, in pieces that fit into a
  /// frame.
  Result<void> addPieces(const ScopedBucket &bucket, std::uint32_t part) {
    const bool isFileSmall = bucket.file.size() <= bucket.reference.size();
    const auto few = isFileSmall ? bucket.file : bucket.reference;
    for (auto rest = isFileSmall ? bucket.reference : bucket.file; !rest.empty();) {
      const auto piece = rest.first(std::min(rest.size(), kMostRowsOfPiece));
      RowBucket rows = rowsOf(few);
      const RowBucket others = rowsOf(piece);
      rows.insert(rows.end(), others.begin(), others.end());
      std::ranges::sort(rows);
      if (auto added = m_buckets.add(part, std::move(rows)); !added) return added;
      rest = rest.subspan(piece.size());
    }
    return {};
  }

  RowBucket rowsOf(std::span<const std::uint32_t> members) const {
    RowBucket rows;
    rows.reserve(members.size());
    for (const std::uint32_t member : members) rows.push_back(m_entries.rows[member]);
    return rows;
  }

  Result<void> writeSizes(std::uint32_t part) {
    PayloadWriter payload;
    std::uint64_t count = 0;
    for (std::uint32_t size = 2; size <= kBucketCap; ++size) {
      if (m_sizes.pairsOf(size) == 0) continue;
      payload.number(part / m_context.options.ranges);
      payload.number(size);
      payload.number(m_sizes.pairsOf(size));
      ++count;
    }
    return count == 0 ? Result<void>()
                      : m_context.out.write(FrameKind::BucketPairs, part, count, payload.payload());
  }

  static constexpr std::size_t kMostRowsOfPiece = std::size_t{1} << 16U;

  StepContext m_context;
  EntryColumns m_entries;
  BucketIndex m_index;
  BucketSizes m_sizes;
  PartBuffers<BucketCodec> m_buckets;
  CappedRows m_capped;
};

}  // namespace

MadeStep makeBucketsStep(const StepContext &context) {
  return std::unique_ptr<WorkerStep>(std::make_unique<BucketsStep>(context));
}

}  // namespace shinglescope
