// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "core/pipeline/report/duplicate_result.h"
#include "core/verify/similarity.h"
#include "tests/support/random_sets.h"

/// Results computed from shingle sets alone, for tests of reviewers' decisions.
namespace shinglescope::test {

/// Returns a result for the texts of the sets, text i in `copies[i]` rows (missing: one), with
/// every pair down to the floor. The first rows of all texts come first, then the copies.
inline std::shared_ptr<DuplicateResult> resultOfSets(ShingleSets sets, const Ratio &threshold,
                                                     const Ratio &floor,
                                                     std::vector<std::uint32_t> copies = {}) {
  auto result = std::make_shared<DuplicateResult>();
  const auto texts = static_cast<std::uint32_t>(sets.size());
  copies.resize(texts, 1);
  std::vector<std::uint32_t> smallestRow(texts);
  for (std::uint32_t text = 0; text < texts; ++text) smallestRow[text] = text;
  for (std::uint32_t text = 0; text < texts; ++text)
    for (std::uint32_t copy = 1; copy < copies[text]; ++copy) smallestRow.push_back(text);
  result->classes = makeTextClasses(smallestRow);
  for (std::uint32_t a = 0; a < texts; ++a) {
    if (sets[TextId{a}].empty()) result->classes.emptyTexts.push_back(a);
    for (std::uint32_t b = a + 1; b < texts; ++b) {
      const std::uint32_t shared = intersectionSize(sets[TextId{a}], sets[TextId{b}]);
      const auto all =
          static_cast<std::uint32_t>(sets[TextId{a}].size() + sets[TextId{b}].size()) - shared;
      if (isAtLeast(shared, all, floor))
        result->pairs.push_back({TextId{a}, TextId{b}, shared, all, 0, 0});
    }
  }
  result->sets = std::move(sets);
  result->report.recipe.threshold = threshold;
  result->report.recipe.floor = floor;
  return result;
}

/// Returns the integers of [begin, end).
inline std::vector<std::uint64_t> shinglesFrom(std::uint64_t begin, std::uint64_t end) {
  std::vector<std::uint64_t> values;
  for (std::uint64_t value = begin; value < end; ++value) values.push_back(value);
  return values;
}

}  // namespace shinglescope::test
