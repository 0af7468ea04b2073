// SPDX-License-Identifier: MIT
#include "core/pipeline/run/find_similar.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <utility>

#include "core/base/parallel.h"
#include "core/dataset/source/encoding.h"
#include "core/lsh/band_keys.h"
#include "core/pipeline/recipe/recipe_columns.h"
#include "core/shingle/common_words.h"
#include "core/shingle/shingle_worker.h"
#include "core/shingle/shingled_texts.h"
#include "core/shingle/stop_shingles.h"
#include "core/signature/min_hasher.h"
#include "core/verify/similarity.h"

namespace shinglescope {
namespace {

constexpr std::size_t kRowsPerBlock = 512;
constexpr std::size_t kRowsPerSigningBlock = 64;

/// The query's shingles, and a bit filter that rejects nearly every other shingle. Immutable once
/// built.
class QuerySet {
 public:
  QuerySet() = default;
  explicit QuerySet(const std::vector<std::uint64_t> &set) : m_shingles(set) {
    const std::size_t words = std::bit_ceil(set.size() * kBitsPerShingle / 64 + 1);
    m_bits.resize(words);
    m_mask = words * 64 - 1;
    for (const std::uint64_t shingle : set) m_bits[wordOf(shingle)] |= bitOf(shingle);
  }

  const std::vector<std::uint64_t> &shingles() const { return m_shingles; }
  /// Counts the distinct shingles of the query among `hashes`. `seen` has a number for each shingle
  /// of the query; none of them is `stamp` yet.
  std::size_t countShared(std::span<const std::uint64_t> hashes, std::vector<std::uint32_t> &seen,
                          std::uint32_t stamp) const {
    std::size_t shared = 0;
    for (const std::uint64_t hash : hashes) {
      if ((m_bits[wordOf(hash)] & bitOf(hash)) == 0) continue;
      const auto found = std::lower_bound(m_shingles.begin(), m_shingles.end(), hash);
      if (found == m_shingles.end() || *found != hash) continue;
      std::uint32_t &mark = seen[static_cast<std::size_t>(found - m_shingles.begin())];
      shared += std::exchange(mark, stamp) == stamp ? 0U : 1U;
    }
    return shared;
  }

 private:
  static constexpr std::size_t kBitsPerShingle = 32;

  std::size_t wordOf(std::uint64_t hash) const { return (hash & m_mask) / 64; }
  static std::uint64_t bitOf(std::uint64_t hash) { return std::uint64_t{1} << (hash % 64); }

  std::vector<std::uint64_t> m_shingles;  ///< ascending
  std::vector<std::uint64_t> m_bits;
  std::uint64_t m_mask = 0;
};

/// Prepares and shingles texts. One for each thread.
struct Cutter : ShingleWorker {  // its shingler forms the sets
  Shingler signing;              ///< its hashes are signed
  std::vector<std::uint32_t> seen;
  std::uint32_t stamp = 0;  ///< a thread counts fewer than 2^32 texts

  const std::vector<std::uint64_t> &setOf(std::string_view prepared) {
    shingler.shingleSet(prepared, set);
    return set;
  }
  /// The number of distinct shingles of the query in a text.
  std::size_t countShared(std::string_view prepared, const QuerySet &query) {
    seen.resize(query.shingles().size());
    return query.countShared(shingler.shingleHashes(prepared), seen, ++stamp);
  }
};

bool isMoreSimilar(const SimilarRow &a, const SimilarRow &b) {
  const std::uint64_t left = std::uint64_t{a.intersection} * b.whole;
  const std::uint64_t right = std::uint64_t{b.intersection} * a.whole;
  return left != right ? left > right : a.row < b.row;
}

/// One look-up: the query and the tools of each thread. Lives for one call.
class LookUp {
 public:
  LookUp(const Dataset &dataset, const Recipe &recipe, const RunContext &context)
      : m_dataset(dataset), m_recipe(recipe), m_context(context) {}

  Result<void> prepare(const SimilarQuery &query) {
    if (auto valid = validateRecipe(m_recipe); !valid) return valid;
    if (auto columns = assignTo(m_columns, comparedColumns(m_dataset, m_recipe)); !columns)
      return columns;
    if (auto scope = assignTo(m_scope, recipeScope(m_dataset, m_recipe)); !scope) return scope;
    auto common =
        findCommonWords(m_dataset, m_columns, m_recipe.preparation, m_recipe.shingle, m_context);
    if (!common) return common.error();
    m_recipe.shingle.common = *std::move(common);
    auto stop =
        findStopShingles(m_dataset, m_columns, m_recipe.preparation, m_recipe.shingle, m_context);
    if (!stop) return stop.error();
    m_recipe.shingle.stop = *std::move(stop);
    ShingleOptions exact = m_recipe.shingle;
    exact.hash = HashFunction::Fast;
    auto workers = makeShingleWorkers(m_recipe.preparation, exact, m_context.threads);
    if (!workers) return workers.error();
    for (ShingleWorker &worker : *workers)
      m_cutters.push_back({std::move(worker), Shingler(m_recipe.shingle), {}});
    if (const auto *row = std::get_if<RecordId>(&query)) return takeRow(*row);
    const std::string &text = std::get<QueryText>(query).text;
    if (!isValidUtf8(text)) return badParameter({MessageId::QueryNotUtf8, {}});
    m_queryText = text;
    takeQueryText();
    return {};
  }

  Result<std::vector<SimilarRow>> matches() {
    m_context.startStage(Stage::Comparing, WorkUnit::Rows, m_dataset.rowCount());
    std::vector<std::vector<SimilarRow>> slots(blockCount(m_dataset.rowCount(), kRowsPerBlock));
    auto done = forEachBlock(m_context, m_dataset.rowCount(), kRowsPerBlock,
                             [&](const Block &block) { return scan(block, slots[block.index]); });
    if (!done) return done.error();
    std::vector<SimilarRow> all;
    for (const auto &slot : slots) all.insert(all.end(), slot.begin(), slot.end());
    return all;
  }

