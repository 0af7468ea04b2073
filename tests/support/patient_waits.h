#pragma once

#include <QtTest>

#include "tests/support/waiting_limit.h"

// Under sanitizers, a wait only has to end: Qt's five seconds are too short there while two other
// tests run. Tests with a time limit of their own set it themselves.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#undef QTRY_VERIFY
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT((expression), 60'000)
#undef QTRY_COMPARE
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT((actual), (expected), 60'000)
#endif
