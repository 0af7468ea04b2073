// SPDX-License-Identifier: MIT
#pragma once

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

namespace shinglescope::test {

/// The result of using a handle of a list that has been replaced.
enum class StaleAnswer { Nothing, AnItem, FailedAssertion, OtherEnd };

/// The result that this build promises.
#ifdef NDEBUG
inline constexpr StaleAnswer kPromisedStaleAnswer = StaleAnswer::Nothing;
#else
inline constexpr StaleAnswer kPromisedStaleAnswer = StaleAnswer::FailedAssertion;
#endif

/// Calls `ask` in a child process, which an assertion may end. `ask` returns whether there was an
/// item.
template <class Ask>
StaleAnswer staleAnswer(Ask ask) {
  const pid_t child = fork();
  if (child == 0) {
    const rlimit noCore{0, 0};
    setrlimit(RLIMIT_CORE, &noCore);
    signal(SIGABRT, SIG_DFL);
    close(STDOUT_FILENO);
    close(STDERR_FILENO);
    _exit(ask() ? 1 : 0);
  }
  int status = 0;
  if (child < 0 || waitpid(child, &status, 0) != child) return StaleAnswer::OtherEnd;
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT) return StaleAnswer::FailedAssertion;
  if (!WIFEXITED(status)) return StaleAnswer::OtherEnd;
  switch (WEXITSTATUS(status)) {
    case 0: return StaleAnswer::Nothing;
    case 1: return StaleAnswer::AnItem;
    default: return StaleAnswer::OtherEnd;
  }
}

}  // namespace shinglescope::test
