// SPDX-License-Identifier: MIT
// A library that, preloaded into a program, shifts the system clock by SHIFTED_CLOCK_SECONDS. It
// simulates a computer whose clock goes back between two sessions.
#include <dlfcn.h>
#include <sys/time.h>
#include <time.h>

#include <cstdlib>

namespace {

time_t shift() {
  const char *seconds = std::getenv("SHIFTED_CLOCK_SECONDS");
  return seconds == nullptr ? 0 : static_cast<time_t>(std::atoll(seconds));
}

}  // namespace

extern "C" int clock_gettime(clockid_t clock, timespec *now) noexcept {
  using Function = int (*)(clockid_t, timespec *);
  static const auto real = reinterpret_cast<Function>(dlsym(RTLD_NEXT, "clock_gettime"));
  const int code = real(clock, now);
  if (code == 0 && clock == CLOCK_REALTIME) now->tv_sec += shift();
  return code;
}

extern "C" time_t time(time_t *out) noexcept {
  timespec now{};
  clock_gettime(CLOCK_REALTIME, &now);
  if (out != nullptr) *out = now.tv_sec;
  return now.tv_sec;
}

extern "C" int gettimeofday(timeval *now, void *) noexcept {
  timespec precise{};
  const int code = clock_gettime(CLOCK_REALTIME, &precise);
  now->tv_sec = precise.tv_sec;
  now->tv_usec = precise.tv_nsec / 1000;
  return code;
}
