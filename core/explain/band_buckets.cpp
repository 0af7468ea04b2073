// SPDX-License-Identifier: MIT
#include "core/explain/band_buckets.h"

#include <algorithm>

#include "core/base/parallel.h"
#include "core/explain/row_signer.h"
#include "core/lsh/band_keys.h"
#include "core/pipeline/recipe/recipe_columns.h"

namespace shinglescope {
namespace {

constexpr std::size_t kTextsPerBlock = 1024;
/// A list may grow to this many times its limit before it is cut.
constexpr std::size_t kSlack = 8;

/// Keeps the smallest `most` rows, ascending.
void keepSmallest(std::vector<RecordId> &rows, std::size_t most) {
  std::ranges::sort(rows, {}, &RecordId::value);
  if (rows.size() > most) rows.resize(most);
}

/// One search for the buckets of a row; used for a single call.
class BucketSearch {
 public:
  BucketSearch(const Dataset &dataset, const BandBucketsRequest &request, const RunContext &context)
      : m_dataset(dataset), m_request(request), m_context(context) {}

  Result<void> prepare(const Recipe &recipe) {
    if (m_request.row.value >= m_dataset.rowCount())
      return badParameter({MessageId::NoRowForBuckets, {m_request.row.value}});
    auto resolved = resolveRecipe(m_dataset, recipe, m_context);
    if (!resolved) return resolved.error();
    m_recipe = *std::move(resolved);
    auto scope = recipeScope(m_dataset, m_recipe);
    if (!scope) return scope.error();
    m_scope = *std::move(scope);
    for (unsigned i = 0; i < std::max(1U, m_context.threads); ++i) {
      auto signer = RowSigner::create(m_dataset, m_recipe);
      if (!signer) return signer.error();
      m_signers.push_back(*std::move(signer));
    }
    m_signature.resize(m_recipe.signature.numHashes);
    RowSigner &signer = m_signers.front();
    m_hasShingles = signer.sign(signer.preparedText(m_request.row), m_signature);
    return {};
  }

  Result<std::vector<BandBucket>> search() {
    std::vector<BandBucket> buckets(m_recipe.bands);
    if (!m_hasShingles) return buckets;
    std::vector<std::vector<BandBucket>> slots(blockCount(itemCount(), kTextsPerBlock));
    m_context.startStage(Stage::Signing,
                         m_request.classes == nullptr ? WorkUnit::Rows : WorkUnit::Texts,
                         itemCount());
    auto done = forEachBlock(m_context, itemCount(), kTextsPerBlock,
                             [&](const Block &block) { return scan(block, slots[block.index]); });
    if (!done) return done.error();
    for (std::uint32_t band = 0; band < m_recipe.bands; ++band) {
      for (const auto &slot : slots) {
        if (slot.empty()) continue;
        buckets[band].rows += slot[band].rows;
        const auto &members = slot[band].members;
        buckets[band].members.insert(buckets[band].members.end(), members.begin(), members.end());
      }
      keepSmallest(buckets[band].members, m_request.mostMembers);
    }
    return buckets;
  }

 private:
  std::size_t itemCount() const {
    return m_request.classes == nullptr ? m_dataset.rowCount() : m_request.classes->textCount();
  }

  /// Returns the rows of an item: one, or all rows of a text.
  std::span<const std::uint32_t> rowsOf(const std::uint32_t &item) const {
    return m_request.classes == nullptr ? std::span(&item, 1)
                                        : m_request.classes->rowsOf(TextId{item});
  }

  Result<void> scan(const Block &block, std::vector<BandBucket> &slot) {
    RowSigner &signer = m_signers[block.worker];
    std::vector<std::uint32_t> signature(m_signature.size());
    TextWatch watch(m_context);
    for (std::size_t i = block.begin; i < block.end; ++i) {
      const auto item = static_cast<std::uint32_t>(i);
      const auto rows = rowsOf(item);
      const RecordId first{rows.front()};
      if (!m_scope.isSameLabel(first, m_request.row)) continue;
      const std::string_view text = signer.preparedText(first);
      if (signer.sign(text, signature)) note(signature, rows, slot);
      if (watch.isCancelledAt(text.size() + signature.size())) return cancelledError();
    }
    for (BandBucket &bucket : slot) keepSmallest(bucket.members, m_request.mostMembers);
    m_context.advance(block.end - block.begin);
    return {};
  }

  void note(const std::vector<std::uint32_t> &signature, std::span<const std::uint32_t> rows,
            std::vector<BandBucket> &slot) const {
    const BandPlan plan = m_recipe.bandPlan();
    for (std::uint32_t band = 0; band < plan.bands; ++band) {
      if (!isBandEqual(signature, m_signature, plan, band)) continue;
      if (slot.empty()) slot.resize(plan.bands);
      BandBucket &bucket = slot[band];
      bucket.rows += rows.size();
      // One more than requested, since the row itself may be among them.
      for (const std::uint32_t row : rows.first(std::min(rows.size(), m_request.mostMembers + 1)))
        if (row != m_request.row.value) bucket.members.push_back({row});
      if (bucket.members.size() > kSlack * (m_request.mostMembers + 1))
        keepSmallest(bucket.members, m_request.mostMembers);
    }
  }

  const Dataset &m_dataset;
  const BandBucketsRequest &m_request;
  const RunContext &m_context;
  Recipe m_recipe;
  RowScope m_scope;
  std::vector<RowSigner> m_signers;
  std::vector<std::uint32_t> m_signature;  ///< of the searched row
  bool m_hasShingles = false;
};

}  // namespace

Result<std::vector<BandBucket>> findBandBuckets(const Dataset &dataset, const Recipe &recipe,
                                                const BandBucketsRequest &request,
                                                const RunContext &context) {
  BucketSearch search(dataset, request, context);
  if (auto ready = search.prepare(recipe); !ready) return ready.error();
  return search.search();
}

}  // namespace shinglescope
