// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/shingle/shingler.h"
#include "core/signature/min_hasher.h"
#include "core/text/text_preparation.h"

namespace shinglescope {

/// Returns the recipe as a run uses it: validated, and with the stop shingles and common words of
/// this data set if it requires them and does not contain them yet. O(1) without these, otherwise
/// like findStopShingles() and findCommonWords(). BadParameter for an invalid recipe or column.
Result<Recipe> resolveRecipe(const Dataset &dataset, Recipe recipe, const RunContext &context);

/// Computes for single rows what a run computes: prepared text, exact set, signature. Refers to the
/// data set. One for each thread.
class RowSigner {
 public:
  /// `resolved` comes from resolveRecipe(). Errors: those of TextPreparer::create() and
  /// makeHashFamily().
  static Result<RowSigner> create(const Dataset &dataset, const Recipe &resolved);

  /// Returns the prepared text of a row, valid until the next call.
  std::string_view preparedText(RecordId row);
  /// Fills `set` with the distinct shingles of a prepared text, ascending, as used for exact
  /// scores.
  void setOf(std::string_view prepared, std::vector<std::uint64_t> &set) {
    m_shingler.shingleSet(prepared, set);
  }
  std::vector<ShingleSpan> spansOf(std::string_view prepared) {
    return m_shingler.shingleSpans(prepared);
  }
  /// Returns the hashes of all shingles in the order of the text, by the recipe's hash function, as
  /// used for signatures; valid until the next call.
  std::span<const std::uint64_t> hashesOf(std::string_view prepared) {
    return m_shingler.shingleHashes(prepared);
  }
  /// Returns a shingle of a prepared text as views show it.
  std::string textOf(std::string_view prepared, const ShingleSpan &span) const {
    return m_shingler.spanText(prepared, span);
  }
  const MinHasher &hasher() const { return m_hasher; }
  /// Signs a prepared text; `signature` has one value for each hash of the recipe. False if the
  /// text has no shingle and therefore no signature.
  bool sign(std::string_view prepared, std::span<std::uint32_t> signature);

 private:
  RowSigner(const Dataset &dataset, const Recipe &recipe, std::vector<ColumnId> columns,
            TextPreparer preparer, MinHasher hasher);

  const Dataset *m_dataset;
  std::vector<ColumnId> m_columns;
  TextPreparer m_preparer;
  Shingler m_shingler;
  MinHasher m_hasher;
  std::string m_joined;
};

}  // namespace shinglescope
