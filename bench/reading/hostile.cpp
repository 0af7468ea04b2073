// SPDX-License-Identifier: MIT
/// What is the cost of tables that are made to be expensive: one row, one quote that never closes,
/// endless columns and empty lines? Each must be read, or rejected with a position, within the
/// promised memory.
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

#include "bench/machine.h"
#include "bench/reading/measured_child.h"
#include "core/dataset/load/dataset_loader.h"

namespace shinglescope::bench {
namespace {

constexpr std::uint64_t kSpareBytes = 64U << 20U;
constexpr std::uint64_t kSmallBudget = 256U << 20U;
constexpr std::uint64_t kLargeRow = 1U << 30U;
constexpr double kBytesInMebibyte = 1024.0 * 1024;
constexpr unsigned kSecondsAtScaleOne = 60;

using Writer = std::function<void(std::ofstream &)>;

struct HostileTable {
  const char *name;
  Writer write;
  std::uint64_t maxRowBytes = LoadOptions().maxRowBytes;
  std::uint64_t leastRows = 0;  ///< rows that are read without a memory limit
};

/// Repeats `unit` until about `bytes` bytes are written.
void repeat(std::ofstream &file, const std::string &unit, std::uint64_t bytes) {
  std::string block;
  while (block.size() < (1U << 20U)) block += unit;
  for (std::uint64_t left = bytes; left >= unit.size();) {
    const std::uint64_t next = std::min<std::uint64_t>(left, block.size());
    const std::uint64_t whole = next / unit.size() * unit.size();
    file.write(block.data(), static_cast<std::streamsize>(whole));
    left -= whole;
  }
}

void writeColumns(std::ofstream &file, std::uint64_t bytes) {
  constexpr int kColumns = 100'000;
  for (int column = 0; column < kColumns; ++column)
    file << (column > 0 ? "," : "") << 'c' << column;
  std::string row = "1";
  for (int column = 1; column < kColumns; ++column) row += "," + std::to_string(column % 10);
  file << '\n';
  repeat(file, row + "\n", bytes);
}

/// Writes a table whose first rows suggest few rows in total.
void writeShrinkingRows(std::ofstream &file, std::uint64_t bytes) {
  file << "id,text\n";
  repeat(file, "1," + std::string(2000, 'x') + "\n", 4'000'000);
  repeat(file, "2,y\n", bytes);
}

std::vector<HostileTable> tablesOf(std::uint64_t bytes) {
  const auto after = [bytes](std::string begin, std::string unit) {
    return [=](std::ofstream &file) {
      file << begin;
      repeat(file, unit, bytes);
    };
  };
  const std::string line = "12,some words of a title\n";
  return {
      {"one row, one cell", after("id,text\n1,", "words "), LoadOptions().maxRowBytes},
      {"the same, rows of a gibibyte allowed", after("id,text\n1,", "words "), kLargeRow, 1},
      {"one row, all delimiters", after("id,text\n", ","), LoadOptions().maxRowBytes},
      {"the same, rows of a gibibyte allowed", after("id,text\n", ","), kLargeRow},
      {"no line end at all", after("", "words, "), LoadOptions().maxRowBytes},
      {"a quote that never closes, then rows", after("id,text\n1,\"open\n", line),
       LoadOptions().maxRowBytes, bytes / line.size()},
      {"a quote that never closes, then no line end", after("id,text\n1,\"", "words, "),
       LoadOptions().maxRowBytes},
      {"a quote that never closes in each row", after("id,text\n", "1,\"open words\n"),
       LoadOptions().maxRowBytes, bytes / 14 - 1},
      {"100,000 columns", [bytes](std::ofstream &file) { writeColumns(file, bytes); },
       LoadOptions().maxRowBytes, bytes / 200'000},
      {"rows far shorter than the first ones",
       [bytes](std::ofstream &file) { writeShrinkingRows(file, bytes); }, LoadOptions().maxRowBytes,
       bytes / 4},
      {"empty lines", after("id,text\n1,one\n", "\n"), LoadOptions().maxRowBytes, 1},
      {"quotes", after("id,text\n1,one\n", "\""), LoadOptions().maxRowBytes, 1},
      {"NULs", after("id,text\n1,one\n", std::string(1, '\0')), LoadOptions().maxRowBytes, 1},
  };
}

struct Attempt {
  unsigned threads = 1;
  std::uint64_t budget = 0;  ///< 0 for none
};

void sayOutcome(const Result<LoadedDataset> &loaded) {
  if (!loaded) {
    std::printf("refused: %s", loaded.error().detail().c_str());
    return;
  }
  const LoadReport &report = loaded->report;
  std::printf("%llu rows", static_cast<unsigned long long>(report.rows));
  for (std::size_t i = 0; i < std::min<std::size_t>(report.problems.size(), 1); ++i) {
    const RowProblem &problem = report.problems[i];
    std::printf("; %s at byte %llu", std::string(problemKindName(problem.kind)).c_str(),
                static_cast<unsigned long long>(problem.byteOffset));
  }
}

/// Runs in the child. Returns nothing if the table was read wrongly.
std::optional<TableSize> readTable(const std::string &path, const HostileTable &table,
                                   const Attempt &attempt) {
  LoadOptions options;
  options.maxRowBytes = table.maxRowBytes;
  const RunContext context{{}, nullptr, attempt.threads, attempt.budget};
  const auto loaded = loadDataset(path, options, context);
  sayOutcome(loaded);
  std::fflush(stdout);
  if (!loaded) {
    const bool isDue = loaded.error().code == ErrorCode::Limit && attempt.budget > 0;
    if (!isDue && table.leastRows > 0) return std::nullopt;
    return TableSize{};
  }
  const LoadReport &report = loaded->report;
  const bool isWhole = report.accountedBytes() == report.fileBytes;
  if (!isWhole || report.rows < table.leastRows) return std::nullopt;
  // Each row in the list of rows with a problem costs as much as a cell.
  return TableSize{report.rows, report.rows * report.columns + report.problemRows.size()};
}

/// Returns the limit of all memory: that of the table, or the budget if it is smaller or the table
/// was rejected.
std::uint64_t allowedBytes(std::uint64_t fileBytes, const TableSize &size, const Attempt &attempt) {
  const std::uint64_t table = fileBytes + 4 * size.cells + 16 * size.rows;
  const bool isRefused = size.rows == 0 && attempt.budget > 0;
  if (isRefused) return attempt.budget + kSpareBytes;
  return (attempt.budget > 0 ? std::min(table, attempt.budget) : table) + kSpareBytes;
}

bool measureTable(const std::string &path, const HostileTable &table, unsigned seconds) {
  {
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    table.write(file);
  }
  const std::uint64_t bytes = std::filesystem::file_size(path);
  std::printf("\n%s, %.0f MB\n", table.name, static_cast<double>(bytes) / 1e6);
  bool isGood = true;
  for (const Attempt &attempt : {Attempt{1, 0}, Attempt{2, 0}, Attempt{2, kSmallBudget}}) {
    std::printf("  %u thread%s, %s: ", attempt.threads, attempt.threads == 1 ? "" : "s",
                attempt.budget > 0 ? "256 MiB" : "no budget");
    std::fflush(stdout);
    const auto cost = measureInChild([&] {
      alarm(seconds);
      return readTable(path, table, attempt);
    });
    if (!cost) {
      std::printf(" WRONG: died, took over %u s, or read the wrong rows\n", seconds);
      isGood = false;
      continue;
    }
    const std::uint64_t allowed = allowedBytes(bytes, cost->found, attempt);
    const bool fits = cost->peakBytes <= allowed;
    std::printf("; %.2f s, %.2f s of CPU, %.0f MiB of %.0f%s\n", cost->wallSeconds,
                cost->cpuSeconds, static_cast<double>(cost->peakBytes) / kBytesInMebibyte,
                static_cast<double>(allowed) / kBytesInMebibyte, fits ? "" : " WRONG");
    isGood = isGood && fits;
  }
  std::filesystem::remove(path);
  return isGood;
}

}  // namespace
}  // namespace shinglescope::bench

int main(int argc, char **argv) {
  const int scale = argc == 3 ? std::atoi(argv[2]) : 0;
  if (scale < 1) {
    std::fputs(
        "Usage: hostile FOLDER SCALE\nWrites tables of SCALE times 100 MB into the folder, one "
        "after the other, reads them and removes them. Fails if one is read wrongly or takes more "
        "memory than promised.\n",
        stderr);
    return 2;
  }
  using namespace shinglescope::bench;
  const auto factor = static_cast<unsigned>(scale);
  std::printf("%s\n", machineLine().c_str());
  bool isGood = true;
  for (const HostileTable &table : tablesOf(std::uint64_t{factor} * 100'000'000)) {
    const std::string path = std::string(argv[1]) + "/table.csv";
    isGood = measureTable(path, table, kSecondsAtScaleOne * factor) && isGood;
  }
  return isGood ? 0 : 1;
}
