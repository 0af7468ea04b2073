// SPDX-License-Identifier: MIT
#include "app/cli/output/amount_text.h"

#include "core/base/decimal_text.h"
#include "core/base/message_words.h"

namespace shinglescope {
namespace {

// From here on the text would be rounded to "1000.0 MB" or "10.0 GB".
constexpr std::uint64_t kFirstGigabyte = 999'950'000;
constexpr std::uint64_t kTenGigabytes = 9'950'000'000;

}  // namespace

std::string groupedNumber(std::uint64_t number) {
  return groupedByThousands(std::to_string(number));
}

std::string byteSizeText(std::uint64_t bytes) {
  if (bytes < kFirstGigabyte) return decimalText(static_cast<double>(bytes) / 1e6, 1) + " MB";
  return decimalText(static_cast<double>(bytes) / 1e9, bytes < kTenGigabytes ? 1 : 0) + " GB";
}

}  // namespace shinglescope
