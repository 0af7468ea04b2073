// SPDX-License-Identifier: MIT
#include "app/cli/commands/project.h"

#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include "core/base/files/file_identity.h"
#include "core/project/project_copy.h"
#include "core/project/project_journal.h"
#include "core/project/project_store.h"

namespace shinglescope {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostNameBytes = 200;

Error cannotMake(const std::string &path, int errorNumber) {
  return plainError(ErrorCode::Io,
                    "Cannot write --project \"" + path + "\": " + std::strerror(errorNumber) +
                        ". Choose another place or free some space.",
                    path);
}

/// A temporary folder next to a new project, in which the project is written, so an aborted process
/// leaves nothing under the project's name. The destructor removes the folder and its content.
class MakingFolder {
 public:
  static Result<MakingFolder> create(const std::string &project) {
    const std::string name = fs::path(project).filename().string().substr(0, kMostNameBytes);
    std::string path = folderOfFile(project) + "/" + name + ".XXXXXX";
    if (mkdtemp(path.data()) == nullptr) return cannotMake(project, errno);
    return MakingFolder(std::move(path));
  }
  MakingFolder(MakingFolder &&other) noexcept : m_path(std::exchange(other.m_path, {})) {}
  MakingFolder &operator=(MakingFolder &&) = delete;
  ~MakingFolder() {
    std::error_code ignored;
    if (!m_path.empty()) fs::remove_all(m_path, ignored);
  }

  std::string project() const { return m_path + "/project"; }

 private:
  explicit MakingFolder(std::string path) : m_path(std::move(path)) {}
  std::string m_path;
};

Result<void> fill(ProjectStore &store, const std::string &source, const LoadReport &report,
                  std::shared_ptr<const DuplicateResult> result, const ProjectAddition &addition) {
  store.saveSource("data", identifySource(source, report));
  store.saveSetting(project_setting::kRecipe, recipeToJson(result->recipe()));
  store.saveResult(std::move(result));
  if (addition) {
    if (auto added = addition(store); !added) return added;
  }
  if (auto saved = store.flush(); !saved) return saved;
  return store.waitForResult();
}

Result<void> make(const std::string &path, const std::string &source, const LoadReport &report,
                  std::shared_ptr<const DuplicateResult> result, const ProjectAddition &addition) {
  auto store = ProjectStore::create(path);
  if (!store) return store.error();
  const Result<void> filled = fill(**store, source, report, std::move(result), addition);
  const ProjectClosing closing = (*store)->close();
  return filled && closing.error ? Result<void>(*closing.error) : filled;
}

/// Replaces the temporary path in a message with the project's path.
Error inWordsOf(Error error, const std::string &made, const std::string &path) {
  const std::string whole = canonicalPath(made);
  Message message = error.message;
  for (MessageValue &value : message.values) {
    auto *text = std::get_if<std::string>(&value.value);
    const auto at = text == nullptr ? std::string::npos : text->find(whole);
    if (at != std::string::npos) text->replace(at, whole.size(), path);
  }
  return errorOf(error.code, std::move(message), std::move(error.file));
}

}  // namespace

Result<void> checkNewProject(const std::string &path) {
  std::error_code ignored;
  if (fs::exists(fs::symlink_status(path, ignored)))
    return badParameter("--project \"" + path +
                        "\" already exists and may contain verdicts; give a new name.");
  for (const std::string &file : filesBesideProject(path))
    if (isNameTooLong(file)) return cannotMake(path, ENAMETOOLONG);
  if (access(folderOfFile(path).c_str(), W_OK | X_OK) != 0) return cannotMake(path, errno);
  return {};
}

Result<void> writeNewProject(const std::string &path, const std::string &source,
                             const LoadReport &report,
                             std::shared_ptr<const DuplicateResult> result,
                             const ProjectAddition &addition) {
  const auto folder = MakingFolder::create(path);
  if (!folder) return folder.error();
  const std::string made = folder->project();
  auto done = make(made, source, report, std::move(result), addition);
  if (done) done = renameProject(made, path);
  return done ? done : inWordsOf(done.error(), made, path);
}

}  // namespace shinglescope
