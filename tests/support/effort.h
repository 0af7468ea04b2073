// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/waiting_limit.h"

namespace shinglescope::test {

/// A number of rounds or rows. Sanitizers look for wrong accesses, which show after a few of them,
/// and take several times as long for each; the usual number finds rare wrong results.
template <class Number>
constexpr Number effort(Number usual, Number sanitized) {
  return kIsSanitized ? sanitized : usual;
}

}  // namespace shinglescope::test
