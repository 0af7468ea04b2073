// SPDX-License-Identifier: MIT
#include "core/tune/comparison/bucket_statistics.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "core/base/radix_sort.h"
#include "core/base/sorted_list.h"
#include "core/explain/row_signer.h"
#include "core/lsh/band_keys.h"
#include "core/lsh/bucket_index.h"
#include "core/lsh/bucket_scope.h"
#include "core/shingle/stop_shingles.h"
#include "core/tune/comparison/candidate_probe.h"

namespace shinglescope {
namespace {

constexpr std::size_t kShinglesPerPoll = 1024;

/// One of the largest buckets so far, and where to find it again.
struct FoundBucket {
  std::uint32_t band = 0;
  std::uint64_t pairs = 0;
  std::vector<std::uint32_t> texts;
};

/// Most pairs first, then by band and first member.
auto bucketOrder(std::uint32_t band, const ScopedBucket &bucket) {
  return std::tuple(~bucket.pairs(), band, bucket.members.front());
}
auto orderOfFound(const FoundBucket &bucket) {
  return std::tuple(~bucket.pairs, bucket.band, bucket.texts.front());
}

/// Counts the rows of each shingle that several texts contain.
class ShingleRowCounts {
 public:
  static Result<ShingleRowCounts> count(const ExactSets &texts, const RunContext &context) {
    struct Holder {
      std::uint64_t shingle;
      std::uint32_t text;
    };
    std::vector<Holder> holders;
    holders.reserve(texts.sets().values.size());
    for (const std::uint32_t text : texts.withShingles)
      for (const std::uint64_t shingle : texts.sets()[TextId{text}])
        holders.push_back({shingle, text});
    std::vector<Holder> scratch;
    const auto keyOf = [](const Holder &holder) { return holder.shingle; };
    if (!radixSort(holders, scratch, keyOf, context)) return cancelledError();
    ShingleRowCounts counts;
    for (std::size_t i = 0; i < holders.size();) {
      if (counts.m_shingles.size() % kShinglesPerPoll == 0 && context.isCancelled())
        return cancelledError();
      const std::size_t begin = i;
      std::uint64_t rows = 0;
      for (; i < holders.size() && holders[i].shingle == holders[begin].shingle; ++i)
        rows += texts.classes().rowsOf(TextId{holders[i].text}).size();
      counts.m_shingles.push_back(holders[begin].shingle);
      counts.m_rows.push_back(rows);
      counts.m_texts.push_back(holders[begin].text);
    }
    return counts;
  }

  std::uint64_t rowsOf(std::uint64_t shingle) const {
    const auto place = std::ranges::lower_bound(m_shingles, shingle);
    return place == m_shingles.end() || *place != shingle ? 0 : m_rows[at(place)];
  }
  std::uint32_t someTextWith(std::uint64_t shingle) const {
    return m_texts[at(std::ranges::lower_bound(m_shingles, shingle))];
  }
  /// The most common shingles; ties are ordered by hash.
  std::vector<std::uint64_t> commonest(std::size_t most) const {
    std::vector<std::uint32_t> places = numbersBelow(m_shingles.size());
    const std::size_t count = std::min(most, places.size());
    std::ranges::partial_sort(
        places, places.begin() + static_cast<std::ptrdiff_t>(count), {},
        [this](std::uint32_t i) { return std::pair(~m_rows[i], m_shingles[i]); });
    std::vector<std::uint64_t> shingles;
    for (std::size_t i = 0; i < count; ++i) shingles.push_back(m_shingles[places[i]]);
    return shingles;
  }

 private:
  std::size_t at(std::vector<std::uint64_t>::const_iterator place) const {
    return static_cast<std::size_t>(place - m_shingles.begin());
  }

  std::vector<std::uint64_t> m_shingles;  ///< ascending
  std::vector<std::uint64_t> m_rows;
  std::vector<std::uint32_t> m_texts;  ///< the first text that contains it
};

/// The text of a shingle, and its exact hash.
struct ReadShingle {
  std::string text;
  std::uint64_t hash = 0;
};

/// Recovers the text of shingles from a text that contains them.
class ShingleReader {
 public:
  static Result<ShingleReader> create(const ExactSets &texts) {
    auto signer = RowSigner::create(*texts.dataset, texts.recipe);
    if (!signer) return signer.error();
    return ShingleReader(texts, *std::move(signer));
  }

  std::string textOf(std::uint64_t shingle, TextId holder) {
    const std::string prepared = preparedText(holder);
    for (const ShingleSpan &span : m_signer.spansOf(prepared))
      if (span.hash == shingle) return m_signer.textOf(prepared, span);
    return {};
  }

