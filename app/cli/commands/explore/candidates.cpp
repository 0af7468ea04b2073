// SPDX-License-Identifier: MIT
#include "app/cli/commands/command.h"
#include "app/cli/commands/explore/figures.h"
#include "app/cli/options/recipe_options.h"
#include "app/cli/output/amount_text.h"
#include "app/cli/output/summary.h"
#include "core/pipeline/recipe/recipe_columns.h"
#include "core/tune/comparison/examined_candidates.h"

namespace shinglescope {
namespace {

void bindCandidates(OptionBinder &binder, CliOptions &options) {
  ExploreOptions &asked = options.explore;
  binder.beginGroup("Pairs");
  binder.choice("--fate", kCandidateFateNames,
                "Only found pairs, candidates below the threshold, or missed pairs (default: all)",
                asked.fate);
  binder.number("--most-pairs", "N", "Most pairs to list of each fate (default 1000)", 1,
                UINT32_MAX, asked.mostPairs);
  binder.toggle("--random", "List random pairs instead of the most similar", asked.isRandom);
  binder.number("--sample-seed", "N", "Seed of random pairs (default 1)", 0, UINT64_MAX,
                asked.sampleSeed);
  bindExplore(binder, options, "Write a line for each pair, or JSON if the name ends in .json");
}

ExaminedOptions examinedOptions(const ExploreOptions &asked) {
  const auto isListed = [&asked](CandidateFate fate) { return !asked.fate || *asked.fate == fate; };
  return {.found = isListed(CandidateFate::Found),
          .below = isListed(CandidateFate::Below),
          .missed = isListed(CandidateFate::Missed),
          .most = asked.mostPairs,
          .isRandom = asked.isRandom,
          .seed = asked.sampleSeed};
}

Result<void> settleCandidates(const OptionBinder &binder, CliOptions &options) {
  if (binder.isGiven("--sample-seed") && !options.explore.isRandom)
    return badParameter(
        "--sample-seed is the seed of random pairs; add --random, or leave it out.");
  return settleTable(binder, options);
}

FigureTable candidateTable(const ExaminedCandidates &examined, const ExploredTable &opened,
                           const RowFigures &rows, const std::optional<ColumnId> &id,
                           std::uint32_t hashes) {
  std::vector<std::string> columns = {"fate", "row_a", "row_b"};
  if (id) columns.insert(columns.end(), {"id_a", "id_b"});
  columns.insert(columns.end(), {"similarity", "estimate", "shared_bands", "shared_shingles",
                                 "all_shingles", "row_pairs"});
  rows.addTableNames(columns);
  FigureTable table(columns);
  for (const ExaminedPair &pair : examined.pairs) {
    std::vector<FigureJson> cells = {choiceName(kCandidateFateNames, pair.fate),
                                     rows.number(pair.rowA), rows.number(pair.rowB)};
    if (id)
      for (const RecordId row : {pair.rowA, pair.rowB})
        cells.emplace_back(std::string(opened.dataset->cell(row, *id)));
    const double estimate = static_cast<double>(pair.equalPositions) / hashes;
    for (const FigureJson &figure :
         {FigureJson(pair.similarity()), FigureJson(estimate), FigureJson(pair.sharedBands),
          FigureJson(pair.intersection), FigureJson(pair.whole), FigureJson(pair.rowPairs)})
      cells.push_back(figure);
    rows.addTables(pair.rowA, pair.rowB, cells);
    table.add(std::move(cells));
  }
  return table;
}

Result<void> runCandidates(const CliOptions &options, const std::stop_token &stop) {
  TableCommand command(options, stop);
  const auto opened = openExplored(command, options.recipe, true);
  if (!opened) return opened.error();
  const auto id = idColumn(*opened->dataset, options.recipe);
  if (!id) return id.error();
  const auto examined =
      examineCandidates(opened->texts, examinedOptions(options.explore), command.context());
  if (!examined) return examined.error();
  const std::uint32_t hashes = options.recipe.signature.numHashes;
  FigureJson facts = {{"hashes", hashes},
                      {"bands", options.recipe.bands},
                      {"threshold", options.recipe.threshold.toDouble()}};
  for (const CandidateFate fate :
       {CandidateFate::Found, CandidateFate::Below, CandidateFate::Missed}) {
    const PairCounts &counts = examined->countOf(fate);
    facts[choiceName(kCandidateFateNames, fate)] = {{"text_pairs", counts.texts},
                                                    {"row_pairs", counts.rows}};
  }
  facts["identical_pairs"] = examined->identicalPairs;
  facts["not_examined"] = examined->pairsNotExamined;
  const FigureTable table =
      candidateTable(*examined, *opened, rowFigures(options, *opened->dataset), *id, hashes);
  if (auto written = command.write(figuresText(options, table, "pairs", facts)); !written)
    return written;
  const Console console = command.console();
  const std::string threshold = options.recipe.threshold.toString();
  console.sayCount("found", groupedNumber(examined->found.texts),
                   "pairs of texts at or above " + threshold);
  console.sayCount("below", groupedNumber(examined->below.texts),
                   "candidates below it, compared in vain");
  console.sayCount("missed", groupedNumber(examined->missed.texts),
                   "pairs at or above it that share no band");
  sayTime(command, options);
  return {};
}

}  // namespace

const CliCommand &candidatesCommand() {
  static constexpr CliCommand kCommand{
      "candidates", "List candidates above and below the threshold, and missed pairs",
      bindCandidates, settleCandidates, runCandidates};
  return kCommand;
}

}  // namespace shinglescope
