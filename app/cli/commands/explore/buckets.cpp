// SPDX-License-Identifier: MIT
#include "app/cli/commands/command.h"
#include "app/cli/commands/explore/figures.h"
#include "app/cli/options/recipe_options.h"
#include "app/cli/output/amount_text.h"
#include "app/cli/output/summary.h"

namespace shinglescope {
namespace {

void bindBuckets(OptionBinder &binder, CliOptions &options) {
  BucketStatisticsOptions &asked = options.explore.buckets;
  binder.beginGroup("Buckets");
  binder.number("--largest", "N", "Largest buckets to describe in JSON (default 10)", 0, 100'000,
                asked.largest);
  binder.number("--members", "N", "Rows to list for each of them (default 20)", 0, 100'000,
                asked.mostMembers);
  binder.number("--shingles", "N", "Most common shingles to list in JSON (default 20)", 0, 100'000,
                asked.commonest);
  bindExplore(binder, options,
              "Write a line for each size of buckets, or JSON if the name ends in .json");
}

FigureJson shinglesJson(const std::vector<ShingleShare> &shingles) {
  FigureJson list = FigureJson::array();
  for (const ShingleShare &shingle : shingles)
    list.push_back({{"shingle", shingle.text}, {"rows", shingle.rows}, {"share", shingle.share}});
  return list;
}

FigureJson largestJson(const std::vector<HotBucket> &buckets, const RowFigures &rows) {
  FigureJson list = FigureJson::array();
  for (const HotBucket &bucket : buckets) {
    FigureJson members = FigureJson::array();
    FigureJson tables = FigureJson::array();
    for (const RecordId row : bucket.members) {
      members.push_back(rows.number(row));
      tables.push_back(rows.table(row));
    }
    FigureJson described = {
        {"band", bucket.band},           {"texts", bucket.texts},
        {"rows", bucket.rows},           {"text_pairs", bucket.textPairs},
        {"members", std::move(members)}, {"shingles", shinglesJson(bucket.shingles)}};
    if (rows.hasTwo()) described["tables"] = std::move(tables);
    list.push_back(std::move(described));
  }
  return list;
}

Result<void> runBuckets(const CliOptions &options, const std::stop_token &stop) {
  TableCommand command(options, stop);
  const auto opened = openExplored(command, options.recipe, true);
  if (!opened) return opened.error();
  const auto seen = viewBuckets(opened->texts, options.explore.buckets, command.context());
  if (!seen) return seen.error();
  FigureTable table({"texts", "buckets"});
  for (const BucketSizeCount &size : seen->sizes) table.add({size.texts, size.buckets});
  const FigureJson facts = {
      {"texts", seen->texts},
      {"buckets", seen->buckets},
      {"candidates", seen->candidates},
      {"not_examined", seen->pairsNotExamined},
      {"largest", largestJson(seen->largest, rowFigures(options, *opened->dataset))},
      {"common_shingles", shinglesJson(seen->commonest)}};
  if (auto written = command.write(figuresText(options, table, "sizes", facts)); !written)
    return written;
  const Console console = command.console();
  console.sayCount("buckets", groupedNumber(seen->buckets), "of two or more texts, in all bands");
  console.sayCount("candidates", groupedNumber(seen->candidates), "pairs of texts");
  sayTime(command, options);
  return {};
}

}  // namespace

const CliCommand &bucketsCommand() {
  static constexpr CliCommand kCommand{
      "buckets", "Count the buckets of all bands by size, and describe the largest", bindBuckets,
      settleTable, runBuckets};
  return kCommand;
}

}  // namespace shinglescope
