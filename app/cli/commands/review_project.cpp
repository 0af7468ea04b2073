// SPDX-License-Identifier: MIT
#include "app/cli/commands/review_project.h"

#include "app/cli/output/summary.h"
#include "core/pipeline/recipe/recipe_columns.h"

namespace shinglescope {
namespace {

Error noResult(const std::string &path) {
  return plainError(
      ErrorCode::Format,
      "\"" + path +
          "\" contains no search result; run find or exact with --project, or search in the "
          "window.",
      path);
}

Result<void> readSource(const CliOptions &options, ReviewProject &project,
                        const RunContext &context) {
  const std::optional<SourceIdentity> &identity = project.store->content().source;
  if (!identity) return noResult(options.file);
  project.sourcePath = options.review.source.value_or(likelySourcePath(*identity, options.file));
  if (project.sourcePath.empty())
    return plainError(ErrorCode::Io,
                      "The project's table \"" + identity->path +
                          "\" does not exist; give its current path with --source.",
                      identity->path);
  const LoadOptions load = optionsFor(identity->dialect);
  auto loaded = loadDataset(project.sourcePath, load, context);
  if (!loaded) return loaded.error();
  project.maxRowBytes = load.maxRowBytes;
  project.loaded = *std::move(loaded);
  const SourceState state = compareSource(*identity, project.sourcePath, project.loaded.report);
  if (state != SourceState::Changed) return {};
  return plainError(
      ErrorCode::Format,
      "\"" + project.sourcePath +
          "\" is not the table that was searched; run find with a new --project, then merge "
          "the verdicts of this one.",
      project.sourcePath);
}

/// Handles a stored result that cannot be restored: verdicts can be exported without it, with a
/// warning. Otherwise adds advice to the error.
Result<void> withoutResult(const CliOptions &options, const Error &error) {
  if (options.review.onlyExportsVerdicts()) {
    Console(options.verbosity)
        .say("shinglescope-cli: warning: " + inEnglish(error.message) +
             " The verdicts are written without it.");
    return {};
  }
  const Message advice{
      MessageId::PlainText,
      {"Run find with --project NEW, then merge the verdicts: review NEW --merge \"" +
       options.file + "\"."}};
  return errorOf(error.code, {MessageId::PlainText, {std::vector{error.message, advice}}},
                 error.file);
}

Result<void> restoreResult(const CliOptions &options, ReviewProject &project,
                           const RunContext &context) {
  const auto stored = project.store->storedRun();
  if (!stored) return stored.error();
  if (!*stored) return noResult(options.file);
  if ((*stored)->firstReference)
    return badParameter(
        "\"" + options.file +
        "\" was compared with a reference and has no groups; review it in the window.");
  auto result = project.store->restoreResult(**stored, *project.loaded.dataset, context);
  if (!result && result.error().code == ErrorCode::Format)
    return withoutResult(options, result.error());
  if (!result) return result.error();
  project.result = std::make_shared<const DuplicateResult>(*std::move(result));
  return {};
}

/// Returns the id column in the recipe of the result, or in the stored recipe if there is no
/// result.
Result<std::optional<ColumnId>> idOf(const ReviewProject &project) {
  if (project.result) return idColumn(*project.loaded.dataset, project.result->recipe());
  const ProjectValues &settings = project.store->content().settings;
  const auto set = settings.find(project_setting::kRecipe);
  const auto recipe = recipeFromJson(set == settings.end() ? std::string() : set->second);
  return recipe ? idColumn(*project.loaded.dataset, *recipe) : std::optional<ColumnId>();
}

Result<void> foldVerdicts(ReviewProject &project, const RunContext &context) {
  auto digests = RecordDigests::make(*project.loaded.dataset, context);
  if (!digests) return digests.error();
  const auto id = idOf(project);
  if (!id) return id.error();
  const RecordSource source{project.loaded.dataset,
                            std::make_shared<const RecordDigests>(*std::move(digests)), *id};
  std::shared_ptr<const TextClasses> classes;
  if (project.result) classes = {project.result, &project.result->classes};
  auto folded = Verdicts::open(*project.store, source, std::move(classes), context);
  if (!folded) return folded.error();
  project.verdicts = *std::move(folded);
  return {};
}

Result<ReviewProject> openReviewProject(const CliOptions &options, const RunContext &context) {
  ProjectOptions how;
  how.access = options.review.changesProject() ? ProjectAccess::Write : ProjectAccess::ReadOnly;
  auto store = ProjectStore::open(options.file, how, context);
  if (!store) return store.error();
  ReviewProject project;
  project.store = *std::move(store);
  for (const Message &note : project.store->notes())
    Console(options.verbosity).say(inEnglish(note));
  if (auto done = readSource(options, project, context); !done) return done.error();
  if (auto done = restoreResult(options, project, context); !done) return done.error();
  if (auto done = foldVerdicts(project, context); !done) return done.error();
  return project;
}

/// Reports, after an error, that the verdicts of committed steps are saved, whatever failed later.
void saySaved(const ReviewProject &project, std::uint64_t stepsBefore,
              const ProjectClosing &closing) {
  const std::uint64_t saved = project.store->savedThrough();
  if (saved <= stepsBefore && closing.unsavedSteps == 0) return;
  std::uint64_t verdicts = 0;
  const VerdictLog &log = project.verdicts->log();
  for (std::uint64_t step = stepsBefore + 1; step <= saved; ++step)
    verdicts += log.changeCount(step);
  const std::string path = project.store->path();
  sayError(inEnglish(saved > stepsBefore
                         ? Message{MessageId::VerdictsSavedBefore, {path, groupedNumber(verdicts)}}
                         : Message{MessageId::NothingSavedBefore, {path}}));
}

}  // namespace

Result<void> withReviewProject(const CliOptions &options, const std::stop_token &stop,
                               const std::function<Result<void>(ReviewProject &, ProgressPrinter &,
                                                                const RunContext &)> &work) {
  Progress progress;
  ProgressPrinter printer(progress, options.verbosity);
  const RunContext context{stop, &progress, options.threads, options.memoryBytes};
  auto project = openReviewProject(options, context);
  if (!project) return project.error();
  const std::uint64_t stepsBefore = project->store->savedThrough();
  auto done = work(*project, printer, context);
  const ProjectClosing closing = project->store->close();
  if (done && !closing.error) return {};
  printer.stop();
  saySaved(*project, stepsBefore, closing);
  return done ? Result<void>(*closing.error) : done;
}

Result<Ratio> thresholdOf(const ReviewProject &project, const std::optional<Ratio> &asked) {
  const Recipe &recipe = project.result->recipe();
  const Ratio threshold = asked.value_or(recipe.threshold);
  if (threshold < recipe.effectiveFloor())
    return badParameter("--threshold is " + threshold.toString() +
                        ", but scores are kept down to " + recipe.effectiveFloor().toString() +
                        "; search again with a lower floor.");
  return threshold;
}

void sayOrphans(const Console &console, const ReviewProject &project) {
  const std::uint64_t orphaned = project.verdicts->reattachment().orphaned;
  if (orphaned > 0)
    console.sayCount("orphaned", groupedNumber(orphaned), "on records that are not in the table");
}

}  // namespace shinglescope
