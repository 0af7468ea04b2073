#include "core/pipeline/find_similar.h"

#include <algorithm>

#include "core/base/parallel.h"
#include "core/dataset/encoding.h"
#include "core/lsh/band_keys.h"
#include "core/pipeline/recipe_columns.h"
#include "core/shingle/shingled_texts.h"
#include "core/shingle/shingler.h"
#include "core/signature/min_hasher.h"
#include "core/text/text_preparation.h"
#include "core/verify/similarity.h"

namespace shinglescope {
namespace {

constexpr std::size_t kRowsPerBlock = 512;
constexpr std::size_t kRowsPerSigningBlock = 64;
constexpr std::size_t kBytesPerPoll = 1U << 18U;

/// Prepares, cuts and signs texts. One for each thread.
class Cutter {
 public:
  static Result<Cutter> create(const Recipe &recipe) {
    auto preparer = TextPreparer::create(recipe.preparation);
    if (!preparer) return preparer.error();
    return Cutter(*std::move(preparer), recipe.shingle);
  }

  const std::vector<std::uint64_t> &setOf(std::string_view text) {
    m_shingler.shingleSet(m_preparer.prepare(text), m_set);
    return m_set;
  }
  std::string_view textOf(const Dataset &dataset, RecordId row, std::span<const ColumnId> columns) {
    return recordText(dataset, row, columns, m_joined);
  }

 private:
  Cutter(TextPreparer preparer, const ShingleOptions &options)
      : m_preparer(std::move(preparer)), m_shingler(options) {}

  TextPreparer m_preparer;
  Shingler m_shingler;
  std::string m_joined;
  std::vector<std::uint64_t> m_set;
};

bool isMoreSimilar(const SimilarRow &a, const SimilarRow &b) {
  const std::uint64_t left = std::uint64_t{a.intersection} * b.unionSize;
  const std::uint64_t right = std::uint64_t{b.intersection} * a.unionSize;
  return left != right ? left > right : a.row < b.row;
}

/// One look-up: what is asked, and the threads' tools. Lives for one call.
class LookUp {
 public:
  LookUp(const Dataset &dataset, const Recipe &recipe, const RunContext &context)
      : m_dataset(dataset), m_recipe(recipe), m_context(context) {}

  Result<void> prepare(const SimilarQuery &query) {
    if (auto valid = validateRecipe(m_recipe); !valid) return valid;
    auto columns = comparedColumns(m_dataset, m_recipe);
    if (!columns) return columns.error();
    m_columns = *std::move(columns);
    for (unsigned i = 0; i < std::max(1U, m_context.threads); ++i) {
      auto cutter = Cutter::create(m_recipe);
      if (!cutter) return cutter.error();
      m_cutters.push_back(*std::move(cutter));
    }
    if (const auto *row = std::get_if<RecordId>(&query)) return takeRow(*row);
    const std::string &text = std::get<QueryText>(query).text;
    if (!isValidUtf8(text))
      return badParameter("The text to look up is not UTF-8; give it as UTF-8.");
    m_querySet = m_cutters.front().setOf(text);
    return {};
  }

  Result<std::vector<SimilarRow>> matches() {
    m_context.startStage(Stage::Verifying, m_dataset.rowCount());
    std::vector<std::vector<SimilarRow>> slots(blockCount(m_dataset.rowCount(), kRowsPerBlock));
    auto done = forEachBlock(m_context, m_dataset.rowCount(), kRowsPerBlock,
                             [&](const Block &block) { return scan(block, slots[block.index]); });
    if (!done) return done.error();
    std::vector<SimilarRow> all;
    for (const auto &slot : slots) all.insert(all.end(), slot.begin(), slot.end());
    return all;
  }

