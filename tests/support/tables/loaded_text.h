// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "core/dataset/load/dataset_loader.h"
#include "core/dataset/source/memory_source.h"

namespace shinglescope::test {

using Cells = std::vector<std::string>;

/// Reads a text as a table on one thread. Ends the program if it cannot be read.
inline LoadedDataset loadedText(const std::string &text, LoadOptions options = {}) {
  auto result = loadDataset(std::make_shared<MemorySource>("t.csv", text), options,
                            RunContext{{}, nullptr, 1, 0});
  if (!result) qFatal("%s", result.error().detail().c_str());
  return std::move(*result);
}

inline Cells rowOf(const LoadedDataset &table, std::size_t number) {
  const RecordId row{static_cast<std::uint32_t>(number)};
  Cells cells;
  for (std::uint32_t column = 0; column < table.dataset->columnCount(); ++column) {
    cells.emplace_back(table.dataset->cell(row, ColumnId{column}));
  }
  return cells;
}

/// Returns whether a note of the load contains `part`.
inline bool isNoted(const LoadedDataset &table, const std::string &part) {
  const std::vector<Message> &notes = table.report.notes;
  return std::any_of(notes.begin(), notes.end(), [&part](const Message &note) {
    return inEnglish(note).find(part) != std::string::npos;
  });
}

}  // namespace shinglescope::test
