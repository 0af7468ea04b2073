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

/// The recipe as a run takes it: valid, and with the stop-shingles of this data
/// set where it asks for some and does not hold them yet. Without them O(1),
/// else as findStopShingles. BadParameter for a recipe or columns that will not do.
Result<Recipe> resolveRecipe(const Dataset &dataset, Recipe recipe, const RunContext &context);

/// Makes of single rows what a run makes of them: prepared text, exact set,
/// signature. Refers to the data set. One for each thread.
class RowSigner {
 public:
  /// `resolved` comes from resolveRecipe(). Errors as TextPreparer::create, makeHashFamily.
  static Result<RowSigner> create(const Dataset &dataset, const Recipe &resolved);

  /// Valid until the next call.
  std::string_view preparedText(RecordId row);
  /// The distinct shingles of a prepared text, ascending, as exact scores take them.
  void setOf(std::string_view prepared, std::vector<std::uint64_t> &set) {
    m_shingler.shingleSet(prepared, set);
  }
  std::vector<ShingleSpan> spansOf(std::string_view prepared) {
    return m_shingler.shingleSpans(prepared);
  }
  /// All shingles in the order of the text by the recipe's hash function, as signatures
  /// take them; valid until the next call.
  std::span<const std::uint64_t> hashesOf(std::string_view prepared) {
    return m_shingler.shingleHashes(prepared);
  }
  const MinHasher &hasher() const { return m_hasher; }
  /// Signs a prepared text; `signature` has one value for each hash of the
  /// recipe. False where the text has no shingle and so no signature.
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
