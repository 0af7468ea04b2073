// SPDX-License-Identifier: MIT
#include "core/project/project_file.h"

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "core/base/files/file_identity.h"
#include "core/base/files/ordinary_file.h"
#include "core/project/project_copy.h"
#include "core/project/project_journal.h"
#include "core/project/project_log.h"
#include "core/project/project_trial.h"

namespace shinglescope {
namespace {

Error cannotWrite(const std::string &path) {
  return errorOf(ErrorCode::Io, {MessageId::ProjectCannotBeWritten, {path}}, path);
}

const ProjectSchema &schemaOf(const ProjectOptions &options) {
  return options.schema == nullptr ? projectSchema() : *options.schema;
}

/// With such a name SQLite could not create a journal and would leave a file that nothing can open.
Result<void> checkNames(const std::string &path) {
  for (const std::string &file : filesBesideProject(path)) {
    if (isNameTooLong(file))
      return errorOf(ErrorCode::Io,
                     {MessageId::ProjectCannotBeSaved, {path, std::strerror(ENAMETOOLONG)}}, path);
  }
  return {};
}

/// An unused name next to the project.
std::string backupPath(const std::string &path, int version) {
  const std::string base = path + ".before-version-" + std::to_string(version);
  std::string name = base;
  for (int i = 2; access(name.c_str(), F_OK) == 0; ++i) name = base + "-" + std::to_string(i);
  return name;
}

/// For readers: a copy if SQLite would have to write before it can read, or would trust an
/// untrusted file. None if the project can be read directly, also while another program writes.
Result<std::shared_ptr<const PrivateCopy>> copyIfNeeded(const std::string &path,
                                                        const ProjectSchema &schema,
                                                        const std::string &vfs,
                                                        std::vector<Message> &notes,
                                                        const RunContext &context) {
  // The files next to a project that is being written change during the check.
  const auto beside =
      isProjectLocked(path) ? lookBeside(path, vfs) : tryBeside(path, schema, vfs, context);
  if (!beside) return beside.error();
  const bool isLeft = (beside->isUnfinished || beside->isWal) && !isProjectLocked(path);
  if (beside->strange.empty() && !isLeft) return std::shared_ptr<const PrivateCopy>();
  for (const StrangeFile &file : beside->strange) {
    notes.push_back(file.why);
    notes.push_back({MessageId::JournalLeftOut, {file.path}});
  }
  if (beside->strange.empty() && beside->isUnfinished)
    notes.push_back({MessageId::ReadWithoutUnfinished, {path}});
  return PrivateCopy::make(path, *beside, context);
}

Result<ProjectValues> readValues(Database &database, const std::string &table) {
  auto query = database.prepare("SELECT name, value FROM " + table);
  if (!query) return query.error();
  ProjectValues values;
  for (;;) {
    const auto row = query->step();
    if (!row) return row.error();
    if (!*row) return values;
    values[query->text(0)] = query->text(1);
  }
}

Result<std::optional<SourceIdentity>> readSource(Database &database, std::string_view role) {
  auto query = database.prepare(
      "SELECT path, bytes, modified_ms, digest, rows, dialect, profile FROM source WHERE role = ?");
  if (!query) return query.error();
  query->bind(role);
  const auto row = query->step();
  if (!row) return row.error();
  if (!*row) return std::optional<SourceIdentity>();
  SourceIdentity identity;
  identity.path = query->text(0);
  identity.bytes = static_cast<std::uint64_t>(query->number(1));
  identity.modifiedMilliseconds = query->number(2);
  identity.digest = query->digest(3);
  identity.rows = static_cast<std::uint64_t>(query->number(4));
  if (auto dialect = assignTo(identity.dialect, dialectFromJson(query->text(5))); !dialect)
    return dialect.error();
  identity.profile = query->text(6);
  return std::optional(std::move(identity));
}

Result<ProjectContent> readContent(Database &database) {
  auto source = readSource(database, "data");
  if (!source) return source.error();
  auto reference = readSource(database, "reference");
  if (!reference) return reference.error();
  auto settings = readValues(database, "setting");
  if (!settings) return settings.error();
  auto view = readValues(database, "view_state");
  if (!view) return view.error();
  auto log = readLog(database);
  if (!log) return log.error();
  return ProjectContent{std::move(*source), std::move(*reference), std::move(*settings),
                        std::move(*view),   std::move(log->steps), std::move(log->damaged)};
}

}  // namespace

ProjectFile::ProjectFile(std::string path, const ProjectOptions &options, Database database)
    : m_path(std::move(path)), m_options(options), m_database(std::move(database)) {}

const ProjectSchema &ProjectFile::schema() const { return schemaOf(m_options); }

Result<ProjectFile> ProjectFile::create(const std::string &name, const ProjectOptions &options) {
  const std::string path = canonicalPath(name);
  if (auto fit = checkNames(path); !fit) return fit.error();
  auto lock = ProjectLock::take(path);
  if (!lock) return lock.error();
  if (access(path.c_str(), F_OK) == 0)
    return errorOf(ErrorCode::Io, {MessageId::ProjectIsThere, {path}}, path);
  if (auto free = setAllAside(path); !free) return free.error();
  auto database = Database::open(path, DatabaseAccess::Create, options.vfs);
  if (!database) return database.error();
  ProjectFile file(path, options, std::move(*database));
  file.m_lock = std::move(*lock);
  if (auto ready = file.m_database.prepareToWrite(); !ready) return ready.error();
  if (auto made = createSchema(file.m_database, file.schema()); !made) return made.error();
  return file;
}

Result<ProjectFile> ProjectFile::open(const std::string &name, const ProjectOptions &options,
                                      const RunContext &context) {
  const std::string path = canonicalPath(name);
  if (auto ordinary = checkOrdinaryFile(path); !ordinary) return ordinary.error();
  std::optional<ProjectLock> lock;
  Message reason;
  if (options.access != ProjectAccess::ReadOnly) {
    auto taken =
        isReadOnlyPlace(path) ? Result<ProjectLock>(cannotWrite(path)) : ProjectLock::take(path);
    if (taken) {
      lock = std::move(*taken);
    } else if (options.access == ProjectAccess::WriteIfPossible) {
      reason = taken.error().message;
    } else {
      return taken.error();
    }
  }
  auto connected = connect(path, options, lock.has_value(), context);
  if (!connected) return connected.error();
  ProjectFile file = *std::move(connected);
  file.m_lock = std::move(lock);
  file.m_readOnlyReason = std::move(reason);
  file.m_database.watch(&context);
  const auto version = checkSchema(file.m_database, file.schema());
  if (!version) return version.error();
  if (auto checked = checkPages(file.m_database); !checked) return checked.error();
  if (auto upgraded = file.upgradeIfOld(*version, context); !upgraded) return upgraded.error();
  file.m_database.watch(nullptr);
  return file;
}

/// SQLite opens the project only after the files next to it were checked.
Result<ProjectFile> ProjectFile::connect(const std::string &path, const ProjectOptions &options,
                                         bool isLocked, const RunContext &context) {
  std::vector<Message> notes;
  std::shared_ptr<const PrivateCopy> copy;
  const bool isThere = access(path.c_str(), F_OK) == 0;
  if (isThere && isLocked) {
    const auto beside = tryBeside(path, schemaOf(options), options.vfs, context);
    if (!beside) return beside.error();
    if (auto said = assignTo(notes, setStrangeFilesAside(*beside)); !said) return said.error();
  } else if (isThere) {
    auto made = copyIfNeeded(path, schemaOf(options), options.vfs, notes, context);
    if (!made) return made.error();
    copy = *std::move(made);
  }
  const bool isWritten = isLocked || copy != nullptr;
  auto database =
      Database::open(copy == nullptr ? path : copy->path(),
                     isWritten ? DatabaseAccess::Write : DatabaseAccess::Read, options.vfs, path);
  if (!database) return database.error();
  ProjectFile file(path, options, std::move(*database));
  file.m_copy = std::move(copy);
  file.m_notes = std::move(notes);
  return file;
}

Result<void> ProjectFile::upgradeIfOld(int version, const RunContext &context) {
  const bool isOld = version < schema().back().number;
  if (isReadOnly() && !isOld) return {};
  if (isReadOnly()) return upgradeInCopy(version, context);
  if (auto ready = m_database.prepareToWrite(); !ready || !isOld) return ready;
  const std::string backup = backupPath(m_path, schema().back().number);
  if (auto copied = copyDatabase(m_database, backup, context, m_options.vfs); !copied)
    return copied;
  auto copy = Database::open(backup, DatabaseAccess::Read, m_options.vfs);
  if (!copy) return copy.error();
  if (const auto checked = checkSchema(*copy, schema()); !checked) return checked.error();
  return upgradeSchema(m_database, schema(), version);
}

/// Upgrades a private copy, because a reader writes nothing next to the project.
Result<void> ProjectFile::upgradeInCopy(int version, const RunContext &context) {
  if (m_copy == nullptr) {
    auto made = PrivateCopy::make(m_path, {}, context);
    if (!made) return made.error();
    auto database = Database::open((*made)->path(), DatabaseAccess::Write, m_options.vfs, m_path);
    if (!database) return database.error();
    m_database = *std::move(database);
    m_copy = *std::move(made);
  }
  if (auto ready = m_database.prepareToWrite(); !ready) return ready;
  return upgradeSchema(m_database, schema(), version);
}

Result<ProjectContent> ProjectFile::read() {
  if (auto begun = m_database.execute("BEGIN"); !begun) return begun.error();
  auto content = readContent(m_database);
  m_database.rollBack();
  return content;
}

Result<void> ProjectFile::reconnect() {
  // If this fails the old object remains, with nothing open.
  const auto access = isReadOnly() ? DatabaseAccess::Read : DatabaseAccess::Write;
  auto database = Database::open(readPath(), access, m_options.vfs, m_path);
  if (!database) return database.error();
  m_database = std::move(*database);
  return isReadOnly() ? Result<void>() : m_database.prepareToWrite();
}

Result<void> ProjectFile::moveTo(const std::string &target, const RunContext &context) {
  const std::string path = canonicalPath(target);
  if (path == m_path && !isReadOnly()) return {};
  if (auto fit = checkNames(path); !fit) return fit;
  auto lock = ProjectLock::take(path);
  if (!lock) return lock.error();
  if (auto copied = copyDatabase(m_database, path, context, m_options.vfs); !copied) return copied;
  auto database = Database::open(path, DatabaseAccess::Write, m_options.vfs);
  if (!database) return database.error();
  if (auto ready = database->prepareToWrite(); !ready) return ready;
  m_database = std::move(*database);
  m_copy.reset();
  m_lock = std::move(*lock);
  m_path = path;
  m_readOnlyReason = {};
  return {};
}

Result<void> writeSource(Database &database, const std::string &role,
                         const SourceIdentity &identity) {
  return database.run("INSERT OR REPLACE INTO source VALUES (?,?,?,?,?,?,?,?)", role, identity.path,
                      identity.bytes, identity.modifiedMilliseconds, identity.digest, identity.rows,
                      dialectToJson(identity.dialect), identity.profile);
}

Result<void> writeValues(Database &database, const std::string &table,
                         const ProjectValues &values) {
  auto put = database.prepare("INSERT OR REPLACE INTO " + table + " VALUES (?,?)");
  if (!put) return put.error();
  auto remove = database.prepare("DELETE FROM " + table + " WHERE name = ?");
  if (!remove) return remove.error();
  for (const auto &[name, value] : values) {
    const auto done = value.empty() ? remove->bind(name).run() : put->bind(name, value).run();
    if (!done) return done;
  }
  return {};
}

}  // namespace shinglescope
