// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/dataset/table/dataset.h"

namespace shinglescope::test {

/// Returns a data set with one column "text".
inline std::shared_ptr<const Dataset> textDataset(const std::vector<std::string> &texts) {
  DatasetBuilder builder({"text"});
  std::uint64_t offset = 0;
  for (const std::string &text : texts) {
    builder.addRow({text}, offset);
    offset += text.size() + 1;
  }
  return builder.finish();
}

}  // namespace shinglescope::test
