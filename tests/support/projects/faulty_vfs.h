#pragma once

#include <atomic>
#include <memory>
#include <string>

struct sqlite3_vfs;

namespace shinglescope::test {

/// SQLite's access to files, of which chosen calls fail as a broken or full
/// device would. Registered under its name as long as it lives; files that were
/// opened through it must be closed before. Any thread.
class FaultyVfs {
 public:
  enum class Fault { Broken, Full };

  explicit FaultyVfs(std::string name);
  FaultyVfs(const FaultyVfs &) = delete;
  FaultyVfs &operator=(const FaultyVfs &) = delete;
  ~FaultyVfs();

  const std::string &name() const { return m_name; }
  /// The n-th call from now fails, and with it the `times` - 1 that follow.
  void fail(long n, Fault fault, long times = 1);
  void heal() { m_failFrom = 0; }
  /// Calls so far, failed ones counted.
  long calls() const { return m_calls; }
  /// Calls that failed.
  long failures() const { return m_failures; }

  /// For the shim's functions: counts a call; true if it is to fail.
  bool nextFails();
  bool isFull() const { return m_fault == Fault::Full; }

 private:
  std::string m_name;
  std::unique_ptr<sqlite3_vfs> m_vfs;
  std::atomic<long> m_calls{0};
  std::atomic<long> m_failures{0};
  std::atomic<long> m_failFrom{0};
  std::atomic<long> m_failTimes{0};
  std::atomic<Fault> m_fault{Fault::Broken};
};

}  // namespace shinglescope::test
