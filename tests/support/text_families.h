// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/hash.h"

namespace shinglescope::test {

/// Returns texts of 25 words in families: each copy changes up to two words of the previous one.
inline std::vector<std::string> families(std::uint64_t seed, int count, int copies) {
  SplitMix64 random(seed);
  std::vector<std::string> texts;
  for (int family = 0; family < count; ++family) {
    std::vector<std::string> words;
    for (int i = 0; i < 25; ++i) words.push_back("w" + std::to_string(random.next() % 100000));
    for (int copy = 0; copy < copies; ++copy) {
      for (std::uint64_t change = random.next() % 3; change > 0; --change)
        words[random.next() % words.size()] = "x" + std::to_string(random.next() % 100000);
      std::string text;
      for (const std::string &word : words) text += word + " ";
      texts.push_back(text);
    }
  }
  return texts;
}

}  // namespace shinglescope::test
