// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

struct sqlite3_vfs;

namespace shinglescope::test {

/// Names and contents of files.
using Files = std::map<std::string, std::string>;

/// Keeps SQLite's files in memory and returns what a disk would hold after a power cut: the synced
/// contents of files and the synced names in the folder, and on request some of the rest. One
/// connection at a time; any thread. Registered under its name for its lifetime.
class ForgetfulVfs {
 public:
  explicit ForgetfulVfs(std::string name);
  ForgetfulVfs(const ForgetfulVfs &) = delete;
  ForgetfulVfs &operator=(const ForgetfulVfs &) = delete;
  ~ForgetfulVfs();

  const std::string &name() const { return m_name; }
  /// Sets a function that the syncing thread calls before each sync of a file or folder takes
  /// effect.
  void whenSyncing(std::function<void()> call) { m_whenSyncing = std::move(call); }

  /// Returns the files as they would be after a power cut now: everything that was not synced is
  /// lost.
  Files synced() const;
  /// Returns the same, but each 512-byte piece that was written since the last sync is kept or lost
  /// at random.
  Files torn(std::uint64_t seed) const;

  struct Write {
    std::size_t at = 0;
    std::string bytes;
    bool isTruncation = false;  ///< truncates to the length `at`
  };
  struct File {
    std::string now;
    std::string synced;
    std::vector<Write> sinceSync;
    bool isNewJournal = false;  ///< its first sync also syncs the folder
  };
  using Folder = std::map<std::string, std::shared_ptr<File>>;

  // For the shim's functions.
  std::shared_ptr<File> find(const std::string &name) const;
  std::shared_ptr<File> make(const std::string &name, bool isJournal);
  void remove(const std::string &name, bool isSynced);
  void write(File &file, Write write);
  void sync(File &file);
  std::mutex &mutex() const { return m_mutex; }

 private:
  void syncFolder();

  std::string m_name;
  std::unique_ptr<sqlite3_vfs> m_vfs;
  std::function<void()> m_whenSyncing;
  mutable std::mutex m_mutex;
  Folder m_now;
  Folder m_synced;
};

}  // namespace shinglescope::test
