#include "core/project/project_store.h"

#include <utility>

#include "core/project/project_log.h"

namespace shinglescope {

ProjectStore::ProjectStore(ProjectFile file, ProjectContent content)
    : m_content(std::move(content)),
      m_readOnlyReason(file.readOnlyReason()),
      m_options(file.options()),
      m_writer(std::make_unique<ProjectWriter>(
          std::move(file), m_content.steps.size(),
          m_content.source ? m_content.source->path : std::string())) {}

Result<std::unique_ptr<ProjectStore>> ProjectStore::create(const std::string &path,
                                                           const ProjectOptions &options) {
  auto file = ProjectFile::create(path, options);
  if (!file) return file.error();
  return std::unique_ptr<ProjectStore>(new ProjectStore(std::move(*file), {}));
}

Result<std::unique_ptr<ProjectStore>> ProjectStore::open(const std::string &path,
                                                         const ProjectOptions &options,
                                                         const RunContext &context) {
  auto file = ProjectFile::open(path, options, context);
  if (!file) return file.error();
  auto content = file->read();
  if (!content) return content.error();
  return std::unique_ptr<ProjectStore>(new ProjectStore(std::move(*file), std::move(*content)));
}

void ProjectStore::append(LogStep step) {
  ProjectChanges changes;
  changes.steps.push_back(std::move(step));
  m_writer->add(std::move(changes));
}

std::string ProjectStore::placeWarning() const { return shinglescope::placeWarning(path()); }

void ProjectStore::saveSource(const std::string &role, SourceIdentity identity) {
  ProjectChanges changes;
  changes.sources.emplace(role, std::move(identity));
  m_writer->add(std::move(changes));
}

void ProjectStore::saveSetting(const std::string &name, std::string value) {
  ProjectChanges changes;
  changes.settings.emplace(name, std::move(value));
  m_writer->add(std::move(changes));
}

void ProjectStore::saveView(const std::string &name, std::string value) {
  ProjectChanges changes;
  changes.viewState.emplace(name, std::move(value));
  m_writer->add(std::move(changes));
}

void ProjectStore::saveResult(std::shared_ptr<const DuplicateResult> result) {
  m_writer->saveResult(std::move(result));
}

Result<Database> ProjectStore::openToRead() const {
  return Database::open(path(), DatabaseAccess::Read, m_options.vfs);
}

Result<std::optional<StoredRun>> ProjectStore::storedRun() const {
  auto database = openToRead();
  if (!database) return database.error();
  return readStoredRun(*database);
}

Result<DuplicateResult> ProjectStore::restoreResult(const StoredRun &stored, const Dataset &dataset,
                                                    const RunContext &context) const {
  auto database = openToRead();
  if (!database) return database.error();
  return restoreRun(*database, stored, dataset, context);
}

Result<void> ProjectStore::saveAs(const std::string &path, const RunContext &context) {
  return m_writer->saveAs(path, context);
}

Result<std::vector<LogStep>> ProjectStore::readNewSteps() {
  auto database = openToRead();
  if (!database) return database.error();
  if (auto begun = database->execute("BEGIN"); !begun) return begun.error();
  auto steps = readLog(*database, m_content.steps.size());
  if (steps) m_content.steps.insert(m_content.steps.end(), steps->begin(), steps->end());
  return steps;
}

ProjectClosing ProjectStore::close(std::chrono::milliseconds patience) {
  return m_writer->close(patience);
}

}  // namespace shinglescope
