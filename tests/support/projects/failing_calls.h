// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cerrno>

#include "core/base/files/atomic_file.h"

namespace shinglescope::test {

/// Makes the n-th call fail with an error number. A failing close() still closes the file, as on
/// Linux.
class FailingCalls final : public FileCalls {
 public:
  FailingCalls(int failing, int errorNumber) : m_failing(failing), m_errorNumber(errorNumber) {}
  int openTemporary(char *name) override { return fails() ? -1 : FileCalls::openTemporary(name); }
  int openFolder(const char *path) override { return fails() ? -1 : FileCalls::openFolder(path); }
  int setMode(int file, mode_t mode) override {
    return fails() ? -1 : FileCalls::setMode(file, mode);
  }
  ssize_t write(int file, const void *bytes, std::size_t count) override {
    if (!fails()) return FileCalls::write(file, bytes, std::min<std::size_t>(count, 700'000));
    static_cast<void>(FileCalls::write(file, bytes, count / 2));
    errno = m_errorNumber;
    return -1;
  }
  int sync(int file) override { return fails() ? -1 : FileCalls::sync(file); }
  int close(int file) override {
    const bool isFailing = fails();
    const int code = FileCalls::close(file);
    errno = isFailing ? m_errorNumber : errno;
    return isFailing ? -1 : code;
  }
  int rename(const char *from, const char *to) override {
    return fails() ? -1 : FileCalls::rename(from, to);
  }
  bool hasFailed() const { return m_calls >= m_failing; }

 private:
  bool fails() {
    if (++m_calls != m_failing) return false;
    errno = m_errorNumber;
    return true;
  }
  int m_failing;
  int m_errorNumber;
  int m_calls = 0;
};

}  // namespace shinglescope::test
