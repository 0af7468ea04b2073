// SPDX-License-Identifier: MIT
#include "core/project/project_deleted.h"

#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <optional>

#include "core/project/project_journal.h"
#include "core/project/project_lock.h"
#include "core/project/project_recovery.h"

namespace shinglescope {
namespace {

namespace fs = std::filesystem;

/// "1763870000000-untitled-....shinglescope": the time in milliseconds since 1970, and the name.
struct DeletedName {
  std::int64_t unixMilliseconds = 0;
  std::string name;
};

std::optional<DeletedName> parseName(const std::string &file) {
  DeletedName deleted;
  const auto [end, error] =
      std::from_chars(file.data(), file.data() + file.size(), deleted.unixMilliseconds);
  if (error != std::errc() || end == file.data() + file.size() || *end != '-') return std::nullopt;
  deleted.name = std::string(end + 1, file.data() + file.size());
  return deleted;
}

std::int64_t millisecondsOf(std::chrono::system_clock::time_point time) {
  return std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count();
}

Error cannotMove(const std::string &path) {
  return errorOf(ErrorCode::Io, {MessageId::ReviewCannotBeMoved, {path, std::strerror(errno)}},
                 path);
}

/// Also moves the files next to it. The project is moved first: without it the others are
/// meaningless.
Result<void> moveProject(const std::string &from, const std::string &to) {
  if (rename(from.c_str(), to.c_str()) != 0) return cannotMove(from);
  for (const char *ending : kSqliteEndings) rename((from + ending).c_str(), (to + ending).c_str());
  return {};
}

void removeProject(const std::string &path) {
  std::error_code ignored;
  fs::remove(path, ignored);
  for (const std::string &file : filesBesideProject(path)) fs::remove(file, ignored);
}

}  // namespace

std::string deletedFolder(const std::string &folder) { return folder + "/deleted"; }

Result<void> deleteUntitled(const std::string &path, const std::string &folder) {
  if (!isUntitled(path, folder))
    return errorOf(ErrorCode::BadParameter, {MessageId::NotUntitled, {path}}, path);
  const auto lock = ProjectLock::take(path);
  if (!lock) return lock.error();
  const std::string kept = deletedFolder(folder);
  std::error_code error;
  if (fs::create_directories(kept, error)) chmod(kept.c_str(), S_IRWXU);
  const std::string name = fs::path(path).filename().string();
  for (std::int64_t when = millisecondsOf(std::chrono::system_clock::now());; ++when) {
    const std::string target = kept + "/" + std::to_string(when) + "-" + name;
    if (!fs::exists(target, error)) return moveProject(path, target);
  }
}

std::vector<std::string> deletedProjects(const std::string &folder) {
  std::vector<std::pair<std::int64_t, std::string>> found;
  std::error_code error;
  for (fs::directory_iterator entry(deletedFolder(folder), error), end; !error && entry != end;
       entry.increment(error)) {
    const auto deleted = parseName(entry->path().filename().string());
    if (deleted && isUntitled(folder + "/" + deleted->name, folder))
      found.emplace_back(deleted->unixMilliseconds, entry->path().string());
  }
  std::ranges::sort(found, std::greater());
  std::vector<std::string> paths;
  for (auto &[when, path] : found) paths.push_back(std::move(path));
  return paths;
}

Result<std::string> restoreDeleted(const std::string &path, const std::string &folder) {
  const auto deleted = parseName(fs::path(path).filename().string());
  const std::string target = deleted ? folder + "/" + deleted->name : std::string();
  const bool isOne = deleted && fs::path(path).parent_path() == fs::path(deletedFolder(folder)) &&
                     isUntitled(target, folder);
  std::error_code error;
  if (!isOne || fs::exists(target, error))
    return errorOf(ErrorCode::BadParameter, {MessageId::NotUntitled, {path}}, path);
  if (auto moved = moveProject(path, target); !moved) return moved.error();
  return target;
}

void removeLongDeleted(const std::string &folder, std::chrono::system_clock::time_point now) {
  for (const std::string &path : deletedProjects(folder)) {
    const auto deleted = parseName(fs::path(path).filename().string());
    if (deleted && deleted->unixMilliseconds < millisecondsOf(now - kDeletedKept))
      removeProject(path);
  }
}

}  // namespace shinglescope
