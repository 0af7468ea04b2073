// SPDX-License-Identifier: MIT
/// How fast is a large table read with one and with two threads, compared with only counting its
/// lines and with libcsv, and how much memory does it take?
#include <csv.h>
#include <fcntl.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "bench/machine.h"
#include "bench/measure.h"
#include "bench/reading/measured_child.h"
#include "core/dataset/load/dataset_loader.h"

namespace shinglescope::bench {
namespace {

constexpr std::size_t kLibcsvBlock = 1U << 20U;
constexpr unsigned char kNoQuote = 0x01;  ///< libcsv needs a quote character
constexpr std::uint64_t kSpareBytes = 64U << 20U;
constexpr double kBytesInGigabyte = 1e9;
constexpr double kBytesInMebibyte = 1024.0 * 1024;

/// Counts and drops fields and rows: the least that libcsv can do.
std::optional<TableSize> readWithLibcsv(const std::string &path, const Dialect &dialect) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  csv_parser parser;
  if (file < 0 || csv_init(&parser, 0) != 0) return std::nullopt;
  csv_set_delim(&parser, static_cast<unsigned char>(dialect.delimiter));
  csv_set_quote(&parser, dialect.quote ? static_cast<unsigned char>(*dialect.quote) : kNoQuote);
  TableSize size;
  const auto countCell = [](void *, std::size_t, void *to) {
    ++static_cast<TableSize *>(to)->cells;
  };
  const auto countRow = [](int, void *to) { ++static_cast<TableSize *>(to)->rows; };
  std::vector<char> block(kLibcsvBlock);
  for (ssize_t bytes = 0; (bytes = read(file, block.data(), block.size())) > 0;) {
    const auto count = static_cast<std::size_t>(bytes);
    if (csv_parse(&parser, block.data(), count, countCell, countRow, &size) != count) {
      return std::nullopt;
    }
  }
  csv_fini(&parser, countCell, countRow, &size);
  csv_free(&parser);
  close(file);
  if (dialect.hasHeader) --size.rows;
  return size;
}

std::optional<LoadReport> readTable(const std::string &path, unsigned threads) {
  RunContext context;
  context.threads = threads;
  auto loaded = loadDataset(path, {}, context);
  if (!loaded) {
    std::fprintf(stderr, "reading: %s\n", loaded.error().detail().c_str());
    return std::nullopt;
  }
  return loaded->report;
}

std::optional<TableSize> readOurs(const std::string &path, unsigned threads) {
  const auto report = readTable(path, threads);
  if (!report) return std::nullopt;
  return TableSize{report->rows, report->rows * report->columns};
}

/// Returns the run with the median time.
template <class Measure>
std::optional<ChildCost> medianCost(int repeats, Measure measure) {
  std::vector<ChildCost> costs;
  for (int i = 0; i < repeats; ++i) {
    const auto cost = measure();
    if (!cost) return std::nullopt;
    costs.push_back(*cost);
  }
  const auto middle = costs.begin() + repeats / 2;
  std::nth_element(costs.begin(), middle, costs.end(),
                   [](const auto &a, const auto &b) { return a.wallSeconds < b.wallSeconds; });
  return *middle;
}

void printCost(const char *name, const ChildCost &cost, std::uint64_t fileBytes) {
  const double gigabytes = static_cast<double>(fileBytes) / kBytesInGigabyte;
  std::printf("| %s | %.2f | %.2f | %.2f | %.2f | %.0f |\n", name, cost.wallSeconds,
              gigabytes / cost.wallSeconds, cost.kernelSeconds, gigabytes / cost.cpuSeconds,
              static_cast<double>(cost.peakBytes) / kBytesInMebibyte);
  std::fflush(stdout);
}

/// Text + 4 bytes per cell + 16 per row + 64 MiB.
std::uint64_t allowedMemory(std::uint64_t fileBytes, const TableSize &size) {
  return fileBytes + 4 * size.cells + 16 * size.rows + kSpareBytes;
}

/// Uses our own guess of the dialect, so libcsv reads the same table.
std::optional<Dialect> guessDialect(const std::string &path) {
  LoadOptions options;
  options.maxRows = 1;
  auto loaded = loadDataset(path, options, {});
  if (!loaded) return std::nullopt;
  return loaded->report.dialect;
}

/// Prints the table of one file; returns false if a reader failed or read a different table.
bool measureFile(const std::string &path, int repeats) {
  const std::uint64_t bytes = std::filesystem::file_size(path);
  const auto dialect = guessDialect(path);
  if (!dialect || !measureProgram({"wc", "-l", path})) return false;  // also warms the cache
  std::printf("\n%.1f MB, median of %d runs; %s.\n\n", static_cast<double>(bytes) / 1e6, repeats,
              machineLine().c_str());
  std::printf(
      "| reader | seconds | GB/s | CPU seconds in the kernel | GB per CPU second | peak MiB "
      "|\n|---|---|---|---|---|---|\n");
  const auto lines = medianCost(repeats, [&] { return measureProgram({"wc", "-l", path}); });
  const auto other = medianCost(
      repeats, [&] { return measureInChild([&] { return readWithLibcsv(path, *dialect); }); });
  if (!lines || !other) return false;
  printCost("wc -l", *lines, bytes);
  printCost("libcsv, counting only", *other, bytes);
  bool isGood = true;
  double oneThreadSeconds = 0;
  const std::uint64_t allowed = allowedMemory(bytes, other->found);
  for (const unsigned threads : {1U, 2U}) {
    const auto ours = medianCost(
        repeats, [&] { return measureInChild([&] { return readOurs(path, threads); }); });
    if (!ours) return false;
    printCost(threads == 1 ? "Shinglescope, 1 thread" : "Shinglescope, 2 threads", *ours, bytes);
    isGood = isGood && ours->found.rows == other->found.rows && ours->peakBytes <= allowed;
    if (threads == 1) oneThreadSeconds = ours->cpuSeconds;
  }
  std::printf(
      "\nlibcsv %sfinds %llu rows. Memory limit: %.0f MiB. libcsv takes %.1f times the CPU time of "
      "one thread.\n",
      isGood ? "also " : "", static_cast<unsigned long long>(other->found.rows),
      static_cast<double>(allowed) / kBytesInMebibyte, other->cpuSeconds / oneThreadSeconds);
  return isGood;
}

}  // namespace
}  // namespace shinglescope::bench

int main(int argc, char **argv) {
  if (argc < 2) {
    std::fputs(
        "Usage: reading FILE...\nFails if a reader fails, finds other rows than libcsv, or "
        "takes more memory than promised.\n",
        stderr);
    return 2;
  }
  bool isGood = true;
  for (int i = 1; i < argc; ++i) {
    const bool isFileGood = shinglescope::bench::measureFile(argv[i], 5);
    if (!isFileGood) std::printf("WRONG: %s\n", argv[i]);
    isGood = isGood && isFileGood;
  }
  return isGood ? 0 : 1;
}
