// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/dataset/csv/structural_masks.h"
#include "core/dataset/query/byte_search.h"
#include "tests/targets/guarded_memory.h"
#include "tests/targets/input_texts.h"
#include "tests/targets/kernel_check.h"

namespace shinglescope::targets {

namespace {

void checkMarks(KernelCheck &check, std::string_view text) {
  const auto find = [&](CpuTarget, Numbers &numbers) {
    const MarkFinder finder(' ', 'a');
    std::vector<StructuralMasks> masks((text.size() + 63) / 64);
    finder.find(text, masks);
    for (const StructuralMasks &mask : masks)
      numbers.insert(numbers.end(), {mask.cellEnds, mask.lineFeeds, mask.special, mask.high});
    std::vector<std::uint32_t> places(text.size() + 2 * MarkFinder::kBlockBytes);
    const std::size_t count = finder.list(masks, 7, places.data());
    numbers.insert(numbers.end(), places.begin(),
                   places.begin() + static_cast<std::ptrdiff_t>(count));
  };
  check.compare("MarkFinder", find, text);
}

void checkSearch(KernelCheck &check, std::string_view text, const BytePair &pair) {
  const auto find = [&](CpuTarget, Numbers &numbers) {
    const FindPair search = bytePairSearch();
    for (std::size_t from = 0; from <= text.size();) {
      std::uint8_t other = 0;
      const std::size_t at = search(text, from, pair, other);
      numbers.push_back(at);
      if (at == std::string_view::npos) numbers.push_back(other >> 7U);
      if (at == std::string_view::npos) break;
      from = at + 1;
    }
  };
  check.compare("bytePairSearch", find, text);
}

}  // namespace

void checkScannerKernels(KernelCheck &check, const std::vector<std::string> &texts) {
  const GuardedMemory memory(kMostTextBytes);
  constexpr BytePair kPairs[] = {{0, 1, 'a', ' ', 0x20, 0, 2},
                                 {1, 4, 'o', 'e', 0x20, 0x20, 6},
                                 {0, 0, 'x', 'x', 0x20, 0x20, 1},
                                 {2, 19, ' ', 'a', 0, 0, 20}};
  for (const std::string &input : texts) {
    for (char *place : {memory.last(input.size()), memory.begin()}) {
      const std::string_view text = memory.copyTo(place, input);
      checkMarks(check, text);
      for (const BytePair &pair : kPairs) checkSearch(check, text, pair);
    }
  }
}

}  // namespace shinglescope::targets
