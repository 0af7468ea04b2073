// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QtTest>

namespace shinglescope::test {

/// Sanitizers slow everything down a lot and unevenly, so under them it only matters that a wait
/// ends. bench/latency checks the promised limits.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kIsSanitized = true;
#else
inline constexpr bool kIsSanitized = false;
#endif

/// Returns true if a wait is within a limit much looser than the promised one. A busy machine stays
/// within this limit; a quadratic algorithm or a hang does not.
inline bool isWithin(qint64 milliseconds, qint64 looseLimit) {
  return kIsSanitized || milliseconds < looseLimit;
}

}  // namespace shinglescope::test

#define VERIFY_WITHIN(timer, looseLimit)                                  \
  QVERIFY2(shinglescope::test::isWithin((timer).elapsed(), (looseLimit)), \
           qPrintable(QString("%1 ms").arg((timer).elapsed())))
