// SPDX-License-Identifier: MIT
#include "core/tune/comparison/row_matrices.h"

#include <algorithm>
#include <tuple>

#include "core/base/radix_sort.h"
#include "core/base/sorted_list.h"
#include "core/explain/row_signer.h"
#include "core/lsh/band_keys.h"
#include "core/pipeline/recipe/recipe_columns.h"
#include "core/tune/comparison/minima_finder.h"

namespace shinglescope {
namespace {

static_assert(kMostMatrixRows <= 64, "holders are bits of one number");

constexpr std::uint32_t kUnlisted = 0xFFFFFFFFU;

/// One shingle of one row.
struct Occurrence {
  std::uint64_t hash = 0;  ///< exact
  std::uint32_t row = 0;
  std::uint32_t at = 0;  ///< index into the row's spans
};

/// A distinct shingle and its first occurrence.
struct Distinct {
  std::uint64_t hash = 0;
  std::uint64_t holders = 0;
  std::uint32_t row = 0;
  std::uint32_t at = 0;
};

/// By descending rows, then by first appearance.
auto shingleOrder(const Distinct &shingle) {
  return std::tuple(-std::popcount(shingle.holders), shingle.row, shingle.at);
}

/// The state of a row until its shingles are listed.
struct CutRow {
  std::vector<ShingleSpan> spans;
  std::vector<std::uint64_t> hashes;     ///< by span, for signatures
  std::vector<std::uint32_t> distinct;   ///< by span: its distinct shingle
  std::vector<std::uint32_t> firsts;     ///< spans whose shingle is new in the row
  std::vector<std::uint32_t> causeSpan;  ///< by position of the signature: the span of its shingle
};

Result<std::vector<RecordId>> checkRows(const Dataset &dataset, const Recipe &recipe,
                                        const std::vector<RecordId> &rows) {
  std::vector<RecordId> kept;
  for (const RecordId row : rows) {
    if (row.value >= dataset.rowCount())
      return badParameter({MessageId::NoRowForMatrices, {row.value}});
    if (std::ranges::find(kept, row) == kept.end()) kept.push_back(row);
  }
  if (kept.empty()) return badParameter({MessageId::NoRowForAnyMatrix, {}});
  if (kept.size() > kMostMatrixRows)
    return errorOf(ErrorCode::Limit,
                   {MessageId::MatrixRowsOverLimit, {kept.size(), kMostMatrixRows}});
  const auto columns = comparedColumns(dataset, recipe);
  if (!columns) return columns.error();
  std::size_t bytes = 0;
  for (const RecordId row : kept)
    for (const ColumnId column : *columns) bytes += dataset.cell(row, column).size();
  if (bytes > kMostMatrixBytes)
    return errorOf(ErrorCode::Limit, {MessageId::MatrixTextOverLimit, {bytes, kMostMatrixBytes}});
  return kept;
}

/// One computation of the matrices. Lives for one call.
class MatrixMaker {
 public:
  MatrixMaker(const Dataset &dataset, const RowMatricesOptions &options, const RunContext &context)
      : m_dataset(dataset), m_options(options), m_context(context) {}

  Result<RowMatrices> make(const Recipe &recipe, const std::vector<RecordId> &rows) {
    // Checked first: finding the stop shingles reads all the data.
    const auto kept = checkRows(m_dataset, recipe, rows);
    if (!kept) return kept.error();
    m_made.secondTable = m_dataset.secondTable();
    if (auto done = assignTo(m_made.recipe, resolveRecipe(m_dataset, recipe, m_context)); !done)
      return done.error();
    m_context.startStage(Stage::Signing, WorkUnit::Rows, kept->size());
    if (auto done = cutRows(*kept); !done) return done.error();
    if (auto done = findDistinct(); !done) return done.error();
    if (auto done = signRows(); !done) return done.error();
    listShingles();
    placeShingles();
    if (auto done = numberBuckets(); !done) return done.error();
    comparePairs();
    return std::move(m_made);
  }

 private:
  Result<void> cutRows(const std::vector<RecordId> &rows) {
    auto signer = RowSigner::create(m_dataset, m_made.recipe);
    if (!signer) return signer.error();
    for (const RecordId row : rows) {
      if (m_context.isCancelled()) return cancelledError();
      MatrixRow made;
      made.row = row;
      made.prepared = signer->preparedText(row);
      CutRow cut;
      cut.spans = signer->spansOf(made.prepared);
      const auto hashes = signer->hashesOf(made.prepared);
      cut.hashes.assign(hashes.begin(), hashes.end());
      m_cut.push_back(std::move(cut));
      m_made.rows.push_back(std::move(made));
    }
    return {};
  }

