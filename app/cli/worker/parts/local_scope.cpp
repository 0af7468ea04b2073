// SPDX-License-Identifier: MIT
#include "app/cli/worker/parts/local_scope.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "app/cli/worker/parts/key_entries.h"

namespace shinglescope {

PairScope localScope(std::span<const std::uint64_t> rows, std::string_view labels,
                     const StepContext &context) {
  PairScope scope;
  if (!labels.empty()) {
    std::map<std::string_view, std::uint32_t> numbers;
    scope.labels.reserve(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const std::string_view label = labels.substr(i * kLabelBytes, kLabelBytes);
      const auto next = static_cast<std::uint32_t>(numbers.size());
      scope.labels.push_back(numbers.try_emplace(label, next).first->second);
    }
  }
  if (context.options.reference)
    scope.firstReference = static_cast<std::uint32_t>(
        std::ranges::lower_bound(rows, *context.options.reference) - rows.begin());
  return scope;
}

TextClasses singleRowClasses(std::size_t rows) {
  std::vector<std::uint32_t> own(rows);
  std::iota(own.begin(), own.end(), 0U);
  return makeTextClasses(own);
}

}  // namespace shinglescope
