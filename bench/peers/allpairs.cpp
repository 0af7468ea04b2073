// SPDX-License-Identifier: MIT
/// Runs Google's All-Pairs on a file of sets: allpairs COSINE FILE FEATURES. It prints the pairs.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <memory>

#include "allpairs.h"
#include "data-source-iterator.h"

int main(int count, char **words) {
  if (count != 4) return 2;
  const std::unique_ptr<DataSourceIterator> sets(DataSourceIterator::Get(words[2]));
  if (!sets) return 1;
  const auto features = static_cast<std::uint32_t>(std::strtoul(words[3], nullptr, 10));
  AllPairs join;
  const bool isDone = join.FindAllSimilarPairs(std::strtod(words[1], nullptr), sets.get(), features,
                                               std::numeric_limits<std::uint32_t>::max());
  return isDone ? 0 : 1;
}
