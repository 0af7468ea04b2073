// SPDX-License-Identifier: MIT
#include "app/cli/output/outputs.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "core/base/files/file_identity.h"
#include "core/project/project_journal.h"
#include "core/project/project_lock.h"

namespace shinglescope {
namespace {

constexpr const char *kStandardOutput = "-";
constexpr int kPollMilliseconds = 50;
constexpr std::size_t kFilePieceBytes = 1U << 20U;

/// Returns the size of a piece. A pipe or terminal that poll() reports as ready is only
/// guaranteed to accept PIPE_BUF bytes without blocking.
std::size_t pieceBytes(int descriptor) {
  struct stat status {};
  const bool isFile = fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
  return isFile ? kFilePieceBytes : PIPE_BUF;
}

/// Tests whether a path is standard input. Standard output has the same path, but a result is named
/// after its option, which begins with a dash.
bool isInputStream(const NamedPath &other) {
  return other.path == kStandardOutput && other.name.front() != '-';
}

bool isSameResult(const NamedPath &result, const NamedPath &other) {
  if (result.path == kStandardOutput) {
    const std::string file = standardOutputFile();
    if (isInputStream(other)) return !file.empty() && isStandardInput(file);
    return other.path == kStandardOutput || isStandardOutput(other.path);
  }
  if (isInputStream(other)) return isStandardInput(result.path);
  if (other.path == kStandardOutput) return isStandardOutput(result.path);
  if (isDevice(result.path) || isDevice(other.path)) return false;
  return isSameFile(result.path, other.path);
}

Result<void> checkPaths(const CliOptions &options) {
  std::vector<NamedPath> used = {{"the input", options.file}};
  if (options.against) used.push_back({"the reference", *options.against});
  if (!options.recipeFile.empty()) used.push_back({"the recipe", options.recipeFile});
  if (!options.gridFile.empty()) used.push_back({"the grid", options.gridFile});
  if (options.truth.path) used.push_back({"the truth", *options.truth.path});
  std::vector<NamedPath> results = {{"--out", options.outPath}};
  if (options.labels.unusedPath) results.push_back({"--unused", *options.labels.unusedPath});
  if (options.groupsPath) results.push_back({"--groups", *options.groupsPath});
  if (options.matchesPath) results.push_back({"--matches", *options.matchesPath});
  if (options.reportPath) results.push_back({"--report", *options.reportPath});
  if (options.tune.journalPath) results.push_back({"--journal", *options.tune.journalPath});
  if (options.recipeOutPath) results.push_back({"--recipe-out", *options.recipeOutPath});
  if (options.projectPath) {
    const auto paths = projectPaths("--project", *options.projectPath);
    results.insert(results.end(), paths.begin(), paths.end());
  }
  return checkResultPaths(std::move(used), results);
}

/// Waits for the reader of a pipe, because opening a pipe without one would block and miss a stop
/// request.
Result<Descriptor> waitForReader(const std::string &path, const std::stop_token &stop) {
  std::error_code ignored;
  if (!std::filesystem::is_fifo(path, ignored)) return Descriptor();
  for (;;) {
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    if (descriptor >= 0) return Descriptor(descriptor);
    if (stop.stop_requested()) return cancelledError();
    if (errno != ENXIO) return Descriptor();  // opening the file reports the error
    poll(nullptr, 0, kPollMilliseconds);
  }
}

}  // namespace

std::vector<NamedPath> projectPaths(const std::string &name, const std::string &path) {
  std::vector<NamedPath> paths{{name, path}};
  for (const std::string &file : filesBesideProject(canonicalPath(path)))
    paths.push_back({"a file of " + name, file});
  return paths;
}

Result<void> checkResultPaths(std::vector<NamedPath> used, const std::vector<NamedPath> &results) {
  for (const NamedPath &result : results) {
    const bool isStream = result.path == kStandardOutput;
    const std::string file = isStream ? standardOutputFile() : result.path;
    const std::string named =
        isStream && !file.empty() ? "standard output" : result.name + " \"" + result.path + "\"";
    for (const NamedPath &other : used) {
      if (isTextOf(other.path, file))
        return badParameter(named + " is a text of " + other.name + "; choose another file.");
      if (!isSameResult(result, other)) continue;
      return badParameter(named + " is the same file as " + other.name + "; choose another file.");
    }
    used.push_back(result);
  }
  return {};
}

CliOutput::CliOutput(std::optional<AtomicFile> file, Descriptor pipe, std::stop_token stop)
    : m_file(std::move(file)),
      m_pipe(std::move(pipe)),
      m_stop(std::move(stop)),
      m_pieceBytes(pieceBytes(m_pipe.isOpen() ? m_pipe.get() : STDOUT_FILENO)) {}

Result<CliOutput> CliOutput::open(const std::string &path, std::stop_token stop) {
  if (path == kStandardOutput) return CliOutput(std::nullopt, Descriptor(), std::move(stop));
  auto pipe = waitForReader(path, stop);
  if (!pipe) return pipe.error();
  if (pipe->isOpen()) return CliOutput(std::nullopt, *std::move(pipe), std::move(stop));
  auto file = AtomicFile::open(path);
  if (!file) return file.error();
  return CliOutput(*std::move(file), Descriptor(), std::move(stop));
}

Result<void> CliOutput::write(std::string_view bytes) {
  return m_file ? m_file->write(bytes) : writeStream(bytes);
}

Result<void> CliOutput::writeStream(std::string_view bytes) {
  const int descriptor = m_pipe.isOpen() ? m_pipe.get() : STDOUT_FILENO;
  while (!bytes.empty()) {
    if (m_stop.stop_requested()) return cancelledError();
    pollfd ready{descriptor, POLLOUT, 0};
    if (poll(&ready, 1, kPollMilliseconds) == 0) continue;
    const ssize_t count = ::write(descriptor, bytes.data(), std::min(bytes.size(), m_pieceBytes));
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (count < 0 && errno == EPIPE) return plainError(ErrorCode::Io, "");
    if (count < 0)
      return plainError(ErrorCode::Io, std::string("Cannot write to standard output or a pipe: ") +
                                           std::strerror(errno) + ". Give --out a file.");
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return {};
}

Result<void> CliOutput::sync() { return m_file ? m_file->sync() : Result<void>{}; }

Result<void> CliOutput::commit() { return m_file ? m_file->commit() : Result<void>{}; }

Result<void> openInto(std::optional<CliOutput> &output, const std::optional<std::string> &path,
                      const std::stop_token &stop) {
  if (!path) return {};
  auto opened = CliOutput::open(*path, stop);
  if (!opened) return opened.error();
  output.emplace(*std::move(opened));
  return {};
}

Result<void> commitTogether(std::initializer_list<std::optional<CliOutput> *> outputs) {
  for (std::optional<CliOutput> *output : outputs) {
    if (!*output) continue;
    if (auto synced = (*output)->sync(); !synced) return synced;
  }
  for (std::optional<CliOutput> *output : outputs) {
    if (!*output) continue;
    if (auto committed = (*output)->commit(); !committed) return committed;
  }
  return {};
}

ByteSink sinkInto(CliOutput &output) {
  return [&output](std::string_view bytes) { return output.write(bytes); };
}

Result<CliOutputs> CliOutputs::open(const CliOptions &options, const std::stop_token &stop) {
  if (auto checked = checkPaths(options); !checked) return checked.error();
  CliOutputs outputs;
  auto opened = openInto(outputs.m_main, options.outPath, stop);
  if (opened) opened = openInto(outputs.m_groups, options.groupsPath, stop);
  if (opened) opened = openInto(outputs.m_matches, options.matchesPath, stop);
  if (opened) opened = openInto(outputs.m_report, options.reportPath, stop);
  if (opened) opened = openInto(outputs.m_unused, options.labels.unusedPath, stop);
  if (opened) opened = openInto(outputs.m_recipe, options.recipeOutPath, stop);
  if (!opened) return opened.error();
  return outputs;
}

}  // namespace shinglescope
