// SPDX-License-Identifier: MIT
// Compares the kernels of all CPU targets of this machine with the scalar ones on the same inputs,
// and prints a digest of each kernel's results. scripts/slow/neon builds this program for two kinds
// of CPU and compares the digests.

#include "tests/targets/input_texts.h"
#include "tests/targets/kernel_check.h"

int main() {
  using namespace shinglescope::targets;
  const std::vector<std::string> texts = inputTexts();
  KernelCheck check;
  checkTextKernels(check, texts);
  checkShingleKernels(check, texts);
  checkScannerKernels(check, texts);
  checkNumberKernels(check);
  return check.print() ? 0 : 1;
}
