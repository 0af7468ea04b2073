#include "app/cli_project.h"

#include <filesystem>

#include "core/project/project_store.h"

namespace shinglescope {
namespace {

Result<void> fill(ProjectStore &store, const std::string &source, const LoadReport &report,
                  std::shared_ptr<const DuplicateResult> result) {
  store.saveSource("data", identifySource(source, report));
  store.saveSetting(project_setting::kRecipe, recipeToJson(result->recipe()));
  store.saveResult(std::move(result));
  if (auto saved = store.flush(); !saved) return saved;
  return store.waitForResult();
}

}  // namespace

Result<void> checkNewProject(const std::string &path) {
  std::error_code ignored;
  if (!std::filesystem::exists(std::filesystem::symlink_status(path, ignored))) return {};
  return badParameter("--project \"" + path +
                      "\" is there already and may hold verdicts; give a new name.");
}

Result<void> writeNewProject(const std::string &path, const std::string &source,
                             const LoadReport &report,
                             std::shared_ptr<const DuplicateResult> result) {
  auto store = ProjectStore::create(path);
  if (!store) return store.error();
  Result<void> filled = fill(**store, source, report, std::move(result));
  const ProjectClosing closing = (*store)->close();
  if (filled && closing.error) filled = *closing.error;
  if (filled) return {};
  std::error_code ignored;
  std::filesystem::remove(path, ignored);
  return filled;
}

}  // namespace shinglescope
