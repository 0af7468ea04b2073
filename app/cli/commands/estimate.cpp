// SPDX-License-Identifier: MIT
#include <array>
#include <nlohmann/json.hpp>

#include "app/cli/commands/command.h"
#include "app/cli/commands/table_command.h"
#include "app/cli/options/against_options.h"
#include "app/cli/options/recipe_options.h"
#include "app/cli/options/run_options.h"
#include "app/cli/output/amount_text.h"
#include "app/cli/output/summary.h"
#include "core/base/decimal_text.h"
#include "core/pipeline/estimate/machine_limit.h"

namespace shinglescope {
namespace {

using EstimateJson = nlohmann::ordered_json;

constexpr std::uint64_t kGibibyte = std::uint64_t{1} << 30U;
/// The machines that the limits are for, besides this one.
constexpr std::array kOtherMachines = {64 * kGibibyte, 256 * kGibibyte, 512 * kGibibyte};

void bindEstimate(OptionBinder &binder, CliOptions &options) {
  bindTable(binder, options);
  bindAgainst(binder, options);
  bindSearch(binder, options.recipe);
  bindPairs(binder, options.recipe);
  bindThreads(binder, options);
  bindMemory(binder, options);
  binder.beginGroup("Results");
  bindOutput(binder, "result.json", "Write the figures to this file (default -, standard output)",
             options);
}

Result<void> settleEstimate(const OptionBinder &binder, CliOptions &options) {
  auto settled = settleTable(binder, options);
  if (settled && options.recipe.measure.isContainment())
    return badParameter(
        "estimate is about searches with bands, which containment does not use; "
        "find tells the cost of a long run before it starts.");
  options.load.mayLeaveText = !options.against && options.recipe.same.empty();
  return settled;
}

EstimateJson limitJson(std::uint64_t memory, bool isThis, const MachineLimit &limit) {
  return {{"memory_bytes", memory},
          {"this_machine", isThis},
          {"most_rows", limit.rows},
          {"seconds", limit.seconds},
          {"temporary_bytes", limit.temporaryBytes}};
}

void sayLimit(const Console &console, const std::string &name, const MachineLimit &limit) {
  std::string note = "about " + decimalText(limit.seconds, limit.seconds < 10 ? 1 : 0) + " s";
  if (limit.temporaryBytes > 0)
    note += ", " + byteSizeText(limit.temporaryBytes) + " of temporary files";
  if (limit.isOfRowNumbers) note += ", all that have row numbers";
  console.sayCount(name.c_str(), groupedNumber(limit.rows), note);
}

void sayEstimate(const Console &console, const CliOptions &options, const RunEstimate &estimate) {
  console.sayCount("rows", groupedNumber(estimate.rows));
  console.sayCount("distinct texts", groupedNumber(estimate.distinctTexts), "about");
  console.sayCount("row pairs", groupedNumber(estimate.allPairs), "that may form");
  console.sayCount("candidates", groupedNumber(estimate.candidates),
                   estimate.isCandidateBound ? "at most" : "about");
  console.sayCount("time", decimalText(estimate.seconds, 2) + " s",
                   "about, on " + countedText(options.threads, "thread"));
  console.sayCount("memory", byteSizeText(estimate.memoryBytes), "at most");
}

Result<void> runEstimateCommand(const CliOptions &options, const std::stop_token &stop) {
  TableCommand command(options, stop);
  const auto dataset = command.open();
  if (!dataset) return dataset.error();
  EstimateOptions kind;
  kind.firstReference = command.tables().firstReference;
  const auto estimate = estimateRun(**dataset, command.recipe(), command.context(), kind);
  if (!estimate) return estimate.error();
  const Console console = command.console();
  sayEstimate(console, options, *estimate);
  EstimateJson json{{"rows", estimate->rows},
                    {"distinct_texts", estimate->distinctTexts},
                    {"row_pairs", estimate->allPairs},
                    {"candidates", estimate->candidates},
                    {"candidates_are_bound", estimate->isCandidateBound},
                    {"pairs", estimate->pairs},
                    {"seconds", estimate->seconds},
                    {"cpu_seconds", estimate->cpuSeconds},
                    {"threads", options.threads},
                    {"memory_bytes", estimate->memoryBytes},
                    {"table_bytes", estimate->tableBytes}};
  console.say("Most rows like these that one machine can search, with the text in its file:");
  const std::uint64_t own = memoryLimit(command.context());
  EstimateJson machines = EstimateJson::array();
  const auto add = [&](const std::string &name, std::uint64_t memory, bool isThis) {
    const MachineLimit limit = machineLimit(*estimate, command.recipe(), memory, options.threads);
    machines.push_back(limitJson(memory, isThis, limit));
    sayLimit(console, name, limit);
  };
  add("this machine", own, true);
  // A run uses three quarters of the memory of its machine.
  for (const std::uint64_t memory : kOtherMachines)
    add(std::to_string(memory / kGibibyte) + " GB", memory / 4 * 3, false);
  json["machines"] = std::move(machines);
  return command.write(json.dump(2) + "\n");
}

}  // namespace

const CliCommand &estimateCommand() {
  static constexpr CliCommand kCommand{
      "estimate", "Estimate time and memory of find, and where one machine stops", bindEstimate,
      settleEstimate, runEstimateCommand};
  return kCommand;
}

}  // namespace shinglescope
