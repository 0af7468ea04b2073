// SPDX-License-Identifier: MIT
#include <unistd.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdio>
#include <sstream>

#include "app/cli/commands/command.h"
#include "app/cli/commands/worker_rows.h"
#include "app/cli/options/reading_options.h"
#include "app/cli/options/run_options.h"
#include "app/cli/worker/frames/frame_reader.h"
#include "app/cli/worker/frames/frame_writer.h"
#include "app/cli/worker/steps/driver_steps.h"
#include "app/cli/worker/steps/worker_step.h"
#include "core/dataset/source/encoding.h"

namespace shinglescope {
namespace {

constexpr std::array kSelectedNames = {NamedChoice{"texts", SelectedItems::Texts},
                                       NamedChoice{"keys", SelectedItems::Keys},
                                       NamedChoice{"ids", SelectedItems::Ids}};
constexpr std::array kFormNames = {NamedChoice{"all", ExpandForm::All},
                                   NamedChoice{"links", ExpandForm::Links},
                                   NamedChoice{"count", ExpandForm::Count}};

constexpr std::array kDownToNames = {NamedChoice{"threshold", ScoredDownTo::Threshold},
                                     NamedChoice{"floor", ScoredDownTo::Floor}};

/// More parts than any cluster has tasks.
constexpr std::uint64_t kMostParts = 1U << 20U;
constexpr std::uint64_t kMostRanges = 1U << 12U;
constexpr std::uint64_t kMostRowNumber = ~std::uint64_t{0} >> 1U;

/// The steps that the driver runs itself.
constexpr std::array kDriverSteps = {"plan", "rows", "side", "caps", "stop-list"};

/// Standard output of a step: frames, a bitmap or a line.
Result<void> writeOutput(std::string_view bytes) {
  if (std::fwrite(bytes.data(), 1, bytes.size(), stdout) == bytes.size()) return {};
  return plainError(ErrorCode::Io,
                    "Cannot write to standard output; the engine that reads it has stopped.");
}

Result<void> flushOutput() { return std::fflush(stdout) == 0 ? Result<void>() : writeOutput("\n"); }

void bindWorker(OptionBinder &binder, CliOptions &options) {
  WorkerOptions &worker = options.worker;
  binder.beginGroup("Step");
  binder.path("--table", "FILE", "The table that the step rows reads", worker.table);
  binder.path("--recipe", "FILE", "The recipe of the run", options.recipeFile);
  binder.number("--parts", "N", "Parts of the next step", 1, kMostParts, worker.parts);
  binder.number("--rows", "N", "Rows of the whole table", 0, kMostRowNumber, worker.rows);
  binder.number("--ranges", "N", "Ranges of keys in each band, a power of two", 1, kMostRanges,
                worker.ranges);
  binder.number("--texts", "N", "Distinct texts of the whole table", 0, kMostRowNumber,
                worker.texts);
  binder.number("--reference", "ROW", "First row of the reference", 0, kMostRowNumber,
                worker.reference);
  binder.path("--skip", "FILE", "Bitmap of rows that are skipped", worker.skipPath);
  binder.path("--only", "FILE", "Bitmap of the rows that are chosen", worker.onlyPath);
  binder.path("--several", "FILE", "Bitmap of the first rows of texts that several rows have",
              worker.severalPath);
  binder.path("--stop", "FILE", "List of the stop shingles", worker.stopPath);
  binder.choice("--what", kSelectedNames, "Returns this of the chosen rows", worker.what);
  binder.choice("--form", kFormNames, "Writes these pairs of rows", worker.form);
  binder.choice("--down-to", kDownToNames, "Scores pairs down to the threshold or the floor",
                worker.downTo);
  binder.number("--most-rows", "N", "Draws groups of at most so many rows", 1, kMostRowNumber,
                worker.mostRows);
  binder.add("--caps", "A,B,...", "Caps of the bands", [&worker](const std::string &word) {
    worker.caps.clear();
    std::istringstream list(word);
    for (std::string cap; std::getline(list, cap, ',');)
      worker.caps.push_back(wholeNumber("--caps", cap, 0, kMostRowNumber));
  });
  bindMemory(binder, options);
  bindReading(binder, options.load, options.isStrict);
}

Result<void> settleWorker(const OptionBinder &binder, CliOptions &options) {
  if (auto settled = settleReading(binder, options.load); !settled) return settled;
  const std::string &step = options.file;
  const std::vector<std::string> names = workerStepNames();
  if (std::ranges::find(names, step) == names.end())
    return badParameter("there is no step " + quotedForMessage(step) + suggestion(step, names) +
                        "; docs/worker.md lists the steps.");
  if (options.recipeFile.empty())
    return badParameter("worker needs --recipe; give the recipe of the run.");
  auto recipe = loadRecipe(options.recipeFile);
  if (!recipe) return recipe.error();
  options.recipe = *std::move(recipe);
  if (options.recipe.measure.isContainment())
    return badParameter(
        "worker knows only the measure \"jaccard\": a search for containment is not split into "
        "parts; use find on one machine.");
  if (options.recipe.shingle.foldsRareWords())
    return badParameter(
        "worker does not know how many rows of the table contain a word, so it cannot fold rare "
        "words; remove shingle.rare_words, or use find on one machine.");
  if (!options.worker.stopPath.empty()) {
    auto assigned = assignTo(options.recipe.shingle.stop, readStopList(options.worker.stopPath));
    if (!assigned) return assigned;
  }
  if (!std::has_single_bit(options.worker.ranges))
    return badParameter("--ranges is not a power of two; choose 1, 2, 4 and so on.");
  if ((step == "rows") != !options.worker.table.empty())
    return badParameter("The step rows needs --table, and other steps do not take it.");
  options.load.mayLeaveText = step == "rows";
  return {};
}

Result<void> runDriverStep(const CliOptions &options, FrameReader &in, const RunContext &context) {
  const WorkerOptions &worker = options.worker;
  if (options.file == "plan") return writeOutput(recipePlan(options.recipe));
  if (options.file == "side") return writeBits(worker, in, writeOutput);
  if (options.file == "stop-list") return writeStopList(in, writeOutput);
  if (options.file == "caps") {
    const auto caps = bandCaps(worker, options.recipe, in);
    return caps ? writeOutput(*caps) : Result<void>(caps.error());
  }
  FrameWriter out(writeOutput);
  return writeTableRows(options, out, context);
}

Result<void> runWorker(const CliOptions &options, const std::stop_token &stop) {
  const RunContext context{stop, nullptr, 1, options.memoryBytes};
  FrameReader in(descriptorSource(STDIN_FILENO));
  const StepKind *const kind = stepKind(options.file);
  Result<void> done;
  if (kind == nullptr) {
    done = runDriverStep(options, in, context);
  } else {
    FrameWriter out(writeOutput);
    StepValues values;
    done = runStep(*kind, {options.recipe, options.worker, out, values, context}, in);
  }
  return done ? flushOutput() : done;
}

}  // namespace

std::vector<std::string> workerStepNames() {
  std::vector<std::string> names(kDriverSteps.begin(), kDriverSteps.end());
  for (std::string &name : stepNames()) names.push_back(std::move(name));
  return names;
}

const CliCommand &workerCommand() {
  static constexpr CliCommand kCommand{"worker",   "Run one step of a run on a cluster",
                                       bindWorker, settleWorker,
                                       runWorker,  FirstArgument::Step};
  return kCommand;
}

}  // namespace shinglescope
