#pragma once

#include <QString>
#include <memory>
#include <optional>

#include "core/project/project_store.h"
#include "core/review/verdicts/verdicts.h"
#include "ui/session/column_role.h"
#include "ui/session/import_source.h"

namespace shinglescope {

class LogRelay;

/// A project with what it is about, read and put together in a job.
struct OpenedProject {
  std::shared_ptr<ProjectStore> store;
  SourceState source = SourceState::Missing;
  QString sourcePath;                ///< where the data is now; where it was if it is missing
  std::optional<OpenedTable> table;  ///< none where the source is missing
  std::optional<Recipe> recipe;
  std::shared_ptr<const DuplicateResult> result;  ///< null where it is to be found again
  std::shared_ptr<const RecordDigests> records;
  QString resultProblem;               ///< why the stored result could not be used; else empty
  std::shared_ptr<LogRelay> relay;     ///< the store's log
  std::unique_ptr<Verdicts> verdicts;  ///< folded from the relay; none without a table
};

/// Opens a project, for reading where it cannot be written, and its data, at
/// `sourcePath` where one is given. Blocking; for a job. Errors: those of
/// ProjectStore::open() and loadDataset().
Result<OpenedProject> openProject(const QString &path, const QString &sourcePath,
                                  const RunContext &context);
/// The same for a project that is open but whose data was missing.
Result<OpenedProject> openProjectData(std::shared_ptr<ProjectStore> store,
                                      const QString &sourcePath, const RunContext &context);

/// A project's log with what was folded from it.
struct FollowedVerdicts {
  std::shared_ptr<LogRelay> relay;
  std::unique_ptr<Verdicts> verdicts;
};
/// The verdicts as another program has saved them by now; none while there are
/// no more than `knownSteps`. Blocking; for one job at a time, and only for a
/// project that is read-only here.
Result<std::optional<FollowedVerdicts>> followProject(const std::shared_ptr<ProjectStore> &store,
                                                      std::size_t knownSteps,
                                                      const RecordSource &source,
                                                      std::shared_ptr<const TextClasses> classes,
                                                      const RunContext &context);

/// The texts of a result, kept as long as they are used.
std::shared_ptr<const TextClasses> classesOf(std::shared_ptr<const DuplicateResult> result);

/// How the data was read and its columns are used, as a project keeps it.
std::string profileOf(const ImportSource &source, const LoadOptions &options,
                      const Dataset &dataset, const std::vector<ColumnRole> &roles);
/// What a project keeps of the data that was opened. Asks the disk about the file.
SourceIdentity identityOf(const ImportSource &source, const LoadReport &report,
                          const LoadOptions &options, const Dataset &dataset,
                          const std::vector<ColumnRole> &roles);

}  // namespace shinglescope