  Result<void> findDistinct() {
    std::vector<Occurrence> all;
    for (std::uint32_t row = 0; row < m_cut.size(); ++row) {
      m_cut[row].distinct.resize(m_cut[row].spans.size());
      for (std::uint32_t at = 0; at < m_cut[row].spans.size(); ++at)
        all.push_back({m_cut[row].spans[at].hash, row, at});
    }
    std::vector<Occurrence> scratch;
    const auto hashOf = [](const Occurrence &each) { return each.hash; };
    if (!radixSort(all, scratch, hashOf, m_context)) return cancelledError();
    for (std::size_t i = 0; i < all.size(); ++i) {
      const Occurrence &each = all[i];
      if (i == 0 || all[i - 1].hash != each.hash)
        m_distinct.push_back({each.hash, 0, each.row, each.at});
      Distinct &shingle = m_distinct.back();
      const std::uint64_t bit = std::uint64_t{1} << each.row;
      if ((shingle.holders & bit) == 0) m_cut[each.row].firsts.push_back(each.at);
      shingle.holders |= bit;
      m_cut[each.row].distinct[each.at] = static_cast<std::uint32_t>(m_distinct.size() - 1);
    }
    m_made.distinct = m_distinct.size();
    for (CutRow &cut : m_cut) std::ranges::sort(cut.firsts);
    return {};
  }

  Result<void> signRows() {
    auto finder = MinimaFinder::create(m_made.recipe.signature);
    if (!finder) return finder.error();
    std::vector<std::uint64_t> hashes;
    for (std::size_t i = 0; i < m_cut.size(); ++i) {
      CutRow &cut = m_cut[i];
      hashes.clear();
      for (const std::uint32_t at : cut.firsts) hashes.push_back(cut.hashes[at]);
      auto minima = finder->find(hashes, m_context);
      if (!minima) return minima.error();
      m_made.rows[i].shingles = static_cast<std::uint32_t>(cut.firsts.size());
      m_made.rows[i].signature = std::move(minima->values);
      for (const std::uint32_t cause : minima->causes) cut.causeSpan.push_back(cut.firsts[cause]);
      m_context.advance(1);
    }
    return {};
  }

  /// Lists the leading shingles, then those behind a value, in the same order.
  void listShingles() {
    std::vector<std::uint32_t> order = numbersBelow(m_distinct.size());
    const auto byOrder = [this](std::uint32_t shingle) {
      return shingleOrder(m_distinct[shingle]);
    };
    m_made.leading = std::min(m_options.leading, order.size());
    const auto middle = order.begin() + static_cast<std::ptrdiff_t>(m_made.leading);
    std::ranges::partial_sort(order, middle, {}, byOrder);
    m_listed.assign(m_distinct.size(), kUnlisted);
    std::vector<std::uint32_t> chosen(order.begin(), middle);
    for (const std::uint32_t shingle : chosen) m_listed[shingle] = 0;
    for (const CutRow &cut : m_cut) {
      for (const std::uint32_t at : cut.causeSpan) {
        if (m_listed[cut.distinct[at]] != kUnlisted) continue;
        m_listed[cut.distinct[at]] = 0;
        chosen.push_back(cut.distinct[at]);
      }
    }
    std::sort(chosen.begin() + static_cast<std::ptrdiff_t>(m_made.leading), chosen.end(),
              [&](std::uint32_t a, std::uint32_t b) { return byOrder(a) < byOrder(b); });
    const Shingler labels(m_made.recipe.shingle);
    for (const std::uint32_t shingle : chosen) {
      m_listed[shingle] = static_cast<std::uint32_t>(m_made.shingles.size());
      const Distinct &each = m_distinct[shingle];
      const ShingleSpan &span = m_cut[each.row].spans[each.at];
      m_made.shingles.push_back({labels.spanText(m_made.rows[each.row].prepared, span),
                                 m_cut[each.row].hashes[each.at], each.hash, each.holders});
    }
  }

  void placeShingles() {
    for (std::size_t i = 0; i < m_cut.size(); ++i) {
      const CutRow &cut = m_cut[i];
      MatrixRow &row = m_made.rows[i];
      for (const std::uint32_t at : cut.causeSpan) row.causes.push_back(m_listed[cut.distinct[at]]);
      for (std::size_t at = 0; at < cut.spans.size(); ++at)
        if (const std::uint32_t listed = m_listed[cut.distinct[at]]; listed != kUnlisted)
          row.places.push_back({listed, cut.spans[at].begin, cut.spans[at].end});
    }
  }

