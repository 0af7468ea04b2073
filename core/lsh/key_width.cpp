// SPDX-License-Identifier: MIT
#include "core/lsh/key_width.h"

namespace shinglescope {
namespace {

std::uint64_t wideKeysFrom = kWideKeysFrom;

}  // namespace

std::uint32_t keyWords(std::uint64_t texts) { return texts < wideKeysFrom ? 1 : 2; }

void setWideKeysFrom(std::uint64_t texts) { wideKeysFrom = texts; }

}  // namespace shinglescope