  /// Fills in the values from the signatures.
  Result<void> sign(std::vector<SimilarRow> &rows) {
    const auto hasher = MinHasher::create(m_recipe.signature);
    if (!hasher) return hasher.error();
    std::vector<std::uint32_t> query(hasher->numHashes());
    sign(m_queryText, 0, *hasher, query);
    const auto signBlock = [&](const Block &block) -> Result<void> {
      std::vector<std::uint32_t> signature(hasher->numHashes());
      for (std::size_t i = block.begin; i < block.end; ++i) {
        if (m_context.isCancelled()) return cancelledError();
        Cutter &cutter = m_cutters[block.worker];
        sign(textOf(rows[i].row, cutter), block.worker, *hasher, signature);
        rows[i].equalPositions = equalPositions(query, signature);
        rows[i].sharedBands = countSharedBands(query, signature, m_recipe.bandPlan());
      }
      return {};
    };
    return forEachBlock(m_context, rows.size(), kRowsPerSigningBlock, signBlock);
  }

  std::size_t queryShingles() const { return m_query.shingles().size(); }
  std::uint64_t comparedRows() const { return m_comparedRows; }

 private:
  Result<void> takeRow(RecordId row) {
    const std::size_t rows = m_dataset.rowCount();
    if (rows == 0) return badParameter({MessageId::NoRowToLookUp, {}});
    if (row.value >= rows) return badParameter({MessageId::RowOutOfRange, {row.value, rows - 1}});
    m_row = row;
    m_queryText = textOf(row, m_cutters.front());
    takeQueryText();
    return {};
  }

  void takeQueryText() {
    Cutter &cutter = m_cutters.front();
    m_query = QuerySet(cutter.setOf(cutter.preparer.prepare(m_queryText)));
    // The union is at least as large as the query; a part has at least the least size.
    const std::uint64_t whole =
        m_recipe.measure.isContainment() ? m_recipe.measure.leastSize() : m_query.shingles().size();
    const Ratio &threshold = m_recipe.threshold;
    m_leastShared =
        (threshold.numerator * whole + threshold.denominator - 1) / threshold.denominator;
  }

  std::string_view textOf(RecordId row, Cutter &cutter) const {
    return recordText(m_dataset, row, m_columns, cutter.joined);
  }

  void sign(std::string_view text, std::size_t worker, const MinHasher &hasher,
            std::vector<std::uint32_t> &signature) {
    Cutter &cutter = m_cutters[worker];
    hasher.sign(cutter.signing.shingleHashes(cutter.preparer.prepare(text)), signature);
  }

  Result<void> scan(const Block &block, std::vector<SimilarRow> &out) {
    TextWatch watch(m_context);
    std::uint64_t compared = 0;
    Cutter &cutter = m_cutters[block.worker];
    for (std::size_t i = block.begin; i < block.end; ++i) {
      const RecordId row{static_cast<std::uint32_t>(i)};
      if (m_row && (row == *m_row || !m_scope.isSameLabel(row, *m_row))) continue;
      const std::string_view text = textOf(row, cutter);
      if (watch.isCancelledAt(text.size())) return cancelledError();
      const std::string_view prepared = cutter.preparer.prepare(text);
      ++compared;
      if (cutter.countShared(prepared, m_query) >= m_leastShared)
        compare(row, cutter.setOf(prepared), out);
    }
    m_comparedRows += compared;
    m_context.advance(block.end - block.begin);
    return {};
  }

  void compare(RecordId row, const std::vector<std::uint64_t> &set,
               std::vector<SimilarRow> &out) const {
    const auto shared = intersectionAtLeast(m_query.shingles(), set, m_recipe.bound());
    if (!shared) return;
    SimilarRow similar;
    similar.row = row;
    similar.intersection = *shared;
    similar.whole = m_recipe.measure.wholeOf(m_query.shingles().size(), set.size(), *shared);
    out.push_back(similar);
  }

  const Dataset &m_dataset;
  Recipe m_recipe;
  const RunContext &m_context;
  std::vector<ColumnId> m_columns;
  RowScope m_scope;
  std::vector<Cutter> m_cutters;
  std::optional<RecordId> m_row;
  std::string m_queryText;  ///< not prepared
  QuerySet m_query;
  std::atomic<std::uint64_t> m_comparedRows{0};
  std::uint64_t m_leastShared = 0;  ///< the fewest shingles that a row at the threshold shares
};

}  // namespace

Result<SimilarRows> findSimilar(const Dataset &dataset, const Recipe &recipe,
                                const SimilarQuery &query, std::size_t most,
                                const RunContext &context) {
  LookUp lookUp(dataset, recipe, context);
  if (auto prepared = lookUp.prepare(query); !prepared) return prepared.error();
  SimilarRows result;
  result.queryShingles = lookUp.queryShingles();
  if (result.queryShingles == 0) return result;
  if (auto rows = assignTo(result.rows, lookUp.matches()); !rows) return rows.error();
  result.comparedRows = lookUp.comparedRows();
  result.matches = result.rows.size();
  const std::size_t kept = most == 0 ? result.rows.size() : std::min(most, result.rows.size());
  std::partial_sort(result.rows.begin(), result.rows.begin() + static_cast<std::ptrdiff_t>(kept),
                    result.rows.end(), isMoreSimilar);
  result.rows.resize(kept);
  if (recipe.measure.isContainment()) return result;  // minima do not estimate it
  if (auto done = lookUp.sign(result.rows); !done) return done.error();
  return result;
}

}  // namespace shinglescope
