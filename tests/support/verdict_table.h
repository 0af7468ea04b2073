// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/review/verdicts/memory_verdict_store.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope::test {

/// Returns rows of an id and a text, as verdicts refer to them.
inline RecordSource recordSource(const std::vector<std::pair<std::string, std::string>> &rows) {
  DatasetBuilder builder({"id", "text"});
  for (const auto &[id, text] : rows) builder.addRow({id, text}, 0);
  RecordSource source;
  source.dataset = builder.finish();
  Result<RecordDigests> made = RecordDigests::make(*source.dataset, RunContext{});
  source.digests = std::make_shared<const RecordDigests>(*std::move(made));
  source.idColumn = ColumnId{0};
  return source;
}

/// Returns `rows` rows that all differ: ids "r0", "r1", ...
inline RecordSource differentRows(std::uint32_t rows) {
  std::vector<std::pair<std::string, std::string>> cells;
  for (std::uint32_t row = 0; row < rows; ++row) {
    const std::string number = std::to_string(row);
    cells.emplace_back("r" + number, "text " + number);
  }
  return recordSource(cells);
}

/// Returns the classes of a result in which row i has the text `texts[i]`; texts are numbered by
/// their first rows.
inline std::shared_ptr<const TextClasses> classesOf(const std::vector<std::uint32_t> &texts) {
  std::vector<std::uint32_t> smallest(texts.size());
  for (std::size_t row = 0; row < texts.size(); ++row) {
    smallest[row] = static_cast<std::uint32_t>(std::find(texts.begin(), texts.end(), texts[row]) -
                                               texts.begin());
  }
  return std::make_shared<const TextClasses>(makeTextClasses(smallest));
}

inline ItemKey item(std::uint32_t a, std::uint32_t b) { return {{a}, {b}}; }

inline ReviewCommand judging(ItemKey key, Verdict verdict, Keep keep = Keep::Neither,
                             const std::string &note = {}) {
  return {{{key, {verdict, keep, note}}}};
}

}  // namespace shinglescope::test
