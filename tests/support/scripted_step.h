// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/review/verdicts/log_step.h"

namespace shinglescope::test {

/// Returns step `number` of a scripted review: the same number always returns the same step, and
/// every kind of step occurs for some number.
inline LogStep scriptedStep(std::uint64_t number) {
  const auto key = [number](std::uint64_t which) {
    return RecordKey{{mix64(number * 2 + which), mix64(~number * 2 + which)},
                     static_cast<std::uint32_t>(number % 3)};
  };
  LogStep step;
  step.number = number;
  step.unixMilliseconds = 1'790'000'000'000 + static_cast<std::int64_t>(number);
  step.reviewer = number % 2 == 0 ? "Ada" : "";
  step.origin = number % 5 == 0 ? "rule" : "key";
  if (number % 7 == 0) step.undoes = number - 1;
  PairChange pair{key(0), key(1), {}, {}};
  pair.after.verdict = static_cast<Verdict>(number % 4);
  pair.after.keep = static_cast<Keep>(number % 3);
  if (number % 3 == 0) pair.after.note = "note \xC3\xA4 " + std::string(1, '\0') + " 'x' \n";
  if (number % 4 == 0) pair.after.tags = {"\"quoted\"", "same flat"};
  pair.before.note = number % 6 == 0 ? "before" : "";
  if (number % 5 != 1) step.changes.emplace_back(pair);
  if (number % 4 == 0)
    step.changes.emplace_back(RowChange{key(0), RowMark::None, static_cast<RowMark>(number % 3)});
  if (number % 8 == 0) step.changes.emplace_back(pair);
  for (std::uint64_t i = 0; i < 2; ++i)
    step.records.push_back({key(i), number % 2 == 0 ? "id " + std::to_string(number) : "",
                            static_cast<std::uint32_t>(number * 10 + i)});
  return step;
}

}  // namespace shinglescope::test
