#pragma once

#include <memory>
#include <string>

#include "core/base/run_context.h"
#include "core/project/project_journal.h"

namespace shinglescope {

/// A copy of a project in a temporary folder of its user alone, with the journal that is beside it
/// where that is to be believed: what SQLite has to finish before it can read is finished there,
/// and the project and all beside it stay as they are. Removes the folder with itself.
class PrivateCopy {
 public:
  /// No other program may have the project open for writing: one that writes meanwhile is noticed
  /// and refused. Errors: Io, Cancelled. O(size).
  static Result<std::shared_ptr<const PrivateCopy>> make(const std::string &projectPath,
                                                         const BesideProject &beside,
                                                         const RunContext &context);
  ~PrivateCopy();
  PrivateCopy(const PrivateCopy &) = delete;
  PrivateCopy &operator=(const PrivateCopy &) = delete;

  const std::string &path() const { return m_path; }

 private:
  explicit PrivateCopy(std::string folder);

  std::string m_folder;
  std::string m_path;
};

}  // namespace shinglescope
