// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

/// The tables of the report on plagiarism that introduced the tolerance zone.
namespace shinglescope::test {

struct PublishedTable {
  int number;
  std::uint32_t bands;
  std::uint32_t rows;
  double d1;
  double d2;
  double foundAtD1;   ///< "false positive chance"
  double missedAtD2;  ///< "false negative chance"
};

inline constexpr std::array<PublishedTable, 10> kPublishedTables = {
    {{1, 2, 2, .65, .70, 0.6664937500000001, 0.2601},
     {2, 7, 1, .65, .70, 0.99935660703125, 0.0002187},
     {3, 20, 10, .75, .80, 0.6862709679100705, 0.10313091656075307},
     {4, 6, 4, .75, .80, 0.8979557588874023, 0.042352406552442795},
     {5, 2, 2, .75, .80, 0.80859375, 0.1296},
     {6, 6, 4, .65, .70, 0.6926554037119399, 0.19254784708792538},
     {7, 6, 4, .70, .75, 0.8074521529120746, 0.10204424111259769},
     {8, 6, 4, .75, .80, 0.8979557588874023, 0.042352406552442795},
     {9, 4, 6, .80, .85, 0.7035943671390585, 0.15049955856799369},
     {10, 3, 8, .85, .90, 0.6149510338821813, 0.18473798357867968}}};

}  // namespace shinglescope::test
