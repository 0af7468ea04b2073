// SPDX-License-Identifier: MIT
#include "bench/table_scenes.h"

#include <algorithm>

#include "core/dataset/columns/folded_text.h"

namespace shinglescope::bench {
namespace {

constexpr double kFilterLimitSeconds = 0.3;
constexpr int kRuns = 9;
constexpr std::uint32_t kRowsPerCheck = 101;

bool isHeld(const Dataset &dataset, std::uint32_t row, const std::string &folded) {
  for (std::uint32_t column = 0; column < dataset.columnCount(); ++column)
    if (foldedText(dataset.cell({row}, {column})).find(folded) != std::string::npos) return true;
  return std::ranges::any_of(dataset.extraCells({row}), [&](std::string_view cell) {
    return foldedText(cell).find(folded) != std::string::npos;
  });
}

Result<void> checkSearch(const Dataset &dataset, const std::string &text,
                         const std::vector<std::uint32_t> &found) {
  const std::string folded = foldedText(text);
  for (std::uint32_t row = 0; row < dataset.rowCount(); row += kRowsPerCheck) {
    if (isHeld(dataset, row, folded) != std::ranges::binary_search(found, row))
      return plainError(ErrorCode::Internal,
                        "The search for " + text + " misjudges row " + std::to_string(row) + ".");
  }
  return {};
}

}  // namespace

std::vector<TableScene> tableScenes(const Dataset &dataset, ColumnId text,
                                    const std::vector<ColumnType> &types) {
  std::vector<TableScene> scenes;
  const auto search = [&](const char *name, const char *what) {
    scenes.push_back({name, {.text = what, .types = types}, kFilterLimitSeconds});
  };
  search("find \"the\"", "the");
  search("find \"a\"", "a");
  search("find \"python\"", "python");
  search("find \"perché\"", "perché");
  scenes.push_back({"column contains \"cat\"",
                    {.filters = {{text, "cat"}}, .types = types},
                    kFilterLimitSeconds});
  scenes.push_back({"regex in a column", {.filters = {{text, "/c[aou]ts?$/"}}, .types = types}});
  scenes.push_back({"sort by text", {.sortKeys = {{text}}, .types = types}});
  for (std::uint32_t column = 0; column < dataset.columnCount(); ++column) {
    if (types[column].kind != ColumnKind::Number) continue;
    const ColumnId number{column};
    scenes.push_back(
        {"number > 500", {.filters = {{number, "> 500"}}, .types = types}, kFilterLimitSeconds});
    scenes.push_back({"sort by number", {.sortKeys = {{number, true}}, .types = types}});
    scenes.push_back({"sort by both", {.sortKeys = {{number}, {text, true}}, .types = types}});
    break;
  }
  return scenes;
}

Result<TableTimes> timeScene(const Dataset &dataset, const TableScene &scene, unsigned threads) {
  RunContext context;
  const Result<RowOrder> single = makeRowOrder(dataset, scene.request, context);
  if (!single) return single.error();
  const bool isSearch = !scene.request.text.empty();
  if (isSearch) {
    if (auto checked = checkSearch(dataset, scene.request.text, single->rows); !checked)
      return checked.error();
  }
  context.threads = threads;
  std::vector<double> seconds;
  for (int i = 0; i < kRuns; ++i) {
    const auto start = Clock::now();
    const Result<RowOrder> order = makeRowOrder(dataset, scene.request, context);
    seconds.push_back(secondsBetween(start, Clock::now()));
    if (!order) return order.error();
    if (order->rows != single->rows)
      return plainError(ErrorCode::Internal, "The number of threads changes the rows.");
  }
  std::ranges::sort(seconds);
  return TableTimes{seconds[seconds.size() / 2], seconds.back(), single->rows.size()};
}

Scene cancelScene(const Dataset &dataset, const TableScene &scene) {
  return {scene.name, Stage::Idle, [&dataset, request = scene.request]() -> Call {
            return [&dataset, request](const RunContext &context) -> Result<void> {
              const Result<RowOrder> order = makeRowOrder(dataset, request, context);
              return order ? Result<void>() : order.error();
            };
          }};
}

}  // namespace shinglescope::bench
