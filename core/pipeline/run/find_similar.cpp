#include "core/pipeline/run/find_similar.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <utility>

#include "core/base/parallel.h"
#include "core/dataset/source/encoding.h"
#include "core/lsh/band_keys.h"
#include "core/pipeline/recipe/recipe_columns.h"
#include "core/shingle/shingled_texts.h"
#include "core/shingle/shingler.h"
#include "core/shingle/stop_shingles.h"
#include "core/signature/min_hasher.h"
#include "core/text/text_preparation.h"
#include "core/verify/similarity.h"

namespace shinglescope {
namespace {

constexpr std::size_t kRowsPerBlock = 512;
constexpr std::size_t kRowsPerSigningBlock = 64;
constexpr std::size_t kFindSimilarBytesPerPoll = 1U << 18U;

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
  /// Counts the distinct shingles of the query among these. `seen` has a number for each of them,
  /// none of which is `stamp` yet.
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
class Cutter {
 public:
  static Result<Cutter> create(const Recipe &recipe) {
    auto preparer = TextPreparer::create(recipe.preparation);
    if (!preparer) return preparer.error();
    return Cutter(*std::move(preparer), recipe.shingle);
  }

  std::string_view textOf(const Dataset &dataset, RecordId row, std::span<const ColumnId> columns) {
    return recordText(dataset, row, columns, m_joined);
  }
  std::string_view prepare(std::string_view text) { return m_preparer.prepare(text); }
  const std::vector<std::uint64_t> &setOf(std::string_view prepared) {
    m_exact.shingleSet(prepared, m_set);
    return m_set;
  }
  /// The hashes that form the sets, in text order.
  std::span<const std::uint64_t> exactHashesOf(std::string_view prepared) {
    return m_exact.shingleHashes(prepared);
  }
  /// The hashes that are signed.
  std::span<const std::uint64_t> recipeHashesOf(std::string_view prepared) {
    return m_signed.shingleHashes(prepared);
  }
  /// The number of distinct shingles of the query in a text.
  std::size_t countShared(std::string_view prepared, const QuerySet &query) {
    m_seen.resize(query.shingles().size());
    return query.countShared(exactHashesOf(prepared), m_seen, ++m_stamp);
  }

 private:
  Cutter(TextPreparer preparer, const ShingleOptions &options)
      : m_preparer(std::move(preparer)), m_exact(withFastHash(options)), m_signed(options) {}
  static ShingleOptions withFastHash(ShingleOptions options) {
    options.hash = HashFunction::Fast;
    return options;
  }

  TextPreparer m_preparer;
  Shingler m_exact;
  Shingler m_signed;
  std::string m_joined;
  std::vector<std::uint64_t> m_set;
  std::vector<std::uint32_t> m_seen;
  std::uint32_t m_stamp = 0;  ///< a thread counts fewer than 2^32 texts
};

bool isMoreSimilar(const SimilarRow &a, const SimilarRow &b) {
  const std::uint64_t left = std::uint64_t{a.intersection} * b.unionSize;
  const std::uint64_t right = std::uint64_t{b.intersection} * a.unionSize;
  return left != right ? left > right : a.row < b.row;
}

/// One look-up: the query and the threads' tools. Lives for one call.
class LookUp {
 public:
  LookUp(const Dataset &dataset, const Recipe &recipe, const RunContext &context)
      : m_dataset(dataset), m_recipe(recipe), m_context(context) {}

