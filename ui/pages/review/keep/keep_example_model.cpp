// SPDX-License-Identifier: MIT
#include "ui/pages/review/keep/keep_example_model.h"

#include "ui/base/text/display_text.h"
#include "ui/pages/review/keep/keep_rule_text.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

QString removedText(const KeepExample &example, const Dataset *dataset) {
  const QString removed = rowListText(example.removed, dataset);
  if (example.toldApart.empty()) return removed;
  const QString staying =
      KeepExampleModel::tr("%1 stay by verdict").arg(rowListText(example.toldApart, dataset));
  if (example.removed.empty()) return staying;
  return KeepExampleModel::tr("%1 (%2)").arg(removed, staying);
}

QString whyText(const KeepExample &example, const KeepRules &rules) {
  switch (example.decidedBy) {
    case DecidedBy::Hand: return KeepExampleModel::tr("chosen manually");
    case DecidedBy::LastResort: return KeepExampleModel::tr("a tie: the first row");
    case DecidedBy::Rule: break;
  }
  return example.rule < rules.size() ? keepRuleWords(rules[example.rule]) : QString();
}

}  // namespace

void KeepExampleModel::setExamples(const std::shared_ptr<const Dataset> &dataset,
                                   std::vector<KeepExample> examples, const KeepRules &rules,
                                   ColumnId titleColumn) {
  const auto keeper = [dataset](const KeepExample &example) {
    return rowNumberText(example.keeper, dataset.get());
  };
  const auto removed = [dataset](const KeepExample &example) {
    return removedText(example, dataset.get());
  };
  const auto why = [rules](const KeepExample &example) { return whyText(example, rules); };
  const auto title = [=](const KeepExample &example) {
    return cellDisplayText(dataset->cell(example.keeper, titleColumn));
  };
  reset(std::move(examples),
        {{tr("Stays"), keeper}, {tr("Removed"), removed}, {tr("Why"), why}, {tr("Title"), title}});
}

}  // namespace shinglescope
