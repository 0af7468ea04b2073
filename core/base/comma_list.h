// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>

namespace shinglescope {

/// Returns the texts of the items, separated by commas: "en, it". `textOf` may be a pointer to a
/// member.
template <class Items, class Text = std::identity>
std::string commaList(const Items &items, Text textOf = {}) {
  std::string list;
  bool isFirst = true;
  for (const auto &item : items) {
    if (!isFirst) list += ", ";
    list += std::invoke(textOf, item);
    isFirst = false;
  }
  return list;
}

}  // namespace shinglescope
