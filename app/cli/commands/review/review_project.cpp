// SPDX-License-Identifier: MIT
#include "app/cli/commands/review/review_project.h"

#include <filesystem>

#include "app/cli/output/amount_text.h"
#include "app/cli/output/summary.h"
#include "core/dataset/table/merge_datasets.h"
#include "core/dataset/table/two_tables.h"
#include "core/pipeline/recipe/recipe_columns.h"
#include "core/project/table_match_json.h"

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

/// One of the tables of a project: which one it is, and the option for its current path.
struct TableRole {
  const char *name;
  const char *option;
};

struct ReadTable {
  std::string path;
  LoadedDataset loaded;
  std::uint64_t maxRowBytes = 0;
};

/// Reads a table as it was read when it was searched, and checks that it still is that table.
Result<ReadTable> readTable(const SourceIdentity &identity, const TableRole &role,
                            const std::optional<std::string> &given, const std::string &project,
                            const RunContext &context) {
  ReadTable table{given.value_or(likelySourcePath(identity, project)), {}, 0};
  if (table.path.empty())
    return plainError(ErrorCode::Io,
                      "The project's " + std::string(role.name) + " \"" + identity.path +
                          "\" does not exist; give its current path with " + role.option + ".",
                      identity.path);
  const LoadOptions load = optionsFor(identity.dialect);
  auto loaded = loadDataset(table.path, load, context);
  if (!loaded) return loaded.error();
  table.maxRowBytes = load.maxRowBytes;
  table.loaded = *std::move(loaded);
  const SourceState state = compareSource(identity, table.path, table.loaded.report);
  if (state != SourceState::Changed) return table;
  return plainError(ErrorCode::Format,
                    "\"" + table.path + "\" is not the " + role.name +
                        " that was searched; run find with a new --project, then merge the "
                        "verdicts of this one.",
                    table.path);
}

/// Reads the second table and joins it to the first.
Result<void> readSecond(const CliOptions &options, const SourceIdentity &identity,
                        ReviewProject &project, const RunContext &context) {
  auto table = readTable(identity, {"second table", "--against-source"},
                         options.review.againstSource, options.file, context);
  if (!table) return table.error();
  const Dataset &first = *project.loaded.dataset;
  const Dataset &second = *table->loaded.dataset;
  TableMatch match =
      tableMatchFromJson(identity.profile, first, second, matchColumnsByName(first, second));
  auto joined = joinTables(first, second, match.columns, context);
  if (!joined) return joined.error();
  project.dataset = *std::move(joined);
  project.second = {std::move(table->path), std::move(table->loaded), std::move(match)};
  return {};
}

Result<void> readSource(const CliOptions &options, ReviewProject &project,
                        const RunContext &context) {
  const ProjectContent &content = project.store->content();
  if (!content.source) return noResult(options.file);
  auto table = readTable(*content.source, {"table", "--source"}, options.review.source,
                         options.file, context);
  if (!table) return table.error();
  project.sourcePath = std::move(table->path);
  project.maxRowBytes = table->maxRowBytes;
  project.loaded = std::move(table->loaded);
  project.dataset = project.loaded.dataset;
  if (content.reference && !content.reference->path.empty())
    return readSecond(options, *content.reference, project, context);
  if (options.review.againstSource)
    return badParameter("\"" + options.file + "\" is about one table; leave out --against-source.");
  return {};
}

/// Handles a stored result that cannot be restored: verdicts can be exported without it, with a
/// warning. Otherwise adds advice to the error.
Result<void> withoutResult(const CliOptions &options, const Error &error) {
  if (options.onlyExportsVerdicts()) {
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

/// Checks that the result is about the columns that are matched now.
Result<void> checkMatch(const std::string &path, const ReviewProject &project,
                        const DuplicateResult &result) {
  if (!project.second) return {};
  const auto columns = pairsToName(*project.loaded.dataset, *project.second->loaded.dataset,
                                   project.second->match.columns, namedColumns(result.recipe()));
  if (result.report.against && result.report.against->columns == columns) return {};
  return plainError(ErrorCode::Format,
                    "The columns of the two tables of \"" + path +
                        "\" were matched differently after the search; search again in the "
                        "window.",
                    path);
}

Result<void> restoreResult(const CliOptions &options, ReviewProject &project,
                           const RunContext &context) {
  const auto stored = project.store->storedRun();
  if (!stored) return stored.error();
  if (!*stored) return noResult(options.file);
  auto result = project.store->restoreResult(**stored, *project.dataset, context);
  if (!result && result.error().code == ErrorCode::Format)
    return withoutResult(options, result.error());
  if (!result) return result.error();
  if (const auto matched = checkMatch(options.file, project, *result); !matched) {
    if (!options.onlyExportsVerdicts()) return matched;
    return withoutResult(options, matched.error());
  }
  project.result = std::make_shared<const DuplicateResult>(*std::move(result));
  return {};
}

/// Returns the id column in the recipe of the result, or in the stored recipe if there is no
/// result.
Result<std::optional<ColumnId>> idOf(const ReviewProject &project) {
  if (project.result) return idColumn(*project.dataset, project.result->recipe());
  const ProjectValues &settings = project.store->content().settings;
  const auto set = settings.find(project_setting::kRecipe);
  const auto recipe = recipeFromJson(set == settings.end() ? std::string() : set->second);
  return recipe ? idColumn(*project.dataset, *recipe) : std::optional<ColumnId>();
}

Result<void> foldVerdicts(ReviewProject &project, const RunContext &context) {
  auto digests = project.second ? RecordDigests::makeOfTwo(*project.loaded.dataset,
                                                           *project.second->loaded.dataset, context)
                                : RecordDigests::make(*project.dataset, context);
  if (!digests) return digests.error();
  const auto id = idOf(project);
  if (!id) return id.error();
  const RecordSource source{project.dataset,
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
  how.access = options.changesProject() ? ProjectAccess::Write : ProjectAccess::ReadOnly;
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

std::string rowName(const ReviewProject &project, RecordId row) {
  const std::string number = "row " + std::to_string(numberInTable(*project.dataset, row));
  if (!project.second) return number;
  return number + (isInSecondTable(*project.dataset, row) ? " of table 2" : " of table 1");
}

std::vector<std::string> tableNames(const ReviewProject &project) {
  if (!project.second) return {};
  std::vector<std::string> names;
  for (const std::string &path : {project.sourcePath, project.second->path})
    names.push_back(std::filesystem::path(path).filename().string());
  return names;
}

void sayOrphans(const Console &console, const ReviewProject &project) {
  const std::uint64_t orphaned = project.verdicts->reattachment().orphaned;
  if (orphaned > 0)
    console.sayCount("orphaned", groupedNumber(orphaned), "on records that are not in the table");
}

}  // namespace shinglescope
