// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/base/run_context.h"
#include "core/dataset/load/dataset_loader.h"

namespace shinglescope {

/// The file that a project's verdicts are about.
struct SourceIdentity {
  std::string path;                       ///< absolute, or a name if it is not a file
  std::uint64_t bytes = 0;                ///< on the disk; 0 if it is not a file
  std::int64_t modifiedMilliseconds = 0;  ///< since 1970
  std::optional<Digest128> digest;  ///< of its bytes, unpacked; none if they were not all read
  std::uint64_t rows = 0;
  Dialect dialect;      ///< how it was read
  std::string profile;  ///< JSON from the caller: options and roles of the columns
  bool operator==(const SourceIdentity &) const = default;
};

/// Identifies a file that was just read. Reads its size and time from the file system.
SourceIdentity identifySource(const std::string &path, const LoadReport &report,
                              std::string profile = {});

/// Options that read a file exactly as `dialect` specifies, without detection.
LoadOptions optionsFor(const Dialect &dialect);

enum class SourceState {
  Same,     ///< the bytes that the verdicts are about
  Moved,    ///< the same bytes, at another path
  Changed,  ///< the file has other bytes
  Missing   ///< there is no file
};

/// Compares the file at `path` with the recorded one. Reads all of it if there is a digest to
/// compare; otherwise, if only a part was read, size and time decide. Stage: Reading, in bytes.
/// Errors: Io, Format (a damaged archive), Cancelled.
Result<SourceState> checkSource(const SourceIdentity &identity, const std::string &path,
                                const RunContext &context);

/// The same for a file that was just read from `path`: O(1).
SourceState compareSource(const SourceIdentity &identity, const std::string &path,
                          const LoadReport &report);

/// The likely location of the file: its own path if that exists, otherwise a file with the same
/// name next to the project, otherwise empty.
std::string likelySourcePath(const SourceIdentity &identity, const std::string &projectPath);

// The dialect as stored in the project file.
std::string dialectToJson(const Dialect &dialect);
/// Errors: Format if the text is not a dialect.
Result<Dialect> dialectFromJson(const std::string &json);

}  // namespace shinglescope
