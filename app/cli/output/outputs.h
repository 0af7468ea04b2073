#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/options/options.h"
#include "core/base/byte_sink.h"
#include "core/base/files/atomic_file.h"
#include "core/base/files/descriptor.h"
#include "core/base/run_context.h"

namespace shinglescope {

/// A path that is or will be used, with the words for it in messages.
struct NamedPath {
  std::string name;
  std::string path;
};

/// A project and the files that are written beside it.
std::vector<NamedPath> projectPaths(const std::string &name, const std::string &path);

/// BadParameter where two results, or a result and what is used, are the same
/// file (also through a link), or a result is a text of a folder that is used.
Result<void> checkResultPaths(std::vector<NamedPath> used, const std::vector<NamedPath> &results);

/// One result of a run: a file that appears as a whole, or standard output.
/// Standard output and pipes are written in pieces that a slow or blocked reader
/// cannot hold up a cancelled run with. An Io error without a text says that the
/// reader has gone (`| head`): end quietly.
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
  Descriptor m_pipe;  ///< never blocks; in place of standard output, where there is one
  std::stop_token m_stop;
  std::size_t m_pieceBytes;
};

/// An output as the core writes into it; the output outlives it.
ByteSink sinkInto(CliOutput &output);

/// All results of a run. Opened before the run, so that a target that cannot
/// be written is told at once; shown only when every one is complete.
class CliOutputs {
 public:
  /// BadParameter where two results, or a result and an input, are the same
  /// file (also through a link); Io where a target cannot be written.
  static Result<CliOutputs> open(const CliOptions &options, const std::stop_token &stop);

  CliOutput &main() { return *m_main; }
  CliOutput *groups() { return m_groups ? &*m_groups : nullptr; }
  CliOutput *report() { return m_report ? &*m_report : nullptr; }
  Result<void> commitAll();

 private:
  CliOutputs() = default;

  std::optional<CliOutput> m_main;
  std::optional<CliOutput> m_groups;
  std::optional<CliOutput> m_report;
};

}  // namespace shinglescope
