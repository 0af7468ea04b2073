// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <memory>
#include <optional>

#include "core/project/project_store.h"
#include "core/review/verdicts/verdicts.h"
#include "ui/session/column_role.h"
#include "ui/session/import_source.h"
#include "ui/session/second_table.h"

namespace shinglescope {

class BufferedVerdictStore;

/// A project with its data, result and verdicts, loaded by a job.
struct OpenedProject {
  std::shared_ptr<ProjectStore> store;
  SourceState source = SourceState::Missing;
  QString sourcePath;                ///< current path of the data; its last path if it is missing
  std::optional<OpenedTable> table;  ///< nullopt if the source is missing
  /// The same for the second table, if the project has one. While it is missing, `table` is
  /// nullopt.
  std::optional<SourceState> second = {};
  QString secondPath = {};
  std::optional<JoinedTables> joined = {};  ///< with the rows of both, which the verdicts are about
  std::optional<Recipe> recipe;
  std::shared_ptr<const DuplicateResult> result;  ///< null if a new run is needed
  std::shared_ptr<const RecordDigests> records;
  QString resultProblem;                        ///< why the stored result is unusable; or empty
  std::shared_ptr<BufferedVerdictStore> relay;  ///< the store's log
  std::unique_ptr<Verdicts> verdicts;           ///< folded from the relay; null without a table
};

/// Paths at which the user found what was missing; empty: as stored.
struct LocatedSources {
  QString data = {};
  QString second = {};
};

/// Opens a project and its data, from `sourcePath` if given. A project that cannot be written
/// is opened read-only. Blocking; for a job. Errors: those of ProjectStore::open() and
/// loadDataset().
Result<OpenedProject> openProject(const QString &path, const QString &sourcePath,
                                  const RunContext &context);
/// Does the same for an open project whose data was missing.
Result<OpenedProject> openProjectData(std::shared_ptr<ProjectStore> store,
                                      const LocatedSources &located, const RunContext &context);

/// A project's log with the verdicts folded from it.
struct FollowedVerdicts {
  std::shared_ptr<BufferedVerdictStore> relay;
  std::unique_ptr<Verdicts> verdicts;
};
/// Reads the verdicts that another program has saved; nullopt if there are at most
/// `knownSteps` steps. Blocking; for one job at a time, and only for a project that is
/// read-only here.
Result<std::optional<FollowedVerdicts>> followProject(const std::shared_ptr<ProjectStore> &store,
                                                      std::size_t knownSteps,
                                                      const RecordSource &source,
                                                      std::shared_ptr<const TextClasses> classes,
                                                      const RunContext &context);

/// The text classes of a result; the pointer keeps the result alive.
std::shared_ptr<const TextClasses> classesOf(std::shared_ptr<const DuplicateResult> result);

/// The import profile of the data in the form that a project stores.
std::string profileOf(const ImportSource &source, const LoadOptions &options,
                      const Dataset &dataset, const std::vector<ColumnRole> &roles);
/// The identity of the opened data that a project stores. Reads the file's metadata.
SourceIdentity identityOf(const ImportSource &source, const LoadReport &report,
                          const LoadOptions &options, const Dataset &dataset,
                          const std::vector<ColumnRole> &roles);
/// The same for the second table.
SourceIdentity identityOfSecond(const SecondTable &second, const Dataset &first);

}  // namespace shinglescope
