// SPDX-License-Identifier: MIT
#include "bench/exact_scenes.h"

#include <utility>

#include "core/base/files/atomic_file.h"
#include "core/dataset/load/dataset_loader.h"
#include "core/pipeline/run/find_duplicates.h"

namespace shinglescope::bench {
namespace {

constexpr std::uint64_t kItems = 1000;
constexpr std::uint64_t kOrdinaryRows = 1000;
constexpr std::uint64_t kOrdinaryWords = 10;

/// Writes rows one at a time, under the header `title`.
template <class AppendRow>
Result<void> writeTitles(const std::string &path, std::uint64_t rows, const AppendRow &appendRow) {
  auto file = AtomicFile::open(path);
  if (!file) return file.error();
  std::string text = "title\n";
  for (std::uint64_t row = 0; row < rows; ++row) {
    appendRow(row, text);
    text += '\n';
    if (text.size() < 1U << 20U && row + 1 < rows) continue;
    if (auto written = file->write(text); !written) return written;
    text.clear();
  }
  return file->commit();
}

Result<void> writeCrowdedRows(const std::string &path, std::uint64_t rows) {
  return writeTitles(path, rows, [](std::uint64_t row, std::string &text) {
    text += "item " + std::to_string(row % kItems) + " of list " + std::to_string(row / kItems);
  });
}

Result<void> writeGiantRow(const std::string &path, std::uint64_t words) {
  SplitMix64 random(1);
  return writeTitles(path, kOrdinaryRows, [&](std::uint64_t row, std::string &text) {
    for (std::uint64_t i = 0; i < (row == 0 ? words : kOrdinaryWords); ++i)
      text += "w" + std::to_string(random.next() % words) + " ";
  });
}

Scene exactScene(const ExactTable &table, const char *name, Stage stage) {
  return {name, stage, [&table]() -> Call {
            return [&table](const RunContext &context) -> Result<void> {
              const auto run = findExactDuplicates(*table.dataset, table.recipe, context);
              return run ? Result<void>{} : run.error();
            };
          }};
}

}  // namespace

Result<std::vector<ExactTable>> exactTables(const std::string &file, const std::string &folder,
                                            const Recipe &recipe, std::uint64_t rows,
                                            unsigned threads) {
  const std::string crowded = folder + "/crowded.tsv";
  const std::string giant = folder + "/giant.tsv";
  // Half a million pairs of each group of a thousand are compared, which takes most of the time.
  if (auto written = writeCrowdedRows(crowded, rows / 4); !written) return written.error();
  if (auto written = writeGiantRow(giant, 2 * rows); !written) return written.error();
  LoadOptions options;
  options.mayLeaveText = true;
  std::vector<ExactTable> tables;
  for (const auto &[name, path] : {std::pair{"the file", file}, std::pair{"crowded rows", crowded},
                                   std::pair{"a giant row", giant}}) {
    auto loaded = loadDataset(path, options, {{}, nullptr, threads, 0});
    if (!loaded) return loaded.error();
    tables.push_back({name, std::move(loaded->dataset), recipe});
    if (path != file) tables.back().recipe.compare = {"title"};
  }
  return tables;
}

std::vector<Scene> exactScenes(const ExactTable &table) {
  // The later stages of a table with few rows are over before they can be cancelled.
  constexpr std::uint32_t kFewRows = 10'000;
  if (table.dataset->rowCount() < kFewRows)
    return {exactScene(table, "whole exact run", Stage::Idle)};
  return {exactScene(table, "whole exact run", Stage::Idle),
          exactScene(table, "from joining on", Stage::Joining),
          exactScene(table, "from grouping on", Stage::Grouping)};
}

}  // namespace shinglescope::bench
