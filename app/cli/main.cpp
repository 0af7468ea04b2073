// SPDX-License-Identifier: MIT
#include <fcntl.h>
#include <unistd.h>

#include <malloc.h>

#include <csignal>
#include <cstdio>
#include <exception>
#include <new>

#include "app/cli/commands/commands.h"
#include "app/cli/interrupt.h"

namespace {

/// Ensures that a file opened later does not get the number of a closed standard stream and receive
/// its output.
void keepStandardStreams() {
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(descriptor, F_GETFD) < 0) (void)open("/dev/null", O_RDONLY);
  }
}

}  // namespace

int main(int argc, char **argv) {
  keepStandardStreams();
  std::signal(SIGPIPE, SIG_IGN);
#ifdef M_MMAP_THRESHOLD
  // Returns large lists to the system when they are freed. glibc would otherwise raise its
  // threshold to the size of the largest list and keep smaller ones, beyond the limit of --memory.
  mallopt(M_MMAP_THRESHOLD, 1 << 20);
#endif
  try {
    const shinglescope::InterruptWatcher interrupt;
    const auto code = shinglescope::runCommandLine(argc, argv, interrupt.token());
    return code == shinglescope::ExitCode::Interrupted ? interrupt.exitCode()
                                                       : static_cast<int>(code);
  } catch (const std::bad_alloc &) {
    std::fputs("shinglescope-cli: Not enough memory; close other programs or use fewer rows.\n",
               stderr);
  } catch (const std::exception &exception) {
    std::fprintf(stderr, "shinglescope-cli: %s\n", exception.what());
  }
  return static_cast<int>(shinglescope::ExitCode::Failed);
}
