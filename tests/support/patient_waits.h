// SPDX-License-Identifier: MIT
#pragma once

#include <QtTest>

#include "tests/support/waiting_limit.h"

// Under sanitizers, it only matters that a wait ends: Qt's five seconds are too short while two
// other tests run. Tests with their own time limit set it themselves.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#undef QTRY_VERIFY
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT((expression), 60'000)
#undef QTRY_COMPARE
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT((actual), (expected), 60'000)
#endif
