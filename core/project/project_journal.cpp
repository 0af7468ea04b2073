// SPDX-License-Identifier: MIT
#include "core/project/project_journal.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>

#include "core/base/files/descriptor.h"
#include "core/project/project_database.h"

namespace shinglescope {
namespace {

using Bytes = std::span<const unsigned char>;

// https://www.sqlite.org/fileformat.html, 1.3 The Database Header and 3 The Rollback Journal.
constexpr std::size_t kHeadBytes = 100;
constexpr std::size_t kJournalHeadBytes = 28;
constexpr std::array<unsigned char, 8> kJournalMagic = {0xd9, 0xd5, 0x05, 0xf9,
                                                        0x20, 0xa1, 0x63, 0xd7};
constexpr std::size_t kNameEndBytes = 16;  ///< length, checksum and magic after a file's name
constexpr std::uint32_t kLeastSector = 32;
constexpr std::uint32_t kMostSector = 65'536;

std::uint32_t bigEndian(Bytes bytes, std::size_t at, std::size_t count) {
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < count; ++i) number = number << 8U | bytes[at + i];
  return number;
}

/// The properties that the journal must match.
struct ProjectShape {
  std::uint32_t pageBytes = 0;  ///< 0: an empty file, or not an SQLite file
  std::uint64_t pages = 0;
  bool isWal = false;
};

Error cannotRead(const std::string &path, MessageValue why) {
  return errorOf(ErrorCode::Io, {MessageId::JournalUnreadable, {path, std::move(why)}}, path);
}

ProjectShape shapeOf(Bytes head, std::uint64_t bytes) {
  constexpr char kMagic[] = "SQLite format 3";
  ProjectShape shape;
  if (head.size() < kHeadBytes || std::memcmp(head.data(), kMagic, sizeof kMagic) != 0)
    return shape;
  shape.pageBytes = bigEndian(head, 16, 2);
  if (shape.pageBytes == 1) shape.pageBytes = 65'536;
  if (shape.pageBytes > 0) shape.pages = bytes / shape.pageBytes;
  shape.isWal = head[18] == 2 || head[19] == 2;
  return shape;
}

/// Reads through SQLite's own file layer: see the header.
Result<ProjectShape> readShape(const std::string &path, const std::string &vfsName) {
  sqlite3_vfs *vfs = sqlite3_vfs_find(vfsName.empty() ? nullptr : vfsName.c_str());
  if (vfs == nullptr) return cannotRead(path, MessageId::NoFileLayer);
  const auto memory = std::make_unique<std::max_align_t[]>(
      static_cast<std::size_t>(vfs->szOsFile) / sizeof(std::max_align_t) + 1);
  auto *file = reinterpret_cast<sqlite3_file *>(memory.get());
  // SQLite reads parameters after the end of the name.
  std::string name = path;
  name.append(4, '\0');
  int flags = 0;
  const int opened =
      vfs->xOpen(vfs, name.c_str(), file, SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_READONLY, &flags);
  if (opened != SQLITE_OK) {
    if (file->pMethods != nullptr) file->pMethods->xClose(file);
    return cannotRead(path, sqliteWords(opened, sqlite3_errstr(opened)));
  }
  std::array<unsigned char, kHeadBytes> head{};
  sqlite3_int64 bytes = 0;
  int code = file->pMethods->xFileSize(file, &bytes);
  if (code == SQLITE_OK && bytes >= static_cast<sqlite3_int64>(kHeadBytes))
    code = file->pMethods->xRead(file, head.data(), static_cast<int>(head.size()), 0);
  file->pMethods->xClose(file);
  if (code != SQLITE_OK) return cannotRead(path, sqliteWords(code, sqlite3_errstr(code)));
  return shapeOf(head, static_cast<std::uint64_t>(bytes));
}

/// The first and last bytes of a regular file.
struct Ends {
  std::vector<unsigned char> head;
  std::vector<unsigned char> tail;
  std::uint64_t bytes = 0;
};

Result<Ends> readEnds(const std::string &path) {
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
  if (!file.isOpen()) return cannotRead(path, std::strerror(errno));
  Ends ends;
  struct stat status {};
  bool isRead = fstat(file.get(), &status) == 0;
  ends.bytes = isRead ? static_cast<std::uint64_t>(status.st_size) : 0;
  const auto read = [&](std::size_t count, std::uint64_t from) {
    std::vector<unsigned char> bytes(std::min<std::uint64_t>(count, ends.bytes));
    const ssize_t got = pread(file.get(), bytes.data(), bytes.size(), static_cast<off_t>(from));
    isRead = isRead && got == static_cast<ssize_t>(bytes.size());
    return bytes;
  };
  ends.head = read(kJournalHeadBytes, 0);
  ends.tail = read(kNameEndBytes, ends.bytes - std::min<std::uint64_t>(kNameEndBytes, ends.bytes));
  if (!isRead) return cannotRead(path, std::strerror(errno));
  return ends;
}

bool isPowerOfTwo(std::uint32_t number) { return number != 0 && (number & (number - 1)) == 0; }

/// True if SQLite would replay nothing: the header is written last.
bool holdsNothing(const Ends &journal) { return journal.bytes == 0 || journal.head[0] == 0; }

bool fits(const Ends &journal, const ProjectShape &project) {
  if (journal.bytes < kJournalHeadBytes) return false;
  if (!std::ranges::equal(Bytes(journal.head).first(kJournalMagic.size()), kJournalMagic))
    return false;
  const std::uint32_t pages = bigEndian(journal.head, 16, 4);
  const std::uint32_t sector = bigEndian(journal.head, 20, 4);
  const std::uint32_t pageBytes = bigEndian(journal.head, 24, 4);
  const bool isSector = isPowerOfTwo(sector) && sector >= kLeastSector && sector <= kMostSector;
  return isSector && pageBytes == project.pageBytes && pages >= 1 && pages <= project.pages;
}

/// True for a transaction over several databases, which a project never has.
bool namesFile(const Ends &journal) {
  if (journal.tail.size() < kNameEndBytes) return false;
  const std::uint32_t length = bigEndian(journal.tail, 0, 4);
  return length > 0 && length <= journal.bytes - kNameEndBytes &&
         std::ranges::equal(Bytes(journal.tail).last(kJournalMagic.size()), kJournalMagic);
}

std::string fileBeside(const std::string &projectPath, const char *ending) {
  return projectPath + ending;
}

/// Why a file is not a regular one; MessageId::None if it is, or if there is none.
MessageId oddKind(const std::string &path, bool &isThere) {
  struct stat status {};
  isThere = lstat(path.c_str(), &status) == 0;
  if (!isThere) return MessageId::None;
  if (S_ISLNK(status.st_mode)) return MessageId::JournalIsLink;
  if (!S_ISREG(status.st_mode)) return MessageId::JournalIsNoFile;
  // A hard link: the file also exists under another name.
  return status.st_nlink > 1 ? MessageId::JournalIsLink : MessageId::None;
}

Result<MessageId> faultOfJournal(const std::string &path, const ProjectShape &project,
                                 bool &isUnfinished) {
  bool isThere = false;
  const MessageId odd = oddKind(path, isThere);
  if (!isThere || odd != MessageId::None) return odd;
  const auto ends = readEnds(path);
  if (!ends) return ends.error();
  if (holdsNothing(*ends)) return MessageId::None;
  isUnfinished = true;
  if (namesFile(*ends)) return MessageId::JournalNamesFile;
  return fits(*ends, project) ? MessageId::None : MessageId::JournalOfOther;
}

MessageId faultOfWal(const std::string &path, const ProjectShape &project) {
  bool isThere = false;
  const MessageId odd = oddKind(path, isThere);
  if (!isThere || odd != MessageId::None) return odd;
  // Another program may have chosen WAL for the project.
  return project.isWal ? MessageId::None : MessageId::JournalOfOther;
}

std::string freeNameFor(const std::string &path) {
  const std::string base = path + ".set-aside";
  std::string name = base;
  struct stat status {};
  for (int i = 2; lstat(name.c_str(), &status) == 0; ++i) name = base + "-" + std::to_string(i);
  return name;
}

Result<std::string> setAside(const std::string &path) {
  const std::string kept = freeNameFor(path);
  if (rename(path.c_str(), kept.c_str()) == 0) return kept;
  return errorOf(ErrorCode::Io, {MessageId::JournalCannotBeSetAside, {path, std::strerror(errno)}},
                 path);
}

}  // namespace

