// SPDX-License-Identifier: MIT
#include "ui/pages/learn/player/lesson_edits.h"

#include <algorithm>

#include "core/lesson/model/lesson_touch.h"

namespace shinglescope {
namespace {

void dropOrders(LessonSpec &spec) {
  spec.permutations.orders.clear();
  spec.permutations.changed.clear();
  if (spec.permutations.kind != LessonPermutations::Columns) return;
  spec.permutations.kind = LessonPermutations::Shuffled;
  spec.permutations.columns.clear();
}

}  // namespace

LessonSpec withTexts(LessonSpec spec, std::vector<LessonText> texts) {
  spec.texts = std::move(texts);
  spec.changedCells.clear();
  dropClaims(spec);
  dropOrders(spec);
  // Functions stay; with p = 0 the prime follows the number of rows, so they stay permutations.
  for (ModularPermutation &function : spec.permutations.functions) function.p = 0;
  return spec;
}

LessonSpec withShingles(LessonSpec spec, ShingleUnit unit, std::uint32_t k) {
  spec.shingle.unit = unit;
  spec.shingle.k = k;
  return withTexts(spec, spec.texts);
}

LessonSpec withPermutations(LessonSpec spec, LessonPermutations kind) {
  spec.permutations.kind = kind;
  spec.permutations.changed.clear();
  dropClaims(spec);
  return spec;
}

LessonSpec withHashes(LessonSpec spec, std::uint32_t numHashes) {
  dropClaims(spec);
  spec.permutations.numHashes = numHashes;
  std::erase_if(spec.permutations.changed,
                [numHashes](const ChangedOrder &change) { return change.hash > numHashes; });
  spec.bands = std::clamp(spec.bands, 1U, numHashes);
  while (numHashes % spec.bands != 0) --spec.bands;
  return spec;
}

LessonSpec withFunction(LessonSpec spec, const std::vector<ModularPermutation> &functions,
                        std::size_t hash, const ModularPermutation &function) {
  dropClaims(spec);
  spec.permutations.functions = functions;
  spec.permutations.functions[hash] = function;
  std::erase_if(spec.permutations.changed,
                [hash](const ChangedOrder &change) { return change.hash == hash + 1; });
  return spec;
}

LessonSpec withNewDraw(LessonSpec spec) {
  dropClaims(spec);
  dropOrders(spec);
  spec.permutations.functions.clear();
  ++spec.permutations.seed;
  return spec;
}

}  // namespace shinglescope
