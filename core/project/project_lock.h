#pragma once

#include <string>

#include "core/base/result.h"

namespace shinglescope {

/// Keeps every other process from writing a project: an advisory lock on
/// NAME.lock beside it, which the system frees however the process ends. The
/// lock file is removed with the lock. Does not wait. Movable; one thread.
class ProjectLock {
 public:
  /// Io: another program has it (the sentence says which), or the folder
  /// cannot be written. The project itself need not exist.
  static Result<ProjectLock> take(const std::string &projectPath);
  ProjectLock(ProjectLock &&other) noexcept;
  ProjectLock &operator=(ProjectLock &&other) noexcept;
  ~ProjectLock();

 private:
  ProjectLock(std::string path, int descriptor);
  void release();
  std::string m_path;
  int m_descriptor = -1;
};

/// True if a program has the project open for writing now.
bool isProjectLocked(const std::string &projectPath);

/// The path without links and "..", so that a file has one name. What is not
/// there yet keeps its own name in its folder's.
std::string canonicalPath(const std::string &path);

/// A message if the place of a project calls for a warning (a file or file
/// system that cannot be written, a network file system, whose locks may not
/// hold); else MessageId::None.
Message placeWarning(const std::string &projectPath);
/// True if neither file nor folder can be written there.
bool isReadOnlyPlace(const std::string &projectPath);
/// The name of a network file system by what statfs() calls it; else empty.
std::string networkFileSystem(long type);

}  // namespace shinglescope