std::vector<std::string> filesBesideProject(const std::string &projectPath) {
  std::vector<std::string> files;
  for (const char *ending : kSqliteEndings) files.push_back(fileBeside(projectPath, ending));
  files.push_back(fileBeside(projectPath, ".lock"));
  return files;
}

Result<BesideProject> lookBeside(const std::string &projectPath, const std::string &vfs) {
  const auto shape = readShape(projectPath, vfs);
  if (!shape) return shape.error();
  BesideProject beside;
  beside.isWal = shape->isWal;
  const auto add = [&beside](const std::string &path, MessageId why) {
    if (why != MessageId::None) beside.strange.push_back({path, {why, {path}}});
  };
  const std::string journal = fileBeside(projectPath, "-journal");
  const auto fault = faultOfJournal(journal, *shape, beside.isUnfinished);
  if (!fault) return fault.error();
  add(journal, *fault);
  for (const char *ending : {"-wal", "-shm"}) {
    const std::string path = fileBeside(projectPath, ending);
    add(path, faultOfWal(path, *shape));
  }
  return beside;
}

Result<std::vector<Message>> setStrangeFilesAside(const BesideProject &beside) {
  std::vector<Message> said;
  for (const StrangeFile &file : beside.strange) {
    const auto kept = setAside(file.path);
    if (!kept) return kept.error();
    said.push_back(file.why);
    said.push_back({MessageId::JournalSetAside, {file.path, *kept}});
  }
  return said;
}

Result<void> setAllAside(const std::string &projectPath) {
  for (const char *ending : kSqliteEndings) {
    struct stat status {};
    const std::string path = fileBeside(projectPath, ending);
    if (lstat(path.c_str(), &status) != 0) continue;
    if (const auto kept = setAside(path); !kept) return kept.error();
  }
  return {};
}

}  // namespace shinglescope
