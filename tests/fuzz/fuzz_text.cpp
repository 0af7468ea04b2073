// SPDX-License-Identifier: MIT
// libFuzzer's entry point for preparation and shingling. scripts/slow/fuzz runs it.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "tests/fuzz/text_check.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
  const std::string_view input(reinterpret_cast<const char *>(data), size);
  if (const auto broken = shinglescope::fuzz::brokenTextPromise(input)) {
    std::fprintf(stderr, "fuzz_text: %s\n", broken->c_str());
    std::abort();
  }
  return 0;
}
