#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/base/run_context.h"
#include "core/dataset/load/dataset_loader.h"

namespace shinglescope {

/// What a project knows of the file that its verdicts are about.
struct SourceIdentity {
  std::string path;                       ///< absolute, or the name of what is no file
  std::uint64_t bytes = 0;                ///< on the disk; 0 where it is no file
  std::int64_t modifiedMilliseconds = 0;  ///< since 1970
  std::optional<Digest128> digest;  ///< of its bytes, unpacked; none where they were not all read
  std::uint64_t rows = 0;
  Dialect dialect;      ///< how it was read
  std::string profile;  ///< JSON of whoever opened it: options chosen, roles of the columns
  bool operator==(const SourceIdentity &) const = default;
};

/// Of a file that was just read. Looks at the file for size and time.
SourceIdentity identifySource(const std::string &path, const LoadReport &report,
                              std::string profile = {});

/// Options that read a file exactly as `dialect` says, with nothing to guess.
LoadOptions optionsFor(const Dialect &dialect);

enum class SourceState {
  Same,     ///< the bytes are those that the verdicts are about
  Moved,    ///< they are, at another path
  Changed,  ///< there is a file with other bytes
  Missing   ///< there is none
};

/// What is at `path` now, compared with what was. Reads all of it where there is
/// a digest to compare; else (where only a part was read) size and time decide.
/// Stage: Reading, in bytes. Errors: Io, Format (a damaged archive), Cancelled.
Result<SourceState> checkSource(const SourceIdentity &identity, const std::string &path,
                                const RunContext &context);

/// The same for a file that has just been read from `path`: O(1).
SourceState compareSource(const SourceIdentity &identity, const std::string &path,
                          const LoadReport &report);

/// Where the file may be: its own path if something is there, else a file of
/// its name beside the project, else empty.
std::string likelySourcePath(const SourceIdentity &identity, const std::string &projectPath);

/// English name ("same", "moved", ...).
std::string_view sourceStateName(SourceState state);

// The dialect as the project file keeps it.
std::string dialectToJson(const Dialect &dialect);
/// Format where the text is no dialect.
Result<Dialect> dialectFromJson(const std::string &json);

}  // namespace shinglescope
