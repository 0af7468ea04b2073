// SPDX-License-Identifier: MIT
#include "core/project/project_recovery.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <tuple>

#include "core/project/project_log.h"

namespace shinglescope {
namespace {

/// Uses the last change of each pair: docs/project-file.md.
constexpr const char *kDecidedPairs =
    "SELECT count(*) FROM (SELECT verdict, max(step * 4294967296 + position) FROM pair_change "
    "GROUP BY digest_a, occurrence_a, digest_b, occurrence_b) WHERE verdict <> 'undecided'";
constexpr std::string_view kPrefix = "untitled-";
constexpr std::string_view kSuffix = ".shinglescope";

std::string untitledName(int attempt) {
  const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  std::tm utc{};
  gmtime_r(&now, &utc);
  std::array<char, 32> time{};
  std::strftime(time.data(), time.size(), "%Y%m%d-%H%M%S", &utc);
  std::string name = std::string(kPrefix) + time.data() + "-" + std::to_string(getpid());
  if (attempt > 0) name += "-" + std::to_string(attempt);
  return name + std::string(kSuffix);
}

std::int64_t modifiedMilliseconds(const std::string &path) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0) return 0;
  return std::int64_t{status.st_mtim.tv_sec} * 1000 + status.st_mtim.tv_nsec / 1'000'000;
}

RecoverableProject look(const std::string &path, const RunContext &context) {
  RecoverableProject project{.path = path, .modifiedMilliseconds = modifiedMilliseconds(path)};
  // Opened for writing: after a crash a journal may have to be rolled back.
  auto file = ProjectFile::open(path, {ProjectAccess::WriteIfPossible}, context);
  if (!file) {
    project.problem = file.error().message;
    return project;
  }
  const auto steps = lastStep(file->database());
  const auto source = file->database().text("SELECT path FROM source WHERE role = 'data'");
  if (steps) project.steps = *steps;
  const auto verdicts = file->database().number(kDecidedPairs);
  if (verdicts) project.verdicts = static_cast<std::uint64_t>(*verdicts);
  if (source) project.sourcePath = *source;
  if (!steps) project.problem = steps.error().message;
  return project;
}

}  // namespace

std::string defaultRecoveryFolder() {
  const char *state = std::getenv("XDG_STATE_HOME");
  if (state != nullptr && state[0] == '/') return std::string(state) + "/shinglescope";
  const char *home = std::getenv("HOME");
  return std::string(home == nullptr ? "." : home) + "/.local/state/shinglescope";
}

Result<std::unique_ptr<ProjectStore>> createUntitled(const std::string &folder,
                                                     const ProjectOptions &options) {
  std::error_code error;
  const bool isNew = std::filesystem::create_directories(folder, error);
  if (error)
    return errorOf(ErrorCode::Io, {MessageId::FolderOfUntitledNotMade, {folder, error.message()}},
                   folder);
  if (isNew) chmod(folder.c_str(), S_IRWXU);
  constexpr int kMostAttempts = 100;
  for (int attempt = 0;; ++attempt) {
    const std::string path = folder + "/" + untitledName(attempt);
    if (attempt < kMostAttempts && access(path.c_str(), F_OK) == 0) continue;
    return ProjectStore::create(path, options);
  }
}

bool isUntitled(const std::string &path, const std::string &folder) {
  const std::filesystem::path canonical = canonicalPath(path);
  const std::string name = canonical.filename().string();
  return canonical.parent_path() == canonicalPath(folder) && name.starts_with(kPrefix) &&
         name.ends_with(kSuffix);
}

std::vector<RecoverableProject> recoverableProjects(const std::string &folder,
                                                    const RunContext &context) {
  std::vector<RecoverableProject> found;
  std::error_code error;
  for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error)) {
    const std::string path = entry->path().string();
    if (!isUntitled(path, folder) || isProjectLocked(path)) continue;
    if (context.isCancelled()) break;
    RecoverableProject project = look(path, context);
    if (project.steps > 0 || project.problem.id != MessageId::None)
      found.push_back(std::move(project));
  }
  std::ranges::sort(found, [](const RecoverableProject &a, const RecoverableProject &b) {
    return std::tie(b.modifiedMilliseconds, a.path) < std::tie(a.modifiedMilliseconds, b.path);
  });
  return found;
}

Result<void> discardUntitled(const std::string &path, const std::string &folder) {
  if (!isUntitled(path, folder)) return badParameter({MessageId::NotUntitledNotRemoved, {path}});
  const auto lock = ProjectLock::take(path);
  if (!lock) return lock.error();
  std::error_code error;
  // The project first: if it remained without its journal, it might be incomplete.
  if (std::filesystem::remove(path, error) || !error) {
    for (const char *ending : kSqliteEndings) std::filesystem::remove(path + ending, error);
    return {};
  }
  return errorOf(ErrorCode::Io, {MessageId::UntitledNotRemoved, {path, error.message()}}, path);
}

Result<void> saveWithName(ProjectStore &store, const std::string &path, const std::string &folder,
                          const RunContext &context) {
  const std::string old = store.path();
  if (auto saved = store.saveAs(path, context); !saved) return saved;
  if (!isUntitled(old, folder) || old == store.path()) return {};
  return discardUntitled(old, folder);
}

ProjectClosing closeUntitled(ProjectStore &store, const std::string &folder) {
  const std::string path = store.path();
  const bool isEmpty = store.savedThrough() == 0;
  const ProjectClosing closing = store.close();
  if (!isEmpty || closing.unsavedSteps > 0 || !isUntitled(path, folder)) return closing;
  // Review decisions made in between are visible now.
  const auto left = look(path, {});
  if (left.steps == 0 && left.problem.id == MessageId::None)
    if (const auto ignored = discardUntitled(path, folder); !ignored) return closing;
  return closing;
}

}  // namespace shinglescope
