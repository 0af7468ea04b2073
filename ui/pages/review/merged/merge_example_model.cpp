// SPDX-License-Identifier: MIT
#include "ui/pages/review/merged/merge_example_model.h"

#include "ui/base/text/display_text.h"
#include "ui/base/text/number_text.h"
#include "ui/session/row_text.h"

namespace shinglescope {

MergeExampleModel::MergeExampleModel(QObject *parent) : FlatModel(parent) {
  const auto keeper = [](const MergeExample &example) {
    return rowNumberText(example.merge.keeper);
  };
  const auto rows = [](const MergeExample &example) { return countText(example.merge.rows); };
  const auto changed = [](const MergeExample &example) { return countText(example.merge.changed); };
  const auto title = [](const MergeExample &example) { return cellDisplayText(example.title); };
  setColumns(
      {{tr("Keeper"), keeper},
       {.header = tr("Rows"), .text = rows, .side = kAtRight, .headerSide = kAtRight},
       {.header = tr("Cells changed"), .text = changed, .side = kAtRight, .headerSide = kAtRight},
       {tr("Merged title"), title}});
}

void MergeExampleModel::setExamples(const MergePreview &preview) {
  std::vector<MergeExample> examples;
  for (std::size_t i = 0; i < preview.examples.size(); ++i)
    examples.push_back({preview.examples[i], preview.titles[i]});
  reset(std::move(examples));
}

}  // namespace shinglescope
