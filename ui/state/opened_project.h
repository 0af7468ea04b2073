#pragma once

#include <QString>
#include <memory>
#include <optional>

#include "core/project/project_store.h"
#include "core/review/record_digests.h"
#include "ui/state/column_role.h"
#include "ui/state/import_source.h"

namespace shinglescope {

/// A project with what it is about, read and put together in a job.
struct OpenedProject {
  std::shared_ptr<ProjectStore> store;
  SourceState source = SourceState::Missing;
  QString sourcePath;                ///< where the data is now; where it was if it is missing
  std::optional<OpenedTable> table;  ///< none where the source is missing
  std::optional<Recipe> recipe;
  std::shared_ptr<const DuplicateResult> result;  ///< null where it is to be found again
  std::shared_ptr<const RecordDigests> records;
  QString resultProblem;  ///< why the stored result could not be used; else empty
};

/// Opens a project, for reading where it cannot be written, and its data, at
/// `sourcePath` where one is given. Blocking; for a job. Errors: those of
/// ProjectStore::open() and loadDataset().
Result<OpenedProject> openProject(const QString &path, const QString &sourcePath,
                                  const RunContext &context);
/// The same for a project that is open but whose data was missing.
Result<OpenedProject> openProjectData(std::shared_ptr<ProjectStore> store,
                                      const QString &sourcePath, const RunContext &context);

/// What a project keeps of the data that was opened.
SourceIdentity identityOf(const ImportSource &source, const LoadReport &report,
                          const LoadOptions &options, const Dataset &dataset,
                          const std::vector<ColumnRole> &roles);

}  // namespace shinglescope