  Result<void> prepare(const SimilarQuery &query) {
    if (auto valid = validateRecipe(m_recipe); !valid) return valid;
    auto columns = comparedColumns(m_dataset, m_recipe);
    if (!columns) return columns.error();
    m_columns = *std::move(columns);
    auto scope = recipeScope(m_dataset, m_recipe);
    if (!scope) return scope.error();
    m_scope = *std::move(scope);
    auto stop =
        findStopShingles(m_dataset, m_columns, m_recipe.preparation, m_recipe.shingle, m_context);
    if (!stop) return stop.error();
    m_recipe.shingle.stop = *std::move(stop);
    for (unsigned i = 0; i < std::max(1U, m_context.threads); ++i) {
      auto cutter = Cutter::create(m_recipe);
      if (!cutter) return cutter.error();
      m_cutters.push_back(*std::move(cutter));
    }
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
    std::vector<std::uint32_t> query(hasher->hashes());
    sign(m_queryText, 0, *hasher, query);
    const auto signBlock = [&](const Block &block) -> Result<void> {
      std::vector<std::uint32_t> signature(hasher->hashes());
      for (std::size_t i = block.begin; i < block.end; ++i) {
        if (m_context.isCancelled()) return cancelledError();
        Cutter &cutter = m_cutters[block.worker];
        sign(cutter.textOf(m_dataset, rows[i].row, m_columns), block.worker, *hasher, signature);
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
    m_queryText = m_cutters.front().textOf(m_dataset, row, m_columns);
    takeQueryText();
    return {};
  }

  void takeQueryText() {
    Cutter &cutter = m_cutters.front();
    m_query = QuerySet(cutter.setOf(cutter.prepare(m_queryText)));
    const Ratio &threshold = m_recipe.threshold;
    m_leastShared = (threshold.numerator * m_query.shingles().size() + threshold.denominator - 1) /
                    threshold.denominator;
  }

  void sign(std::string_view text, std::size_t worker, const MinHasher &hasher,
            std::vector<std::uint32_t> &signature) {
    Cutter &cutter = m_cutters[worker];
    hasher.sign(cutter.recipeHashesOf(cutter.prepare(text)), signature);
  }

  Result<void> scan(const Block &block, std::vector<SimilarRow> &out) {
    std::size_t sinceLook = 0;
    std::uint64_t compared = 0;
    Cutter &cutter = m_cutters[block.worker];
    for (std::size_t i = block.begin; i < block.end; ++i) {
      const RecordId row{static_cast<std::uint32_t>(i)};
      if (m_row && (row == *m_row || !m_scope.isSameLabel(row, *m_row))) continue;
      const std::string_view text = cutter.textOf(m_dataset, row, m_columns);
      const std::string_view prepared = cutter.prepare(text);
      ++compared;
      // The union is at least as large as the query, so few shared shingles rule a row out.
      if (cutter.countShared(prepared, m_query) >= m_leastShared)
        compare(row, cutter.setOf(prepared), out);
      sinceLook += text.size();
      if (sinceLook < kFindSimilarBytesPerPoll) continue;
      if (m_context.isCancelled()) return cancelledError();
      sinceLook = 0;
    }
    m_comparedRows += compared;
    m_context.advance(block.end - block.begin);
    return {};
  }

  void compare(RecordId row, const std::vector<std::uint64_t> &set,
               std::vector<SimilarRow> &out) const {
    const auto shared = intersectionAtLeast(m_query.shingles(), set, m_recipe.threshold);
    if (!shared) return;
    SimilarRow similar;
    similar.row = row;
    similar.intersection = *shared;
    similar.unionSize =
        static_cast<std::uint32_t>(m_query.shingles().size() + set.size()) - *shared;
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
  std::uint64_t m_leastShared = 0;  ///< the shingles that a row at the threshold shares at least
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
  auto rows = lookUp.matches();
  if (!rows) return rows.error();
  result.rows = *std::move(rows);
  result.comparedRows = lookUp.comparedRows();
  result.matches = result.rows.size();
  const std::size_t kept = most == 0 ? result.rows.size() : std::min(most, result.rows.size());
  std::partial_sort(result.rows.begin(), result.rows.begin() + static_cast<std::ptrdiff_t>(kept),
                    result.rows.end(), isMoreSimilar);
  result.rows.resize(kept);
  if (auto done = lookUp.sign(result.rows); !done) return done.error();
  return result;
}

}  // namespace shinglescope
