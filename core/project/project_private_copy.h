// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "core/base/run_context.h"
#include "core/project/project_journal.h"

namespace shinglescope {

/// A copy of a project in a temporary directory that only its user can access, with the journal
/// next to it if that can be trusted. What SQLite has to finish before reading is finished in the
/// copy; the project and the files next to it stay unchanged. The destructor removes the directory.
class PrivateCopy {
 public:
  /// Fails if another program has the project open for writing or writes it meanwhile. Errors: Io,
  /// Cancelled. O(size).
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
