// SPDX-License-Identifier: MIT
/// How often is a table opened with the wrong columns? Reads small tables, generated with known
/// columns, without any options.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <unordered_set>

#include "bench/written_tables.h"
#include "core/dataset/load/dataset_loader.h"

namespace shinglescope::bench {
namespace {

constexpr std::size_t kKinds = static_cast<std::size_t>(TableKind::Count);
constexpr double kMostWrong = 0.001;
constexpr double kMostWrongOfKind = 0.005;

struct KindCount {
  std::uint64_t tables = 0;
  std::uint64_t wrong = 0;
  std::uint64_t rows = 0;
  std::uint64_t wrongRows = 0;  ///< of tables with the right columns
};

/// Returns the number of written rows that are not rows of the table that was read.
std::uint64_t wrongRows(const WrittenTable &table, const Dataset &dataset) {
  std::unordered_set<std::string> read;
  for (std::uint32_t row = 0; row < dataset.rowCount(); ++row) {
    std::string text;
    for (std::uint32_t column = 0; column < dataset.columnCount(); ++column)
      text += std::string(dataset.cell({row}, {column})) + '\n';
    read.insert(std::move(text));
  }
  std::uint64_t wrong = 0;
  for (std::vector<std::string> cells : table.rows) {
    cells.resize(table.columns);
    std::string text;
    for (const std::string &cell : cells) text += cell + '\n';
    wrong += read.contains(text) ? 0 : 1;
  }
  return wrong;
}

bool isRight(const WrittenTable &table, const LoadedDataset &loaded) {
  return loaded.dataset->columnCount() == table.columns &&
         loaded.report.dialect.delimiter == table.delimiter;
}

/// Keeps the first wrong table of each kind for inspection.
void keepExample(const WrittenTable &table, const LoadedDataset &loaded,
                 const std::string &folder) {
  const std::string path = folder + "/" + tableKindName(table.kind) + ".txt";
  std::ofstream(path, std::ios::binary) << table.text;
  std::printf("  %s: %zu columns by %s, read as %zu by %s\n", path.c_str(), table.columns,
              table.delimiter == '\t' ? "TAB" : std::string(1, table.delimiter).c_str(),
              loaded.dataset->columnCount(),
              loaded.report.dialect.delimiter == '\t'
                  ? "TAB"
                  : std::string(1, loaded.report.dialect.delimiter).c_str());
}

int readTables(std::uint64_t seed, std::uint64_t tables, const std::string &folder) {
  std::array<KindCount, kKinds> counts{};
  KindCount all;
  for (std::uint64_t number = 0; number < tables; ++number) {
    const WrittenTable table = writeTable(seed, number);
    const auto source = openMemorySource("table.csv", table.text, {1U << 30U, {}});
    if (!source) return 1;
    const auto loaded = loadDataset(*source, {}, {});
    KindCount &kind = counts[static_cast<std::size_t>(table.kind)];
    ++kind.tables;
    ++all.tables;
    if (loaded && isRight(table, *loaded)) {
      kind.rows += table.rows.size();
      const std::uint64_t wrong = wrongRows(table, *loaded->dataset);
      if (wrong > 0 && kind.wrongRows == 0 && !folder.empty()) keepExample(table, *loaded, folder);
      kind.wrongRows += wrong;
      continue;
    }
    if (kind.wrong++ == 0 && loaded && !folder.empty()) keepExample(table, *loaded, folder);
    ++all.wrong;
  }
  bool isGood = static_cast<double>(all.wrong) <= kMostWrong * static_cast<double>(all.tables);
  std::printf(
      "\n| seed %llu | tables | wrong columns | share | wrong rows of the others "
      "|\n|---|---:|---:|---:|---:|\n",
      static_cast<unsigned long long>(seed));
  for (std::size_t i = 0; i < kKinds; ++i) {
    const double share =
        static_cast<double>(counts[i].wrong) / static_cast<double>(counts[i].tables);
    const bool isKindGood = share <= kMostWrongOfKind;
    std::printf("| %s | %llu | %llu | %.2f %%%s | %llu of %llu |\n",
                tableKindName(static_cast<TableKind>(i)).c_str(),
                static_cast<unsigned long long>(counts[i].tables),
                static_cast<unsigned long long>(counts[i].wrong), 100 * share,
                isKindGood ? "" : " WRONG", static_cast<unsigned long long>(counts[i].wrongRows),
                static_cast<unsigned long long>(counts[i].rows));
    isGood = isGood && isKindGood;
  }
  std::printf("| all | %llu | %llu | %.2f %% |\n", static_cast<unsigned long long>(all.tables),
              static_cast<unsigned long long>(all.wrong),
              100.0 * static_cast<double>(all.wrong) / static_cast<double>(all.tables));
  return isGood ? 0 : 1;
}

}  // namespace
}  // namespace shinglescope::bench

int main(int argc, char **argv) {
  if (argc < 3 || argc > 4) {
    std::fputs(
        "Usage: written SEED TABLES [FOLDER]\nReads tables that are written at random. Fails where "
        "over 0.1 % of all or 0.5 % of a kind get wrong columns; the first of each kind is kept in "
        "the folder.\n",
        stderr);
    return 2;
  }
  return shinglescope::bench::readTables(std::strtoull(argv[1], nullptr, 10),
                                         std::strtoull(argv[2], nullptr, 10),
                                         argc == 4 ? argv[3] : "");
}
