// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/base/result.h"

namespace shinglescope {

// SQLite keeps its own files next to a project: NAME-journal, from which it rolls back unfinished
// transactions, and NAME-wal and NAME-shm, which our projects never have. It trusts these files. A
// foreign journal could empty the project, name another file that SQLite then deletes, or be a link
// to a file that the next transaction overwrites. So these files are checked before SQLite opens
// the project. Stateless; any thread.

/// A file next to a project that must not be trusted, and the reason.
struct StrangeFile {
  std::string path;
  Message why;
};

/// The files found next to a project.
struct BesideProject {
  std::vector<StrangeFile> strange;
  /// A program ended while it was saving, so the next one has to write before it can read.
  bool isUnfinished = false;
  bool isWal = false;  ///< another program chose WAL: readers write too

  bool isStrange(const std::string &path) const {
    return std::ranges::count(strange, path, &StrangeFile::path) > 0;
  }
};

/// The suffixes that SQLite adds to a project's name for its own files.
inline constexpr std::array kSqliteEndings = {"-journal", "-wal", "-shm"};

/// The names of the files that belong to a project, existing or not: SQLite's, and our lock.
std::vector<std::string> filesBesideProject(const std::string &projectPath);

/// Finds untrusted files. A regular journal is trusted if it is empty, or if its header fits the
/// project (magic, page size, number of pages from 1 to those of the project) and it names no other
/// file. Reads the project through SQLite's file layer `vfs`, because closing a descriptor of it
/// would free the locks of other connections. Errors: Io.
Result<BesideProject> lookBeside(const std::string &projectPath, const std::string &vfs = {});
/// Renames untrusted files to unused names, such as NAME-journal.set-aside, and returns messages
/// about it. The caller has locked the project. Errors: Io.
Result<std::vector<Message>> setStrangeFilesAside(const BesideProject &beside);
/// Renames all these files, before another file takes the project's name.
Result<void> setAllAside(const std::string &projectPath);

}  // namespace shinglescope
