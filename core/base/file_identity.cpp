#include "core/base/file_identity.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>

namespace shinglescope {
namespace {

namespace fs = std::filesystem;

/// With the folders' links followed too; its own name need not be there.
fs::path wholePath(const std::string &path) {
  std::error_code error;
  const fs::path target = fs::absolute(linkTarget(path), error);
  const fs::path whole = fs::weakly_canonical(target, error);
  return error ? target : whole;
}

}  // namespace

bool isTextName(std::string name) {
  constexpr std::array<std::string_view, 4> kEndings = {".txt", ".txt.gz", ".txt.xz", ".txt.zst"};
  std::ranges::transform(name, name.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
  });
  return std::ranges::any_of(kEndings,
                             [&name](std::string_view ending) { return name.ends_with(ending); });
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

bool isStandardInput(const std::string &path) {
  struct stat input {};
  struct stat named {};
  return fstat(STDIN_FILENO, &input) == 0 && S_ISREG(input.st_mode) &&
         stat(path.c_str(), &named) == 0 && input.st_ino == named.st_ino &&
         input.st_dev == named.st_dev;
}

bool isTextOf(const std::string &folder, const std::string &path) {
  std::error_code error;
  if (!fs::is_directory(folder, error) || !fs::is_regular_file(path, error)) return false;
  // What a link leads to is what is written over, whatever the link's own name is.
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
