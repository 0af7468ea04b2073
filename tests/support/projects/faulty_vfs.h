// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <memory>
#include <string>

struct sqlite3_vfs;

namespace shinglescope::test {

/// SQLite's access to files, in which chosen calls fail as on a broken or full device. Registered
/// under its name for its lifetime; files that were opened through it must be closed before it is
/// destroyed. Any thread.
class FaultyVfs {
 public:
  enum class Fault { Broken, Full };

  explicit FaultyVfs(std::string name);
  FaultyVfs(const FaultyVfs &) = delete;
  FaultyVfs &operator=(const FaultyVfs &) = delete;
  ~FaultyVfs();

  const std::string &name() const { return m_name; }
  /// Makes the n-th call from now and the `times` - 1 calls after it fail.
  void fail(long n, Fault fault, long times = 1);
  void heal() { m_failFrom = 0; }
  /// Returns the number of calls so far, including failed ones.
  long calls() const { return m_calls; }
  /// Returns the number of calls that failed.
  long failures() const { return m_failures; }

  /// Counts a call; returns true if it must fail. For the shim's functions.
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
