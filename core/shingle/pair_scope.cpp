// SPDX-License-Identifier: MIT
#include "core/shingle/pair_scope.h"

#include <algorithm>
#include <span>

#include "core/base/radix_sort.h"

namespace shinglescope {
namespace {

constexpr std::size_t kTextsPerPoll = 1U << 12U;

struct LabelOfText {
  Digest128 digest;
  std::uint32_t text = 0;
};

/// Labels a run of texts with equal digests: each gets the number of the smallest text with the
/// same cells. All labels are the same except for crafted collisions.
void numberRun(std::span<const LabelOfText> run, const RowScope &scope, const TextClasses &classes,
               std::vector<std::uint32_t> &labels) {
  std::vector<std::uint32_t> different;
  for (const LabelOfText &item : run) {
    const RecordId row = classes.firstRow(TextId{item.text});
    const auto same = std::find_if(different.begin(), different.end(), [&](std::uint32_t text) {
      return scope.isSameLabel(classes.firstRow(TextId{text}), row);
    });
    labels[item.text] = same == different.end() ? item.text : *same;
    if (same == different.end()) different.push_back(item.text);
  }
}

Result<std::vector<std::uint32_t>> numberLabels(const RowScope &scope, const TextClasses &classes,
                                                const RunContext &context) {
  std::vector<LabelOfText> items(classes.textCount());
  for (std::uint32_t text = 0; text < items.size(); ++text) {
    if (text % kTextsPerPoll == 0 && context.isCancelled()) return cancelledError();
    items[text] = {scope.labelDigest(classes.firstRow(TextId{text})), text};
  }
  std::vector<LabelOfText> scratch;
  // Two stable sorts, low half first, give the order of the whole digest.
  const bool isSorted =
      radixSort(
          items, scratch, [](const LabelOfText &i) { return i.digest.low; }, context) &&
      radixSort(
          items, scratch, [](const LabelOfText &i) { return i.digest.high; }, context);
  if (!isSorted) return cancelledError();
  std::vector<std::uint32_t> labels(items.size());
  for (std::size_t begin = 0; begin < items.size();) {
    std::size_t end = begin + 1;
    while (end < items.size() && items[end].digest == items[begin].digest) ++end;
    if (context.isCancelled()) return cancelledError();
    numberRun(std::span(items).subspan(begin, end - begin), scope, classes, labels);
    begin = end;
  }
  return labels;
}

}  // namespace

Result<PairScope> makePairScope(const RowScope &scope, const TextClasses &classes,
                                const RunContext &context) {
  PairScope pairs;
  if (scope.hasLabels()) {
    if (auto labels = assignTo(pairs.labels, numberLabels(scope, classes, context)); !labels)
      return labels.error();
  }
  if (!scope.firstReference()) return pairs;
  // Texts are numbered by their first row, so the reference's texts are the last.
  pairs.firstReference = 0;
  std::uint32_t last = static_cast<std::uint32_t>(classes.textCount());
  while (pairs.firstReference < last) {
    const std::uint32_t middle = pairs.firstReference + (last - pairs.firstReference) / 2;
    if (classes.firstRow(TextId{middle}).value < *scope.firstReference())
      pairs.firstReference = middle + 1;
    else
      last = middle;
  }
  return pairs;
}

}  // namespace shinglescope
