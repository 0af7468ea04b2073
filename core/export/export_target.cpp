#include "core/export/export_target.h"

#include <filesystem>

namespace shinglescope {
namespace {

namespace fs = std::filesystem;

bool isSameFile(const std::string &a, const std::string &b) {
  std::error_code error;
  if (fs::equivalent(a, b, error) && !error) return true;
  const auto wholeA = fs::weakly_canonical(fs::absolute(a, error), error);
  const auto wholeB = fs::weakly_canonical(fs::absolute(b, error), error);
  return !error && wholeA == wholeB;
}

/// True if `path` is a file in `folder` or below it that may be one of its texts.
bool isTextOf(const std::string &folder, const std::string &path) {
  std::error_code error;
  if (!fs::is_directory(folder, error) || !fs::is_regular_file(path, error)) return false;
  if (path.find(".txt") == std::string::npos) return false;
  const auto inside = fs::canonical(path, error).lexically_relative(fs::canonical(folder, error));
  return !error && !inside.empty() && *inside.begin() != "..";
}

Error takenError(const std::string &path, const std::string &what) {
  return badParameter("\"" + path + "\" is " + what + "; give the export a place of its own.");
}

}  // namespace

Result<void> checkTarget(const std::string &path, const std::string &source,
                         const std::vector<ProtectedFile> &protectedFiles) {
  if (isDevice(path)) return {};
  if (!source.empty() && isSameFile(path, source))
    return takenError(path, "the table that the rows came from");
  if (!source.empty() && isTextOf(source, path)) return takenError(path, "a text of the table");
  for (const ProtectedFile &file : protectedFiles)
    if (isSameFile(path, file.path)) return takenError(path, file.name);
  return {};
}

bool isDevice(const std::string &path) {
  std::error_code ignored;
  const auto type = fs::status(path, ignored).type();
  return type == fs::file_type::character || type == fs::file_type::fifo;
}

std::vector<std::string> writtenFiles(const std::string &path, bool hasManifest) {
  if (!hasManifest || isDevice(path)) return {path};
  return {path, path + ".manifest.json"};
}

}  // namespace shinglescope