  Result<void> numberBuckets() {
    const auto scope = recipeScope(m_dataset, m_made.recipe, referenceOf(m_dataset, m_made.recipe));
    if (!scope) return scope.error();
    const BandPlan plan = m_made.plan();
    for (MatrixRow &row : m_made.rows) {
      if (!row.hasShingles()) continue;
      row.keys.resize(plan.bands);
      writeBandKeys(row.signature, plan, row.keys);
      row.equals.assign(plan.numHashes(), MatrixRow::kAlone);
      row.buckets.assign(plan.bands, MatrixRow::kAlone);
    }
    for (std::uint32_t at = 0; at < plan.numHashes(); ++at)
      numberShared(&MatrixRow::equals, at, [at](const MatrixRow &a, const MatrixRow &b) {
        return a.signature[at] == b.signature[at];
      });
    for (std::uint32_t band = 0; band < plan.bands; ++band) {
      const auto isOneBucket = [&](const MatrixRow &a, const MatrixRow &b) {
        return scope->isSameLabel(a.row, b.row) &&
               isBandEqual(a.signature, b.signature, plan, band);
      };
      m_made.bucketsOf.push_back(numberShared(&MatrixRow::buckets, band, isOneBucket));
    }
    return {};
  }

  /// Numbers the items that several rows share at a position; returns how many numbers there are.
  template <class Shared>
  std::uint32_t numberShared(std::vector<std::uint32_t> MatrixRow::*numbers, std::size_t at,
                             const Shared &isShared) {
    std::uint32_t next = 0;
    for (std::size_t i = 0; i < m_made.rows.size(); ++i) {
      MatrixRow &row = m_made.rows[i];
      if (!row.hasShingles() || (row.*numbers)[at] != MatrixRow::kAlone) continue;
      for (std::size_t j = i + 1; j < m_made.rows.size(); ++j) {
        MatrixRow &other = m_made.rows[j];
        if (!other.hasShingles() || !isShared(row, other)) continue;
        if ((row.*numbers)[at] == MatrixRow::kAlone) (row.*numbers)[at] = next++;
        (other.*numbers)[at] = (row.*numbers)[at];
      }
    }
    return next;
  }

  void comparePairs() {
    const auto rows = static_cast<std::uint32_t>(m_made.rows.size());
    std::vector<std::uint32_t> shared(std::size_t{rows} * rows);
    for (const Distinct &shingle : m_distinct)
      for (std::uint64_t of = shingle.holders; of != 0; of &= of - 1)
        for (std::uint64_t with = of & (of - 1); with != 0; with &= with - 1)
          ++shared[static_cast<std::size_t>(std::countr_zero(of)) * rows +
                   static_cast<std::size_t>(std::countr_zero(with))];
    for (std::uint32_t a = 0; a < rows; ++a) {
      for (std::uint32_t b = a + 1; b < rows; ++b) {
        const MatrixRow &first = m_made.rows[a];
        const MatrixRow &second = m_made.rows[b];
        MatrixPair pair{a, b, shared[std::size_t{a} * rows + b]};
        pair.unionSize = first.shingles + second.shingles - pair.intersection;
        pair.isSimilar = pair.unionSize > 0 &&
                         isAtLeast(pair.intersection, pair.unionSize, m_made.recipe.threshold);
        if (first.hasShingles() && second.hasShingles()) {
          pair.equalPositions = equalPositions(first.signature, second.signature);
          for (std::uint32_t band = 0; band < m_made.plan().bands; ++band)
            if (first.buckets[band] != MatrixRow::kAlone &&
                first.buckets[band] == second.buckets[band])
              ++pair.sharedBands;
        }
        m_made.pairs.push_back(pair);
      }
    }
  }

  const Dataset &m_dataset;
  const RowMatricesOptions &m_options;
  const RunContext &m_context;
  RowMatrices m_made;
  std::vector<CutRow> m_cut;
  std::vector<Distinct> m_distinct;
  std::vector<std::uint32_t> m_listed;  ///< by distinct shingle: its listed number
};

}  // namespace

const MatrixPair &RowMatrices::pairOf(std::uint32_t a, std::uint32_t b) const {
  const std::size_t low = std::min(a, b);
  const std::size_t high = std::max(a, b);
  // The pairs of all rows before `low` precede those of `low`.
  return pairs[low * (2 * rows.size() - low - 1) / 2 + (high - low - 1)];
}

Result<RowMatrices> makeRowMatrices(const Dataset &dataset, const Recipe &recipe,
                                    const std::vector<RecordId> &rows,
                                    const RowMatricesOptions &options, const RunContext &context) {
  if (auto banded = checkUsesBands(recipe); !banded) return banded.error();
  if (context.isCancelled()) return cancelledError();
  return MatrixMaker(dataset, options, context).make(recipe, rows);
}

}  // namespace shinglescope