  /// The shingles of a text that give its signature the values of a band, in the order of the
  /// band's rows. Cancelled.
  Result<std::vector<ReadShingle>> causes(TextId text, std::uint32_t band,
                                          const RunContext &context) {
    const std::string prepared = preparedText(text);
    const std::vector<ShingleSpan> spans = m_signer.spansOf(prepared);
    const auto found = findCauses(prepared, band, spans.size(), context);
    if (!found) return found.error();
    std::vector<ReadShingle> causes;
    for (const std::size_t i : *found) {
      if (i == spans.size()) continue;
      const ShingleSpan &span = spans[i];
      if (std::ranges::find(causes, span.hash, &ReadShingle::hash) != causes.end()) continue;
      causes.push_back({m_signer.textOf(prepared, span), span.hash});
    }
    return causes;
  }

 private:
  ShingleReader(const ExactSets &texts, RowSigner signer)
      : m_texts(&texts), m_signer(std::move(signer)) {}

  std::string preparedText(TextId text) {
    return std::string(m_signer.preparedText(m_texts->classes().firstRow(text)));
  }

  /// For each row of the band, the first of the text's `count` shingles that has the signature's
  /// value there; `count` if there is none.
  Result<std::vector<std::size_t>> findCauses(std::string_view prepared, std::uint32_t band,
                                              std::size_t count, const RunContext &context) {
    const BandPlan plan = m_texts->recipe.bandPlan();
    const auto hashes = m_signer.hashesOf(prepared);
    std::vector<std::uint32_t> signature(plan.numHashes());
    std::vector<std::uint32_t> one(plan.numHashes());
    m_signer.hasher().sign(hashes, signature);
    std::vector<std::size_t> causeOf(plan.rows, count);
    std::uint32_t missing = plan.rows;
    for (std::size_t i = 0; i < count && i < hashes.size() && missing > 0; ++i) {
      if (i % kShinglesPerPoll == 0 && context.isCancelled()) return cancelledError();
      m_signer.hasher().sign(hashes.subspan(i, 1), one);
      for (std::uint32_t row = 0; row < plan.rows; ++row) {
        const std::size_t at = std::size_t{band} * plan.rows + row;
        if (causeOf[row] != count || one[at] != signature[at]) continue;
        causeOf[row] = i;
        --missing;
      }
    }
    return causeOf;
  }

  const ExactSets *m_texts;
  RowSigner m_signer;
};

/// One inspection of the buckets. Lives for one call.
class BucketViewer {
 public:
  BucketViewer(const ExactSets &texts, const BucketStatisticsOptions &options,
               const RunContext &context)
      : m_texts(texts), m_options(options), m_context(context) {}

  Result<BucketStatistics> view() {
    const auto subset = signExactSets(m_texts, m_texts.recipe.signature, m_context);
    if (!subset) return subset.error();
    const BandPlan plan = m_texts.recipe.bandPlan();
    const auto keys = makeBandKeys(subset->signatures, plan, m_context);
    if (!keys) return keys.error();
    if (auto done = walkBands(*keys); !done) return done.error();
    const auto candidates = countCandidates(m_texts, *keys, m_context);
    if (!candidates) return candidates.error();
    m_view.texts = m_texts.withShingles.size();
    m_view.candidates = candidates->pairs;
    m_view.pairsNotExamined = candidates->buckets.pairsNotExamined;
    if (auto done = describe(); !done) return done.error();
    return std::move(m_view);
  }

 private:
  Result<void> walkBands(const BandKeys &keys) {
    m_context.startStage(Stage::Banding, WorkUnit::Bands, keys.bands());
    BucketIndex index;
    BucketCutter cutter(m_texts.scope);
    std::map<std::uint64_t, std::uint64_t> sizes;
    const auto look = [&](std::uint32_t band, const ScopedBucket &bucket) -> Result<void> {
      ++sizes[bucket.members.size()];
      ++m_view.buckets;
      keepIfLarge(band, bucket);
      return {};
    };
    for (std::uint32_t band = 0; band < keys.bands(); ++band) {
      if (auto built =
              index.build(keys.band(band), m_texts.withShingles, m_context, keys.upper(band));
          !built)
        return built;
      for (std::size_t i = 0; i < index.bucketCount(); ++i) {
        const auto lookAt = [&](const ScopedBucket &part) { return look(band, part); };
        if (auto looked = cutter.forEachPart(index.bucket(i), lookAt); !looked) return looked;
      }
      m_context.advance(1);
    }
    for (const auto &[texts, buckets] : sizes) m_view.sizes.push_back({texts, buckets});
    return {};
  }

