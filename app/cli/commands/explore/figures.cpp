// SPDX-License-Identifier: MIT
#include "app/cli/commands/explore/figures.h"

#include "app/cli/options/against_options.h"
#include "app/cli/options/recipe_options.h"
#include "app/cli/options/run_options.h"
#include "app/cli/options/word_list.h"
#include "app/cli/output/summary.h"
#include "core/base/decimal_text.h"

namespace shinglescope {
void bindExplore(OptionBinder &binder, CliOptions &options, const char *helpOfOutput) {
  bindTable(binder, options);
  bindAgainst(binder, options);
  bindSearch(binder, options.recipe);
  bindThreads(binder, options);
  binder.beginGroup("Results");
  bindOutput(binder, "figures.csv", helpOfOutput, options);
}

void bindCounts(OptionBinder &binder, const char *name, const char *help, std::uint64_t most,
                std::vector<std::uint32_t> &counts) {
  binder.add(name, "LIST", help, [&counts, name, most](const std::string &word) {
    counts = itemsOf(word, [name, most](const std::string &item) {
      return static_cast<std::uint32_t>(wholeNumber(name, item, 1, most));
    });
  });
}

RowFigures rowFigures(const CliOptions &options, const Dataset &dataset) {
  return {dataset, options.hasPairsWithin};
}

Result<ExploredTable> openExplored(TableCommand &command, const Recipe &recipe, bool isAboutBands) {
  auto dataset = command.open();
  if (!dataset) return dataset.error();
  if (isAboutBands)
    if (auto uses = checkUsesBands(recipe); !uses) return uses.error();
  auto texts = makeExactSets(**dataset, recipe, command.context());
  if (!texts) return texts.error();
  return ExploredTable{*std::move(dataset), *std::move(texts)};
}

void sayTime(const TableCommand &command, const CliOptions &options) {
  command.console().sayCount("time", decimalText(command.seconds(), 2) + " s",
                             "to " + placeName(options.outPath));
}

std::string figuresText(const CliOptions &options, const FigureTable &table, const char *name,
                        FigureJson facts) {
  if (!options.outPath.ends_with(".json")) return table.csv();
  facts[name] = table.json();
  return facts.dump(2, ' ', false, FigureJson::error_handler_t::replace) + "\n";
}

}  // namespace shinglescope
