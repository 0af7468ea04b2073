// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <string>

#include "core/dataset/source/encoding.h"

namespace shinglescope {

/// Names of the parts of one container: valid UTF-8, each only once.
class PartNames {
 public:
  /// Returns a name as it is, or the escaped bytes of an invalid one; with a number if an earlier
  /// part has the same name.
  std::string unique(const std::string &name) {
    const std::string base = isValidUtf8(name) ? name : escapedForMessage(name);
    std::string unique = base;
    for (int number = 2; !m_names.insert(unique).second; ++number)
      unique = base + " (" + std::to_string(number) + ")";
    return unique;
  }

 private:
  std::set<std::string> m_names;
};

}  // namespace shinglescope