  void keepIfLarge(std::uint32_t band, const ScopedBucket &bucket) {
    if (m_options.largest == 0) return;
    const bool isFull = m_largest.size() == m_options.largest;
    if (isFull && orderOfFound(m_largest.back()) < bucketOrder(band, bucket)) return;
    m_largest.push_back({band, bucket.pairs(), {bucket.members.begin(), bucket.members.end()}});
    std::ranges::sort(m_largest, {}, orderOfFound);
    if (m_largest.size() > m_options.largest) m_largest.pop_back();
  }

  Result<void> describe() {
    const auto counts = ShingleRowCounts::count(m_texts, m_context);
    if (!counts) return counts.error();
    auto reader = ShingleReader::create(m_texts);
    if (!reader) return reader.error();
    std::uint64_t rows = 0;
    for (const std::uint32_t text : m_texts.withShingles)
      rows += m_texts.classes().rowsOf(TextId{text}).size();
    const auto shareOf = [&](std::string text, std::uint64_t shingle) {
      const std::uint64_t holders = counts->rowsOf(shingle);
      return ShingleShare{std::move(text), holders,
                          static_cast<double>(holders) / static_cast<double>(rows)};
    };
    for (const std::uint64_t shingle : counts->commonest(m_options.commonest))
      m_view.commonest.push_back(
          shareOf(reader->textOf(shingle, TextId{counts->someTextWith(shingle)}), shingle));
    for (const FoundBucket &found : m_largest) {
      if (m_context.isCancelled()) return cancelledError();
      HotBucket bucket{found.band, found.texts.size(), 0, 0, {}, {}};
      bucket.textPairs = found.pairs;
      for (const std::uint32_t text : found.texts)
        for (const std::uint32_t row : m_texts.classes().rowsOf(TextId{text}))
          bucket.members.push_back({row});
      bucket.rows = bucket.members.size();
      std::ranges::sort(bucket.members);
      if (bucket.members.size() > m_options.mostMembers)
        bucket.members.resize(m_options.mostMembers);
      auto causes = reader->causes(TextId{found.texts.front()}, found.band, m_context);
      if (!causes) return causes.error();
      for (ReadShingle &cause : *causes)
        bucket.shingles.push_back(shareOf(std::move(cause.text), cause.hash));
      m_view.largest.push_back(std::move(bucket));
    }
    return {};
  }

  const ExactSets &m_texts;
  const BucketStatisticsOptions &m_options;
  const RunContext &m_context;
  std::vector<FoundBucket> m_largest;
  BucketStatistics m_view;
};

}  // namespace

Result<BucketStatistics> viewBuckets(const ExactSets &texts, const BucketStatisticsOptions &options,
                                     const RunContext &context) {
  if (auto banded = checkUsesBands(texts.recipe); !banded) return banded.error();
  return BucketViewer(texts, options, context).view();
}

Result<StopShinglePreview> previewStopShingles(const Dataset &dataset, const Recipe &recipe,
                                               const Ratio &share,
                                               const BucketStatisticsOptions &options,
                                               const RunContext &context) {
  Recipe without = recipe;
  without.shingle.maxDocumentFrequency.reset();
  Recipe with = recipe;
  with.shingle.maxDocumentFrequency = share;
  if (auto valid = validateRecipe(with); !valid) return valid.error();
  const auto before = makeExactSets(dataset, without, context);
  if (!before) return before.error();
  const auto after = makeExactSets(dataset, with, context);
  if (!after) return after.error();
  StopShinglePreview preview;
  preview.share = share;
  preview.stopped = after->recipe.shingle.stop->hashes().size();
  if (auto done = assignTo(preview.before, viewBuckets(*before, options, context)); !done)
    return done.error();
  if (auto done = assignTo(preview.after, viewBuckets(*after, options, context)); !done)
    return done.error();
  preview.examples = preview.before.commonest;
  preview.examples.resize(std::min<std::size_t>(preview.stopped, preview.examples.size()));
  for (const std::uint32_t text : after->classes().emptyTexts)
    preview.emptiedRows += after->classes().rowsOf(TextId{text}).size();
  for (const std::uint32_t text : before->classes().emptyTexts)
    preview.emptiedRows -= before->classes().rowsOf(TextId{text}).size();
  return preview;
}

}  // namespace shinglescope
