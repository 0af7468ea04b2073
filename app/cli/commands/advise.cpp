// SPDX-License-Identifier: MIT
#include "app/cli/commands/advice_output.h"
#include "app/cli/commands/command.h"
#include "app/cli/commands/table_command.h"
#include "app/cli/options/against_options.h"
#include "app/cli/options/recipe_options.h"
#include "app/cli/options/run_options.h"
#include "core/base/decimal_text.h"
#include "core/tune/advice/advisor.h"

namespace shinglescope {
namespace {

constexpr std::uint64_t kMostSeconds = 31'536'000;
constexpr std::uint64_t kMostAdvisedMemory = std::uint64_t{1} << 30U;

void bindAdvise(OptionBinder &binder, CliOptions &options) {
  AdviceQuestion &question = options.tune.advice;
  bindTable(binder, options);
  bindAgainst(binder, options);
  bindSearchWithoutBands(binder, options.recipe);
  bindThreads(binder, options);
  binder.beginGroup("What is wanted");
  binder.offer(binder.ratio("--recall", "R",
                            "Least expected recall of pairs whose texts differ (default 0.95)",
                            question.leastRecall),
               {"0.9", "0.95", "0.99"});
  binder.choice("--rule", kAdviceRuleNames,
                "The cheapest plan that reaches the recall, or the best F1 (default least-cost)",
                question.rule);
  binder.number("--most-hashes", "K", "Most values per signature (default 512)", 1, kMaxHashes,
                question.mostHashes);
  binder.number("--max-time", "SECONDS", "Longest estimated time of a run (default any)", 1,
                kMostSeconds, question.mostSeconds);
  binder.add("--max-memory", "MiB", "Most estimated memory of a run (default any)",
             [&question](const std::string &word) {
               question.mostBytes = wholeNumber("--max-memory", word, 1, kMostAdvisedMemory) << 20U;
             });
  binder.beginGroup("Results");
  bindOutput(binder, "result.json", "Write the figures to this file (default -, standard output)",
             options);
  binder.path("--recipe-out", "recipe.json", "Write the recommended recipe, for find --recipe",
              options.recipeOutPath);
}

Result<void> settleAdvise(const OptionBinder &binder, CliOptions &options) {
  return settleTable(binder, options);
}

Result<void> runAdvise(const CliOptions &options, const std::stop_token &stop) {
  TableCommand command(options, stop);
  const auto dataset = command.open();
  if (!dataset) return dataset.error();
  const auto advice = adviseOn(**dataset, command.recipe(), options.tune.advice, command.context());
  if (!advice) return advice.error();
  if (auto written = command.writeRecipe(recipeToJson(advice->recipe)); !written) return written;
  if (auto written = command.write(adviceJson(*advice)); !written) return written;
  const Console console = command.console();
  sayAdvice(console, *advice, options.threads);
  console.sayCount("time", decimalText(command.seconds(), 2) + " s",
                   "to " + placeName(options.outPath));
  return {};
}

}  // namespace

const CliCommand &adviseCommand() {
  static constexpr CliCommand kCommand{
      "advise", "Recommend hashes, bands and rows for a promised recall, with the evidence",
      bindAdvise, settleAdvise, runAdvise};
  return kCommand;
}

}  // namespace shinglescope
