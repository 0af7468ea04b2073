// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/lesson/model/lesson_tables.h"

namespace shinglescope {

/// How much of a lesson is printed; the rest is counted. A part that exceeds its limit by at most a
/// quarter is printed in full.
struct PaperLimits {
  std::size_t characters = 600;  ///< of each text
  std::size_t shingles = 8;      ///< of each document
  std::size_t rows = 13;         ///< of the matrix and of the numbers
  std::size_t hashes = 6;        ///< columns of numbers
  std::size_t signature = 20;    ///< rows of the signature
  std::size_t bands = 8;         ///< with their buckets
  std::size_t pairs = 10;
};

/// The number to print of `total` things under a limit.
std::size_t printedOf(std::size_t total, std::size_t limit);

/// The parts of a lesson that are printed. Every signature value of the printed hashes can be
/// computed from the printed rows, so that a summarized lesson still works out.
struct HandOutExtract {
  std::vector<std::uint32_t> rows;  ///< ascending
  std::uint32_t hashes = 0;         ///< with their numbers: the first ones
  std::uint32_t signature = 0;      ///< hashes with their signature values: whole bands
  std::uint32_t bands = 0;          ///< the first ones
  std::size_t shingles = 0;         ///< of the longest document
  std::vector<std::uint32_t> pairs;
  std::size_t hiddenRows = 0;
};

/// Chooses the rows that determine signature values, the first rows, and the most similar pairs.
/// O(documents * hashes * rows).
HandOutExtract extractOf(const LessonTables &tables, const PaperLimits &limits);

}  // namespace shinglescope
