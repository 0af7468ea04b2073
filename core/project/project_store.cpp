// SPDX-License-Identifier: MIT
#include "core/project/project_store.h"

#include <algorithm>
#include <utility>

#include "core/project/project_log.h"

namespace shinglescope {

namespace {

constexpr std::size_t kMostNamedSteps = 20;

std::vector<Message> notesOf(const ProjectFile &file, const ProjectContent &content) {
  std::vector<Message> notes = file.notes();
  if (content.damagedSteps.empty()) return notes;
  std::string numbers;
  const std::size_t named = std::min(content.damagedSteps.size(), kMostNamedSteps);
  for (std::size_t i = 0; i < named; ++i)
    numbers += (i == 0 ? "" : ", ") + std::to_string(content.damagedSteps[i]);
  if (named < content.damagedSteps.size()) numbers += ", ...";
  notes.push_back({MessageId::StepsDamaged, {content.damagedSteps.size(), numbers}});
  return notes;
}

}  // namespace

ProjectStore::ProjectStore(ProjectFile file, ProjectContent content)
    : m_content(std::move(content)),
      m_readOnlyReason(file.readOnlyReason()),
      m_notes(notesOf(file, m_content)),
      m_copy(file.privateCopy()),
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

Message ProjectStore::placeWarning() const { return shinglescope::placeWarning(path()); }

void ProjectStore::saveSource(const std::string &role, SourceIdentity identity) {
  m_writer->add({.sources = {{role, std::move(identity)}}});
}

void ProjectStore::saveSetting(const std::string &name, std::string value) {
  m_writer->add({.settings = {{name, std::move(value)}}});
}

void ProjectStore::saveView(const std::string &name, std::string value) {
  m_writer->add({.viewState = {{name, std::move(value)}}});
}

Result<Database> ProjectStore::openToRead() const {
  // After saveAs() the copy belongs to another file.
  const bool isCopy = m_copy != nullptr && isReadOnly();
  return Database::open(isCopy ? m_copy->path() : path(), DatabaseAccess::Read, m_options.vfs,
                        path());
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

Result<std::vector<LogStep>> ProjectStore::readNewSteps() {
  if (m_copy != nullptr) return readNewStepsOfFile();
  auto database = openToRead();
  if (!database) return database.error();
  return readNewSteps(*database);
}

/// The program that is writing may have finished the file.
Result<std::vector<LogStep>> ProjectStore::readNewStepsOfFile() {
  const auto beside = lookBeside(path(), m_options.vfs);
  if (!beside) return beside.error();
  const bool canBeRead = beside->strange.empty() && !beside->isWal &&
                         (!beside->isUnfinished || isProjectLocked(path()));
  if (!canBeRead) return std::vector<LogStep>();
  auto database = Database::open(path(), DatabaseAccess::Read, m_options.vfs);
  if (!database) return database.error();
  return readNewSteps(*database);
}

Result<std::vector<LogStep>> ProjectStore::readNewSteps(Database &database) {
  if (auto begun = database.execute("BEGIN"); !begun) return begun.error();
  auto log = readLog(database, m_content.steps.size());
  if (!log) return log.error();
  m_content.steps.insert(m_content.steps.end(), log->steps.begin(), log->steps.end());
  return std::move(log->steps);
}

}  // namespace shinglescope
