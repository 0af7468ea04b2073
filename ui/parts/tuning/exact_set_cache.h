// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <limits>
#include <memory>
#include <mutex>
#include <vector>

#include "core/tune/rows/exact_sets.h"

namespace shinglescope {

/// Rows as exact sets, with their data set.
struct TunedRows {
  std::shared_ptr<const Dataset> dataset;
  ExactSets texts;
};

/// Caches the most recently computed exact sets, so that the views of Explore share them. A request
/// for sets that are still being computed waits for them. Called by workers; all members are
/// thread-safe.
class ExactSetCache {
 public:
  static constexpr std::size_t kAllRows = std::numeric_limits<std::size_t>::max();

  /// Returns the sets of the data set, or of its first rows, for the recipe's columns,
  /// preparation and shingles. Computes them if they are not cached. Their recipe is `recipe` with
  /// the stop-shingles of the data. Errors as for makeExactSets(); Cancelled also while waiting.
  Result<std::shared_ptr<const TunedRows>> take(const std::shared_ptr<const Dataset> &dataset,
                                                const Recipe &recipe, const RunContext &context,
                                                std::size_t rows = kAllRows);
  /// Stores all pairs of these sets at or above a floor, so that they need not be found again.
  void keepPairs(const TunedRows &rows, const Ratio &floor,
                 std::shared_ptr<const std::vector<ScoredPair>> pairs);
  /// Returns the stored pairs if they belong to these sets and include the threshold; otherwise
  /// null.
  std::shared_ptr<const std::vector<ScoredPair>> pairsOf(const TunedRows &rows,
                                                         const Ratio &threshold);
  /// Clears the cache. Sets that are still being computed are not stored afterwards.
  void clear();

 private:
  /// A request; `rows` is at most the number of rows of the data set.
  struct Question {
    std::shared_ptr<const Dataset> dataset;
    Recipe recipe;
    std::size_t rows = 0;
    bool asksTheSame(const Question &other) const;
  };
  class Making;

  std::shared_ptr<const TunedRows> find(const Question &question) const;
  bool isBeingMade(const Question &question) const;

  std::mutex m_mutex;
  std::condition_variable_any m_ended;
  std::vector<const Question *> m_making;
  std::shared_ptr<const TunedRows> m_rows;
  Question m_question;  ///< the question that m_rows answers
  unsigned m_clears = 0;
  std::shared_ptr<const ShingledTexts> m_pairedTexts;
  Ratio m_floor;
  std::shared_ptr<const std::vector<ScoredPair>> m_pairs;
};

/// Tests whether both recipes produce the same sets from the same data.
bool makesSameSets(const Recipe &a, const Recipe &b);

}  // namespace shinglescope
