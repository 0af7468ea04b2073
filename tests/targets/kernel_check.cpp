// SPDX-License-Identifier: MIT
#include "tests/targets/kernel_check.h"

#include <cstdio>

#include "core/base/hash.h"

namespace shinglescope::targets {

namespace {

constexpr std::uint64_t kMostPrinted = 5;  ///< failures of a kernel

std::string printable(std::string_view bytes) {
  constexpr std::size_t kMostBytes = 80;
  std::string text;
  for (const char c : bytes.substr(0, kMostBytes)) {
    char digits[5] = {c};
    if (c < ' ' || c > '~')
      std::snprintf(digits, sizeof(digits), "\\x%02x", static_cast<unsigned char>(c));
    text += digits;
  }
  return text;
}

}  // namespace

void KernelCheck::compare(const std::string &kernel, const Run &run, std::string_view input) {
  Sum &sum = m_sums[kernel];
  Numbers expected;
  for (const CpuTarget target : availableCpuTargets()) {  // scalar first
    setActiveCpuTarget(target);
    Numbers found;
    run(target, found);
    if (target == CpuTarget::Scalar) {
      expected = std::move(found);
    } else if (found != expected && ++sum.failures <= kMostPrinted) {
      std::fprintf(stderr, "%s: %s differs from scalar for %zu bytes: %s\n", kernel.c_str(),
                   std::string(cpuTargetName(target)).c_str(), input.size(),
                   printable(input).c_str());
    }
  }
  ++sum.inputs;
  sum.digest = mix64(sum.digest + expected.size() + 1);
  for (const std::uint64_t number : expected) sum.digest = mix64(sum.digest ^ number);
}

bool KernelCheck::print() const {
  bool isGood = true;
  for (const auto &[kernel, sum] : m_sums) {
    std::printf("%-24s %016llx %llu inputs\n", kernel.c_str(),
                static_cast<unsigned long long>(sum.digest),
                static_cast<unsigned long long>(sum.inputs));
    if (sum.failures > 0)
      std::fprintf(stderr, "%s: %llu failures\n", kernel.c_str(),
                   static_cast<unsigned long long>(sum.failures));
    isGood = isGood && sum.failures == 0;
  }
  return isGood;
}

}  // namespace shinglescope::targets
