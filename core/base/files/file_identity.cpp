// SPDX-License-Identifier: MIT
#include "core/base/files/file_identity.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <string_view>

#include "core/base/ascii.h"

namespace shinglescope {
namespace {

namespace fs = std::filesystem;

/// Also resolves the links of the parent folders; the file itself need not exist.
fs::path wholePath(const std::string &path) {
  std::error_code error;
  const fs::path target = fs::absolute(linkTarget(path), error);
  const fs::path whole = fs::weakly_canonical(target, error);
  return error ? target : whole;
}

bool isFileOf(int descriptor, const std::string &path) {
  struct stat opened {};
  struct stat named {};
  return fstat(descriptor, &opened) == 0 && S_ISREG(opened.st_mode) &&
         stat(path.c_str(), &named) == 0 && opened.st_ino == named.st_ino &&
         opened.st_dev == named.st_dev;
}

}  // namespace

bool isTextName(std::string name) {
  constexpr std::array<std::string_view, 5> kEndings = {".txt", ".txt.gz", ".txt.xz", ".txt.zst",
                                                        ".txt.bz2"};
  std::ranges::transform(name, name.begin(), asciiLower);
  return std::ranges::any_of(kEndings,
                             [&name](std::string_view ending) { return name.ends_with(ending); });
}

std::string folderOfFile(const std::string &path) {
  const fs::path folder = fs::path(path).parent_path();
  return folder.empty() ? "." : folder.string();
}

std::string linkTarget(const std::string &path) {
  constexpr int kMostLinks = 40;
  fs::path target = path;
  std::error_code error;
  for (int i = 0; i < kMostLinks && fs::is_symlink(target, error); ++i) {
    const auto next = fs::read_symlink(target, error);
    if (error) break;
    target = target.parent_path() / next;
  }
  return target.string();
}

bool isSameFile(const std::string &a, const std::string &b) {
  if (a.empty() || b.empty()) return false;
  std::error_code error;
  if (fs::equivalent(a, b, error) && !error) return true;
  return wholePath(a) == wholePath(b);
}

bool isStandardInput(const std::string &path) { return isFileOf(STDIN_FILENO, path); }

bool isStandardOutput(const std::string &path) { return isFileOf(STDOUT_FILENO, path); }

std::string standardOutputFile() {
  std::error_code error;
  const std::string path = fs::read_symlink("/proc/self/fd/1", error).string();
  return !error && isStandardOutput(path) ? path : std::string();
}

bool isNameTooLong(const std::string &path) {
  struct stat status {};
  return lstat(path.c_str(), &status) != 0 && errno == ENAMETOOLONG;
}

bool isTextOf(const std::string &folder, const std::string &path) {
  std::error_code error;
  if (!fs::is_directory(folder, error) || !fs::is_regular_file(path, error)) return false;
  // Writing through a link replaces its target, whatever the link's own name is.
  const fs::path file = fs::canonical(path, error);
  if (error) return false;
  if (!isTextName(file.filename().string()) && !isTextName(path)) return false;
  const auto inside = file.lexically_relative(fs::canonical(folder, error));
  return !error && !inside.empty() && *inside.begin() != "..";
}

bool isDevice(const std::string &path) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0) return false;
  return S_ISCHR(status.st_mode) || S_ISFIFO(status.st_mode);
}

}  // namespace shinglescope
