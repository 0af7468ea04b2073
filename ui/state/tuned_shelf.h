#pragma once

#include <memory>
#include <mutex>

#include "core/tune/tuned_texts.h"

namespace shinglescope {

/// Rows as exact sets, with the data set that they refer to.
struct TunedRows {
  std::shared_ptr<const Dataset> dataset;
  TunedTexts texts;
};

/// Keeps the exact sets that were made last, so that the views of Explore make
/// them once between them. Called by workers; all members are safe from any
/// thread.
class TunedShelf {
 public:
  /// Those of the data set under the recipe's columns, preparation and shingles;
  /// made where they are not on the shelf. The recipe in them may differ in what
  /// they do not depend on. Errors as makeTunedTexts().
  Result<std::shared_ptr<const TunedRows>> take(const std::shared_ptr<const Dataset> &dataset,
                                                const Recipe &recipe, const RunContext &context);
  void clear();

 private:
  std::mutex m_mutex;
  std::shared_ptr<const TunedRows> m_rows;
  Recipe m_recipe;  ///< that they were made for, as it was asked
};

/// True where both recipes make the same sets of the same data.
bool makesSameSets(const Recipe &a, const Recipe &b);

}  // namespace shinglescope
