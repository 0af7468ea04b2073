// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>

#include "core/base/files/descriptor.h"
#include "core/base/result.h"

namespace shinglescope {

/// Keeps other processes from writing a project: an advisory lock on NAME.lock next to it, which
/// the system frees however the process ends. The lock file is removed with the lock. Does not
/// wait. Movable; one thread.
class ProjectLock {
 public:
  /// Errors: Io if another program has the lock (the message names it), or if the directory cannot
  /// be written. The project itself need not exist.
  static Result<ProjectLock> take(const std::string &projectPath);
  ProjectLock(ProjectLock &&other) noexcept = default;
  ProjectLock &operator=(ProjectLock &&other) noexcept;
  ~ProjectLock();

 private:
  ProjectLock(std::string path, Descriptor file)
      : m_path(std::move(path)), m_file(std::move(file)) {}
  void release();
  std::string m_path;
  Descriptor m_file;
};

/// True if a program has the project open for writing now.
bool isProjectLocked(const std::string &projectPath);

/// The path without links and "..", so that a file has only one name. A missing file keeps its name
/// in the canonical path of its directory.
std::string canonicalPath(const std::string &path);

/// A warning if a project is in an unsuitable place: a file or file system that cannot be written,
/// or a network file system, whose locks may not work. Otherwise MessageId::None.
Message placeWarning(const std::string &projectPath);
/// True if neither the file nor its directory can be written.
bool isReadOnlyPlace(const std::string &projectPath);
/// The name of a network file system, from the type of statfs(); otherwise empty.
std::string networkFileSystem(long type);

}  // namespace shinglescope
