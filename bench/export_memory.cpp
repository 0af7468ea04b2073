// SPDX-License-Identifier: MIT
/// How much memory does an export of many pairs take in addition to its input, and is it the same
/// for any number of pairs?
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>

#include "core/export/exporter.h"
#include "core/export/request/export_choices.h"

namespace shinglescope::bench {
namespace {

constexpr std::uint64_t kMostGrowth = 64U << 20U;
constexpr std::uint32_t kTexts = 5000;

std::uint64_t residentBytes() {
  std::ifstream file("/proc/self/statm");
  std::uint64_t all = 0;
  std::uint64_t resident = 0;
  file >> all >> resident;
  return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

/// Returns a result with the requested number of pairs, in which any two of some texts form a pair.
ExportRequest makeRequest(std::size_t pairs) {
  DatasetBuilder builder({"id", "text"});
  DuplicateResult result;
  result.classes.rowOffsets.clear();
  for (std::uint32_t row = 0; row <= kTexts; ++row) result.classes.rowOffsets.push_back(row);
  for (std::uint32_t row = 0; row < kTexts; ++row) {
    builder.addRow({std::to_string(row), "a text of some length that stands in this row"}, row);
    result.classes.textOfRow.push_back(row);
    result.classes.rows.push_back(row);
  }
  result.report.engine = "find";
  result.report.recipe.compare = {"text"};
  result.pairs.reserve(pairs);
  for (std::uint32_t a = 0; a < kTexts; ++a)
    for (std::uint32_t b = a + 1; b < kTexts && result.pairs.size() < pairs; ++b)
      result.pairs.push_back({{a}, {b}, 9, 10, 120, 25});
  ExportRequest request;
  request.dataset = builder.finish();
  request.result = std::make_shared<const DuplicateResult>(std::move(result));
  request.items = makeQueue(*request.result);
  return request;
}

/// Returns false if the export grew too much or failed.
bool check(ExportRequest &request, ExportFormat format) {
  request.format = format;
  request.profile = defaultProfile(request.content, format);
  const std::uint64_t before = residentBytes();
  std::uint64_t most = before;
  std::uint64_t bytes = 0;
  std::uint64_t next = 0;
  const ByteSink sink = [&](std::string_view piece) {
    bytes += piece.size();
    if (bytes >= next) {
      most = std::max(most, residentBytes());
      next = bytes + (1U << 22U);
    }
    return Result<void>();
  };
  const auto outcome = writeExport(request, sink, {});
  const std::uint64_t growth = std::max(most, residentBytes()) - before;
  const bool isRight = outcome && growth <= kMostGrowth && outcome->rows == request.items.size();
  std::printf("%-5s %-6s %10zu pairs %12llu bytes, memory grew by %.1f MiB\n",
              isRight ? "ok" : "WRONG", choiceName(kFormatNames, format).c_str(),
              request.items.size(), static_cast<unsigned long long>(bytes),
              static_cast<double>(growth) / (1U << 20U));
  if (!outcome) std::printf("      %s\n", outcome.error().detail().c_str());
  return isRight;
}

int run(int argc, char **argv) {
  const std::size_t pairs = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1'000'000;
  ExportRequest request = makeRequest(pairs);
  bool isRight = request.items.size() == pairs;
  for (const ExportFormat format : formatsOf(ExportContent::Pairs))
    isRight = check(request, format) && isRight;
  return isRight ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace
}  // namespace shinglescope::bench

int main(int argc, char **argv) { return shinglescope::bench::run(argc, argv); }
