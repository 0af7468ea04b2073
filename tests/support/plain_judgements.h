// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/review/verdicts/verdicts.h"

namespace shinglescope::test {

inline Judgement judged(Verdict verdict) { return {verdict, Keep::Neither, {}}; }
inline ItemKey key(std::uint32_t a, std::uint32_t b) { return {RecordId{a}, RecordId{b}}; }

}  // namespace shinglescope::test
