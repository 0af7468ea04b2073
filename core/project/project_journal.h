#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/base/result.h"

namespace shinglescope {

// SQLite keeps files of its own beside a project: NAME-journal, with which it takes back what was
// not finished, and NAME-wal and NAME-shm, which no project of ours has. It believes what it finds
// there. A stranger's journal could empty the project, name another file, which SQLite then
// deletes, or be a link to one, which the next transaction overwrites. So these files are looked
// at before SQLite opens the project. No state; any thread.

/// A file beside a project that is not to be believed, and why.
struct StrangeFile {
  std::string path;
  Message why;
};

/// What is beside a project.
struct BesideProject {
  std::vector<StrangeFile> strange;
  /// A program ended while it was saving, so that who opens the project has to write first.
  bool isUnfinished = false;
  bool isWal = false;  ///< another program chose this kind of journal: readers write too
};

/// What SQLite adds to the name of a project for the files of its own.
inline constexpr std::array kSqliteEndings = {"-journal", "-wal", "-shm"};

/// The names of the files that belong to a project, whether they are there or not: SQLite's, and
/// our lock.
std::vector<std::string> filesBesideProject(const std::string &projectPath);

/// Looks for them. An ordinary journal that holds nothing yet, or whose header fits the
/// project (magic, page size, number of pages from 1 to those of the project) and that names no
/// other file, is none. The project itself is read through SQLite's file layer `vfs`, because
/// closing a descriptor of it would free the locks of other connections. Errors: Io.
Result<BesideProject> lookBeside(const std::string &projectPath, const std::string &vfs = {});
/// Renames what is strange to names that nothing has yet, such as NAME-journal.set-aside, and says
/// what was done. The caller has locked the project. Errors: Io.
Result<std::vector<Message>> setStrangeFilesAside(const BesideProject &beside);
/// The same for all that is there: before another file takes the project's name.
Result<void> setAllAside(const std::string &projectPath);

}  // namespace shinglescope
