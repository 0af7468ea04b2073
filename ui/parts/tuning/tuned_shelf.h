#pragma once

#include <condition_variable>
#include <limits>
#include <memory>
#include <mutex>
#include <vector>

#include "core/tune/rows/tuned_texts.h"

namespace shinglescope {

/// Rows as exact sets, with the data set that they refer to.
struct TunedRows {
  std::shared_ptr<const Dataset> dataset;
  TunedTexts texts;
};

/// Keeps the exact sets that were made last, so that the views of Explore make
/// them once between them: who asks for sets that are being made waits for them.
/// Called by workers; all members are safe from any thread.
class TunedShelf {
 public:
  static constexpr std::size_t kAllRows = std::numeric_limits<std::size_t>::max();

  /// Those of the data set, or of its first rows, under the recipe's columns,
  /// preparation and shingles; made where they are not on the shelf. The recipe in
  /// them is this one, with the stop-shingles of the data. Errors as makeTunedTexts();
  /// Cancelled while waiting too.
  Result<std::shared_ptr<const TunedRows>> take(const std::shared_ptr<const Dataset> &dataset,
                                                const Recipe &recipe, const RunContext &context,
                                                std::size_t rows = kAllRows);
  /// Keeps all pairs of these sets at or over a floor, so that what rests on them need not find
  /// them again.
  void keepPairs(const TunedRows &rows, const Ratio &floor,
                 std::shared_ptr<const std::vector<ScoredPair>> pairs);
  /// Those, where they are of these sets and reach down to the threshold; else null.
  std::shared_ptr<const std::vector<ScoredPair>> pairsOf(const TunedRows &rows,
                                                         const Ratio &threshold);
  /// Nothing that is being made for an older question is put there afterwards.
  void clear();

 private:
  /// What is asked for; `rows` are at most those there are.
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
  Question m_question;  ///< that they were made for
  unsigned m_clears = 0;
  std::shared_ptr<const ShingledTexts> m_pairedTexts;
  Ratio m_floor;
  std::shared_ptr<const std::vector<ScoredPair>> m_pairs;
};

/// True where both recipes make the same sets of the same data.
bool makesSameSets(const Recipe &a, const Recipe &b);

}  // namespace shinglescope
