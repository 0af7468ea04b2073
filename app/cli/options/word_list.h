// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace shinglescope {

/// Returns the items of a comma-separated list, each parsed.
template <class Parse>
auto itemsOf(const std::string &word, Parse parse) {
  std::vector<decltype(parse(std::string()))> items;
  for (std::size_t begin = 0;;) {
    const std::size_t comma = word.find(',', begin);
    items.push_back(parse(word.substr(begin, comma - begin)));
    if (comma == std::string::npos) return items;
    begin = comma + 1;
  }
}

}  // namespace shinglescope
