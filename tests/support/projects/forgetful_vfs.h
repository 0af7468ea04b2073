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

/// SQLite's files in memory, which tells what a disk would hold after a power
/// cut: only what was synced, of the files and of the names in the folder, or
/// also some of what was not. One connection at a time; any thread. Registered
/// under its name as long as it lives.
class ForgetfulVfs {
 public:
  explicit ForgetfulVfs(std::string name);
  ForgetfulVfs(const ForgetfulVfs &) = delete;
  ForgetfulVfs &operator=(const ForgetfulVfs &) = delete;
  ~ForgetfulVfs();

  const std::string &name() const { return m_name; }
  /// Called before each sync of a file or folder takes effect, by the thread
  /// that syncs.
  void whenSyncing(std::function<void()> call) { m_whenSyncing = std::move(call); }

  /// After a power cut now: what was not synced is gone.
  Files synced() const;
  /// The same, but of what was written since, each piece of 512 bytes is there
  /// or not, by chance.
  Files torn(std::uint64_t seed) const;

  struct Write {
    std::size_t at = 0;
    std::string bytes;
    bool isTruncation = false;  ///< to the length `at`
  };
  struct File {
    std::string now;
    std::string synced;
    std::vector<Write> sinceSync;
    bool isNewJournal = false;  ///< its first sync is one of the folder too
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
