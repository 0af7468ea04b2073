// SPDX-License-Identifier: MIT
#include "ui/session/opened_project.h"

#include <QFile>
#include <QFileInfo>
#include <algorithm>

#include "ui/base/text/message_text.h"
#include "ui/session/buffered_verdict_store.h"
#include "ui/session/project_path.h"

namespace shinglescope {
namespace {

/// The roles of a project without import profile: the columns of its recipe, or else guesses. The
/// command line stores no profile.
std::vector<ColumnRole> rolesWithoutProfile(const std::optional<Recipe> &recipe,
                                            const Dataset &dataset) {
  std::vector<ColumnRole> guessed = guessColumnRoles(dataset);
  if (!recipe || recipe->compare.empty()) return guessed;
  std::vector<ColumnRole> others = guessed;
  // A run without id would write other files than one with an id.
  if (!recipe->id) std::ranges::replace(others, ColumnRole::Id, ColumnRole::Shown);
  const auto roles = rolesForRecipe(*recipe, dataset, std::move(others));
  return roles ? *roles : guessed;
}

/// Reads the table with the options and roles of the project.
Result<OpenedTable> readTable(const SourceIdentity &identity, const QString &path,
                              const std::optional<Recipe> &recipe, const RunContext &context) {
  const LoadOptions options = optionsFor(identity.dialect);
  Result<LoadedDataset> loaded = loadDataset(nativePath(path), options, context);
  if (!loaded) return loaded.error();
  const Dataset &dataset = *loaded->dataset;
  const auto profile = ImportProfile::fromJson(QByteArray::fromStdString(identity.profile));
  std::vector<ColumnRole> roles =
      profile ? profile->rolesFor(dataset.columnNames(), guessColumnRoles(dataset))
              : rolesWithoutProfile(recipe, dataset);
  return OpenedTable{*std::move(loaded), options, std::move(roles), false};
}

/// Tests whether the stored result is about the columns that are compared now.
bool isOfSameColumns(const OpenedProject &opened, const RunReport &report) {
  if (!opened.joined) return true;
  const SecondTable &second = *opened.joined->second;
  const Dataset &first = *opened.table->loaded.dataset;
  return report.against &&
         report.against->columns == againstReport(second, first, report.recipe).columns;
}

Result<void> restoreResult(OpenedProject &opened, const RunContext &context) {
  const Result<std::optional<StoredRun>> stored = opened.store->storedRun();
  if (!stored) return stored.error();
  if (!*stored) return {};
  const Dataset &rows = opened.joined ? *opened.joined->dataset : *opened.table->loaded.dataset;
  Result<DuplicateResult> result = opened.store->restoreResult(**stored, rows, context);
  if (!result) return result.error();
  // The columns were matched differently after the run.
  if (!isOfSameColumns(opened, result->report)) return {};
  opened.result = std::make_shared<const DuplicateResult>(*std::move(result));
  return {};
}

std::optional<ColumnId> idColumnOf(const std::vector<ColumnRole> &roles) {
  const auto id = std::ranges::find(roles, ColumnRole::Id);
  if (id == roles.end()) return std::nullopt;
  return ColumnId{static_cast<std::uint32_t>(id - roles.begin())};
}

/// Where a source of a project is now.
QString placeOf(const SourceIdentity &identity, const QString &located,
                const std::string &projectPath) {
  if (!located.isEmpty()) return located;
  return QFile::decodeName(likelySourcePath(identity, projectPath).c_str());
}

bool isMissing(const QString &path) { return path.isEmpty() || !QFileInfo::exists(path); }

/// Reads the second table and joins it to the first.
Result<void> joinSecond(OpenedProject &opened, const SourceIdentity &identity,
                        const RunContext &context) {
  const LoadOptions options = optionsFor(identity.dialect);
  Result<LoadedDataset> loaded = loadDataset(nativePath(opened.secondPath), options, context);
  if (!loaded) return loaded.error();
  opened.second = compareSource(identity, nativePath(opened.secondPath), loaded->report);
  SecondTable second{{opened.secondPath, nullptr},
                     std::move(loaded->dataset),
                     std::move(loaded->report),
                     options,
                     {},
                     false};
  const std::shared_ptr<const Dataset> &first = opened.table->loaded.dataset;
  restoreSecondTable(QByteArray::fromStdString(identity.profile), *first, opened.table->roles,
                     second);
  auto joined = joinWithSecond(first, std::move(second), context);
  if (!joined) return joined.error();
  opened.records = joined->records;
  opened.joined = *std::move(joined);
  return {};
}

/// Reads one table or both, and computes the keys of their rows. Without `table` afterwards, a file
/// is missing.
Result<void> readTables(OpenedProject &opened, const LocatedSources &located,
                        const RunContext &context) {
  const ProjectContent &content = opened.store->content();
  const SourceIdentity &identity = *content.source;
  const QString chosen = placeOf(identity, located.data, opened.store->path());
  opened.sourcePath = chosen.isEmpty() ? QFile::decodeName(identity.path.c_str()) : chosen;
  if (isMissing(chosen)) return {};
  const bool hasSecond = content.reference && !content.reference->path.empty();
  if (hasSecond) {
    const QString place = placeOf(*content.reference, located.second, opened.store->path());
    opened.secondPath =
        place.isEmpty() ? QFile::decodeName(content.reference->path.c_str()) : place;
    opened.second = SourceState::Missing;
    if (isMissing(place)) return {};
  }
  Result<OpenedTable> table = readTable(identity, chosen, opened.recipe, context);
  if (!table) return table.error();
  opened.table = *std::move(table);
  opened.source = compareSource(identity, nativePath(chosen), opened.table->loaded.report);
  if (hasSecond) return joinSecond(opened, *content.reference, context);
  Result<RecordDigests> records = RecordDigests::make(*opened.table->loaded.dataset, context);
  if (!records) return records.error();
  opened.records = std::make_shared<const RecordDigests>(*std::move(records));
  return {};
}

/// Folds the verdicts. Called last, because it can take longest.
Result<OpenedProject> withVerdicts(OpenedProject opened, const RunContext &context) {
  opened.relay = std::make_shared<BufferedVerdictStore>(opened.store);
  const RecordSource source{opened.joined ? opened.joined->dataset : opened.table->loaded.dataset,
                            opened.records, idColumnOf(opened.table->roles)};
  auto verdicts = Verdicts::open(*opened.relay, source, classesOf(opened.result), context);
  if (!verdicts) return verdicts.error();
  opened.verdicts = *std::move(verdicts);
  return opened;
}

}  // namespace

std::shared_ptr<const TextClasses> classesOf(std::shared_ptr<const DuplicateResult> result) {
  if (result == nullptr) return nullptr;
  return {result, &result->classes};
}

Result<std::optional<FollowedVerdicts>> followProject(const std::shared_ptr<ProjectStore> &store,
                                                      std::size_t knownSteps,
                                                      const RecordSource &source,
                                                      std::shared_ptr<const TextClasses> classes,
                                                      const RunContext &context) {
  if (auto steps = store->readNewSteps(); !steps) return steps.error();
  if (store->steps().size() <= knownSteps) return std::optional<FollowedVerdicts>();
  FollowedVerdicts followed{std::make_shared<BufferedVerdictStore>(store), nullptr};
  auto verdicts = Verdicts::open(*followed.relay, source, std::move(classes), context);
  if (!verdicts) return verdicts.error();
  followed.verdicts = *std::move(verdicts);
  return std::optional(std::move(followed));
}

Result<OpenedProject> openProject(const QString &path, const QString &sourcePath,
                                  const RunContext &context) {
  ProjectOptions options;
  options.access = ProjectAccess::WriteIfPossible;
  Result<std::unique_ptr<ProjectStore>> store =
      ProjectStore::open(nativePath(path), options, context);
  if (!store) return store.error();
  return openProjectData(std::shared_ptr<ProjectStore>(*std::move(store)), {sourcePath}, context);
}

Result<OpenedProject> openProjectData(std::shared_ptr<ProjectStore> store,
                                      const LocatedSources &located, const RunContext &context) {
  OpenedProject opened;
  opened.store = std::move(store);
  const ProjectContent &content = opened.store->content();
  if (const auto found = content.settings.find(project_setting::kRecipe);
      found != content.settings.end()) {
    Result<Recipe> recipe = recipeFromJson(found->second);
    if (recipe) opened.recipe = *std::move(recipe);
  }
  if (!content.source) return opened;
  if (auto read = readTables(opened, located, context); !read) return read.error();
  if (!opened.table) return opened;
  const bool isChanged =
      opened.source == SourceState::Changed || opened.second == SourceState::Changed;
  if (isChanged) return withVerdicts(std::move(opened), context);
  if (auto restored = restoreResult(opened, context); !restored) {
    if (restored.error().code == ErrorCode::Cancelled) return restored.error();
    opened.resultProblem = messageText(restored.error().message);
  }
  return withVerdicts(std::move(opened), context);
}

std::string profileOf(const ImportSource &source, const LoadOptions &options,
                      const Dataset &dataset, const std::vector<ColumnRole> &roles) {
  ImportProfile profile{importPattern(source.path), options, {}, roles};
  for (const std::string &name : dataset.columnNames())
    profile.columns.append(QString::fromStdString(name));
  return profile.toJson().toStdString();
}

SourceIdentity identityOf(const ImportSource &source, const LoadReport &report,
                          const LoadOptions &options, const Dataset &dataset,
                          const std::vector<ColumnRole> &roles) {
  const std::string path = source.isPasted() ? std::string("pasted table") : filePathOf(source);
  return identifySource(path, report, profileOf(source, options, dataset, roles));
}

SourceIdentity identityOfSecond(const SecondTable &second, const Dataset &first) {
  return identifySource(
      second.source.isPasted() ? std::string("pasted table") : filePathOf(second.source),
      second.report, secondTableToJson(second, first).toStdString());
}

}  // namespace shinglescope
