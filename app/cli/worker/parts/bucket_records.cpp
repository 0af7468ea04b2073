// SPDX-License-Identifier: MIT
#include "app/cli/worker/parts/bucket_records.h"

#include <algorithm>
#include <numeric>

#include "app/cli/worker/parts/parts.h"

namespace shinglescope {

std::size_t BucketCodec::encode(std::span<const RowBucket> buckets, PayloadWriter &out) {
  std::size_t done = 0;
  for (; done < buckets.size() && out.size() < kUsualPayloadBytes; ++done) {
    out.varint(buckets[done].size());
    std::uint64_t previous = 0;
    for (const std::uint64_t row : buckets[done]) {
      out.varint(row - previous);
      previous = row;
    }
  }
  return done;
}

void BucketCodec::decode(PayloadReader &in, std::uint64_t count, std::vector<RowBucket> &buckets) {
  for (; count > 0 && !in.hasFailed(); --count) {
    const std::uint64_t members = in.varint();
    if (members < 2 || members > in.bytesLeft()) return in.fail();
    RowListCodec::decode(in, members, buckets.emplace_back());
    const RowBucket &bucket = buckets.back();
    if (std::ranges::adjacent_find(bucket, std::ranges::greater_equal()) != bucket.end()) in.fail();
  }
}

ScopedBucket IndexedBucket::of(const RowBucket &rows, const StepContext &context) {
  m_indexes.resize(rows.size());
  std::iota(m_indexes.begin(), m_indexes.end(), 0U);
  const std::span<const std::uint32_t> all = m_indexes;
  if (!context.options.reference) return {all, all, {}};
  const auto border = static_cast<std::size_t>(
      std::ranges::lower_bound(rows, *context.options.reference) - rows.begin());
  return {all, all.first(border), all.subspan(border)};
}

Result<void> CappedRows::add(const RowBucket &rows, const ScopedBucket &bucket,
                             std::uint32_t band) {
  ++m_context.values["capped_buckets"];
  m_context.values["capped_pairs"] += bucket.pairs();
  for (const std::uint64_t row : rows) {
    auto added = m_rows.add(rowPart(m_context.options, row), {row, band});
    if (!added) return added;
  }
  return {};
}

}  // namespace shinglescope
