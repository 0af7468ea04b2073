// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/dataset/table/dataset.h"
#include "core/pipeline/report/duplicate_result.h"

/// A handwritten result of seven rows, for tests of exports: text 0 = rows 0, 3, 5; text 1 = row 1;
/// text 2 = rows 2, 6; text 3 = row 4 (empty). At the threshold 0.8, texts (0, 2) and (1, 2) are
/// pairs; (0, 1) is kept below it.
namespace shinglescope::test {

inline std::shared_ptr<const Dataset> sampleDataset() {
  DatasetBuilder builder({"id", "text"});
  const std::vector<std::pair<std::string, std::string>> rows = {
      {"a,1", "same"}, {"b", "other"}, {"c\"3", "near"}, {"d", "same"},
      {"e", ""},       {"", "same"},   {"g", "near"}};
  for (std::size_t i = 0; i < rows.size(); ++i) builder.addRow({rows[i].first, rows[i].second}, i);
  return builder.finish();
}

inline DuplicateResult sampleResult() {
  DuplicateResult result;
  result.classes.textOfRow = {0, 1, 2, 0, 3, 0, 2};
  result.classes.rows = {0, 3, 5, 1, 2, 6, 4};
  result.classes.rowOffsets = {0, 3, 4, 6, 7};
  result.classes.emptyTexts = {3};
  result.sets.offsets = {0, 5, 9, 14, 14};
  result.sets.values = {1, 2, 3, 4, 5, 1, 2, 3, 4, 1, 2, 3, 4, 6};
  const auto pair = [](std::uint32_t a, std::uint32_t b, std::uint32_t shared, std::uint32_t all,
                       std::uint16_t equal, std::uint16_t bands) {
    return ScoredPair{{a}, {b}, shared, all, equal, bands};
  };
  result.pairs = {pair(0, 1, 7, 10, 85, 15), pair(0, 2, 8, 10, 104, 21),
                  pair(1, 2, 9, 10, 120, 25)};
  result.groups = {{{{0}, {1}, {2}, {3}, {5}, {6}}, 0.7, {0}, {1}, WeakestLinkBasis::AllMembers}};
  result.report.engine = "find";
  result.report.recipe.compare = {"text"};
  return result;
}

}  // namespace shinglescope::test