  /// Fills in what the signatures say.
  Result<void> sign(std::vector<SimilarRow> &rows) {
    const auto hasher = MinHasher::create(m_recipe.signature);
    if (!hasher) return hasher.error();
    std::vector<std::uint32_t> query(hasher->hashes());
    hasher->sign(m_querySet, query);
    return forEachBlock(
        m_context, rows.size(), kRowsPerSigningBlock, [&](const Block &block) -> Result<void> {
          std::vector<std::uint32_t> signature(hasher->hashes());
          for (std::size_t i = block.begin; i < block.end; ++i) {
            if (m_context.isCancelled()) return cancelledError();
            hasher->sign(setOf(rows[i].row, block.worker), signature);
            rows[i].equalPositions = equalPositions(query, signature);
            rows[i].sharedBands = countSharedBands(query, signature, m_recipe.bandPlan());
          }
          return {};
        });
  }

  const std::vector<std::uint64_t> &querySet() const { return m_querySet; }
  bool hasRow() const { return m_row.has_value(); }

 private:
  Result<void> takeRow(RecordId row) {
    const std::size_t rows = m_dataset.rowCount();
    if (rows == 0) return badParameter("There is no row to look up: the data set has none.");
    if (row.value >= rows)
      return badParameter("There is no row " + std::to_string(row.value) +
                          "; the rows go from 0 to " + std::to_string(rows - 1) + ".");
    m_row = row;
    m_querySet = setOf(row, 0);
    return {};
  }

  const std::vector<std::uint64_t> &setOf(RecordId row, std::size_t worker) {
    Cutter &cutter = m_cutters[worker];
    return cutter.setOf(cutter.textOf(m_dataset, row, m_columns));
  }

  Result<void> scan(const Block &block, std::vector<SimilarRow> &out) {
    std::size_t sinceLook = 0;
    Cutter &cutter = m_cutters[block.worker];
    for (std::size_t i = block.begin; i < block.end; ++i) {
      const RecordId row{static_cast<std::uint32_t>(i)};
      if (row == m_row) continue;
      const std::string_view text = cutter.textOf(m_dataset, row, m_columns);
      compare(row, cutter.setOf(text), out);
      sinceLook += text.size();
      if (sinceLook < kBytesPerPoll) continue;
      if (m_context.isCancelled()) return cancelledError();
      sinceLook = 0;
    }
    m_context.advance(block.end - block.begin);
    return {};
  }

  void compare(RecordId row, const std::vector<std::uint64_t> &set,
               std::vector<SimilarRow> &out) const {
    const auto shared = intersectionAtLeast(m_querySet, set, m_recipe.threshold);
    if (!shared) return;
    SimilarRow similar;
    similar.row = row;
    similar.intersection = *shared;
    similar.unionSize = static_cast<std::uint32_t>(m_querySet.size() + set.size()) - *shared;
    out.push_back(similar);
  }

  const Dataset &m_dataset;
  const Recipe &m_recipe;
  const RunContext &m_context;
  std::vector<ColumnId> m_columns;
  std::vector<Cutter> m_cutters;
  std::optional<RecordId> m_row;
  std::vector<std::uint64_t> m_querySet;
};

}  // namespace

Result<SimilarRows> findSimilar(const Dataset &dataset, const Recipe &recipe,
                                const SimilarQuery &query, std::size_t most,
                                const RunContext &context) {
  LookUp lookUp(dataset, recipe, context);
  if (auto prepared = lookUp.prepare(query); !prepared) return prepared.error();
  SimilarRows result;
  result.queryShingles = lookUp.querySet().size();
  result.comparedRows = dataset.rowCount() - (lookUp.hasRow() ? 1 : 0);
  if (result.queryShingles == 0) return result;
  auto rows = lookUp.matches();
  if (!rows) return rows.error();
  result.rows = *std::move(rows);
  result.matches = result.rows.size();
  const std::size_t kept = most == 0 ? result.rows.size() : std::min(most, result.rows.size());
  std::partial_sort(result.rows.begin(), result.rows.begin() + static_cast<std::ptrdiff_t>(kept),
                    result.rows.end(), isMoreSimilar);
  result.rows.resize(kept);
  if (auto done = lookUp.sign(result.rows); !done) return done.error();
  return result;
}

}  // namespace shinglescope
