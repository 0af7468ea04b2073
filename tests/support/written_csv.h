// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/export/format/delimited_rows.h"

namespace shinglescope::test {

/// Returns the CSV of the rows; "error: " and the reason if `write` fails.
template <class Write>
std::string writtenCsv(const Write &write, const RunContext &context = {}) {
  std::string text;
  const ByteSink sink = appendingTo(text);
  DelimitedRows rows(',', ExportProfile::Exact, sink, context);
  const auto done = write(rows);
  return done ? text : "error: " + done.error().detail();
}

}  // namespace shinglescope::test
