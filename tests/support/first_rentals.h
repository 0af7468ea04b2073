// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QFile>

#include "tests/support/places.h"

namespace shinglescope::test {

/// Returns the header and the first rows of the sample: pages have the same texts with fewer rows,
/// and are made much faster.
inline QByteArray firstRentals(int rows) {
  QFile all(test::sourcePath("/resources/samples/rentals.tsv"));
  if (!all.open(QIODevice::ReadOnly)) return {};
  QByteArray first;
  for (int i = 0; i <= rows; ++i) first += all.readLine();
  return first;
}

}  // namespace shinglescope::test
