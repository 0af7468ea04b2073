// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/options/options.h"
#include "core/base/byte_sink.h"
#include "core/base/files/atomic_file.h"
#include "core/base/files/descriptor.h"

namespace shinglescope {

/// A path in use, or to be used, with its description in messages.
struct NamedPath {
  std::string name;
  std::string path;
};

/// The paths of a project and of the files written next to it.
std::vector<NamedPath> projectPaths(const std::string &name, const std::string &path);

/// Checks the paths of results. Errors: BadParameter if two results, or a result and a used path,
/// are the same file (also through a link), or if a result is a text in a used folder.
Result<void> checkResultPaths(std::vector<NamedPath> used, const std::vector<NamedPath> &results);

/// One result of a run: a file that appears only when complete, or standard output. Standard output
/// and pipes are written in pieces, so a slow or blocked reader cannot delay a cancelled run. An Io
/// error without a text means that the reader has closed the pipe (`| head`): end quietly.
class CliOutput {
 public:
  static Result<CliOutput> open(const std::string &path, std::stop_token stop);

  Result<void> write(std::string_view bytes);
  Result<void> sync();
  Result<void> commit();
  bool isStandardOutput() const { return !m_file.has_value() && !m_pipe.isOpen(); }

 private:
  CliOutput(std::optional<AtomicFile> file, Descriptor pipe, std::stop_token stop);
  Result<void> writeStream(std::string_view bytes);

  std::optional<AtomicFile> m_file;
  Descriptor m_pipe;  ///< non-blocking; replaces standard output, if set
  std::stop_token m_stop;
  std::size_t m_pieceBytes;
};

/// Opens an output if there is a path.
Result<void> openInto(std::optional<CliOutput> &output, const std::optional<std::string> &path,
                      const std::stop_token &stop);
/// Publishes the outputs that are open, once all of them are on the disk.
Result<void> commitTogether(std::initializer_list<std::optional<CliOutput> *> outputs);

/// A sink through which the core writes to an output; the output must outlive it.
ByteSink sinkInto(CliOutput &output);

/// All results of a run. Opened before the run, so that an unwritable target is reported
/// immediately; published only when all are complete.
class CliOutputs {
 public:
  /// Opens all outputs. Errors: BadParameter if two results, or a result and an input, are the same
  /// file (also through a link); Io if a target cannot be written.
  static Result<CliOutputs> open(const CliOptions &options, const std::stop_token &stop);

  CliOutput &main() { return *m_main; }
  CliOutput *groups() { return m_groups ? &*m_groups : nullptr; }
  CliOutput *matches() { return m_matches ? &*m_matches : nullptr; }
  CliOutput *report() { return m_report ? &*m_report : nullptr; }
  CliOutput *unused() { return m_unused ? &*m_unused : nullptr; }
  CliOutput *recipe() { return m_recipe ? &*m_recipe : nullptr; }
  Result<void> commitAll() {
    return commitTogether({&m_main, &m_groups, &m_matches, &m_report, &m_unused, &m_recipe});
  }

 private:
  CliOutputs() = default;

  std::optional<CliOutput> m_main;
  std::optional<CliOutput> m_groups;
  std::optional<CliOutput> m_matches;
  std::optional<CliOutput> m_report;
  std::optional<CliOutput> m_unused;
  std::optional<CliOutput> m_recipe;
};

}  // namespace shinglescope
