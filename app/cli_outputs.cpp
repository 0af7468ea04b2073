#include "app/cli_outputs.h"

#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <limits.h>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <vector>

namespace shinglescope {
namespace {

constexpr const char *kStandardOutput = "-";
constexpr int kPollMilliseconds = 50;
constexpr std::size_t kFilePieceBytes = 1U << 20U;

/// A pipe or terminal that poll() calls ready takes PIPE_BUF bytes without
/// blocking, not more.
std::size_t pieceBytes() {
  struct stat status {};
  const bool isFile = fstat(STDOUT_FILENO, &status) == 0 && S_ISREG(status.st_mode);
  return isFile ? kFilePieceBytes : PIPE_BUF;
}

bool isDevice(const std::string &path) {
  std::error_code ignored;
  const auto type = std::filesystem::status(path, ignored).type();
  return type == std::filesystem::file_type::character || type == std::filesystem::file_type::fifo;
}

bool isSameFile(const std::string &a, const std::string &b) {
  if (a == kStandardOutput || b == kStandardOutput) return a == b;
  if (isDevice(a) || isDevice(b)) return false;
  std::error_code error;
  if (std::filesystem::equivalent(a, b, error) && !error) return true;
  const auto wholeA = std::filesystem::weakly_canonical(std::filesystem::absolute(a, error), error);
  const auto wholeB = std::filesystem::weakly_canonical(std::filesystem::absolute(b, error), error);
  return wholeA == wholeB;
}

/// True if `path` is a file in `folder` or below it that may be one of its texts.
bool isTextOf(const std::string &folder, const std::string &path) {
  namespace fs = std::filesystem;
  std::error_code error;
  if (!fs::is_directory(folder, error) || !fs::is_regular_file(path, error)) return false;
  if (path.find(".txt") == std::string::npos) return false;
  const auto inside = fs::canonical(path, error).lexically_relative(fs::canonical(folder, error));
  return !error && !inside.empty() && *inside.begin() != "..";
}

Result<void> checkPaths(const CliOptions &options) {
  std::vector<NamedPath> used = {{"the input", options.file}};
  if (options.against) used.push_back({"the reference", *options.against});
  if (!options.recipeFile.empty()) used.push_back({"the recipe", options.recipeFile});
  if (!options.gridFile.empty()) used.push_back({"the grid", options.gridFile});
  std::vector<NamedPath> results = {{"--out", options.outPath}};
  if (options.groupsPath) results.push_back({"--groups", *options.groupsPath});
  if (options.reportPath) results.push_back({"--report", *options.reportPath});
  if (options.projectPath) results.push_back({"--project", *options.projectPath});
  return checkResultPaths(std::move(used), results);
}

}  // namespace

Result<void> checkResultPaths(std::vector<NamedPath> used, const std::vector<NamedPath> &results) {
  for (const NamedPath &result : results) {
    for (const NamedPath &other : used) {
      if (other.path == kStandardOutput && other.name.front() != '-') continue;
      if (isTextOf(other.path, result.path)) {
        return badParameter(result.name + " \"" + result.path + "\" is a text of " + other.name +
                            "; give it a place of its own.");
      }
      if (!isSameFile(result.path, other.path)) continue;
      return badParameter(result.name + " \"" + result.path + "\" is the same file as " +
                          other.name + "; give it a place of its own.");
    }
    used.push_back(result);
  }
  return {};
}

CliOutput::CliOutput(std::optional<AtomicFile> file, std::stop_token stop)
    : m_file(std::move(file)), m_stop(std::move(stop)), m_pieceBytes(pieceBytes()) {}

Result<CliOutput> CliOutput::open(const std::string &path, std::stop_token stop) {
  if (path == kStandardOutput) return CliOutput(std::nullopt, std::move(stop));
  auto file = AtomicFile::open(path);
  if (!file) return file.error();
  return CliOutput(*std::move(file), std::move(stop));
}

Result<void> CliOutput::write(std::string_view bytes) {
  return m_file ? m_file->write(bytes) : writeStandardOutput(bytes);
}

Result<void> CliOutput::writeStandardOutput(std::string_view bytes) {
  while (!bytes.empty()) {
    if (m_stop.stop_requested()) return cancelledError();
    pollfd ready{STDOUT_FILENO, POLLOUT, 0};
    if (poll(&ready, 1, kPollMilliseconds) == 0) continue;
    const ssize_t count =
        ::write(STDOUT_FILENO, bytes.data(), std::min(bytes.size(), m_pieceBytes));
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (count < 0 && errno == EPIPE) return Error{ErrorCode::Io, ""};
    if (count < 0)
      return Error{ErrorCode::Io, std::string("Cannot write to standard output: ") +
                                      std::strerror(errno) + ". Give --out a file."};
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return {};
}

Result<void> CliOutput::sync() { return m_file ? m_file->sync() : Result<void>{}; }

Result<void> CliOutput::commit() { return m_file ? m_file->commit() : Result<void>{}; }

ByteSink sinkInto(CliOutput &output) {
  return [&output](std::string_view bytes) { return output.write(bytes); };
}

Result<CliOutputs> CliOutputs::open(const CliOptions &options, const std::stop_token &stop) {
  if (auto checked = checkPaths(options); !checked) return checked.error();
  CliOutputs outputs;
  const auto openInto = [&stop](const std::string &path,
                                std::optional<CliOutput> &slot) -> Result<void> {
    auto output = CliOutput::open(path, stop);
    if (!output) return output.error();
    slot.emplace(*std::move(output));
    return {};
  };
  auto opened = openInto(options.outPath, outputs.m_main);
  if (opened && options.groupsPath) opened = openInto(*options.groupsPath, outputs.m_groups);
  if (opened && options.reportPath) opened = openInto(*options.reportPath, outputs.m_report);
  if (!opened) return opened.error();
  return outputs;
}

Result<void> CliOutputs::commitAll() {
  const auto files = {&m_main, &m_groups, &m_report};
  for (std::optional<CliOutput> *file : files) {
    if (!*file) continue;
    if (auto synced = (*file)->sync(); !synced) return synced;
  }
  for (std::optional<CliOutput> *file : files) {
    if (!*file) continue;
    if (auto committed = (*file)->commit(); !committed) return committed;
  }
  return {};
}

}  // namespace shinglescope
