// SPDX-License-Identifier: MIT
// libFuzzer's entry point for workbooks and databases. scripts/slow/fuzz runs it.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "tests/fuzz/workbook_check.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
  const std::string_view input(reinterpret_cast<const char *>(data), size);
  if (const auto broken = shinglescope::fuzz::brokenWorkbookPromise(input)) {
    std::fprintf(stderr, "fuzz_workbook: %s\n", broken->c_str());
    std::abort();
  }
  return 0;
}
