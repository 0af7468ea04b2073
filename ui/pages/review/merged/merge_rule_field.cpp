// SPDX-License-Identifier: MIT
#include "ui/pages/review/merged/merge_rule_field.h"

#include <QComboBox>
#include <QLineEdit>
#include <algorithm>

#include "core/review/merged/merge_plan.h"
#include "ui/base/controls/choice_box.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/text/display_text.h"
#include "ui/pages/review/merged/merge_rule_text.h"

namespace shinglescope {
namespace {

constexpr qsizetype kFieldNameCharacters = 60;
constexpr int kMergeFieldGap = 6;
constexpr int kMaxSeparatorCharacters = 20;  // at most 80 bytes of UTF-8

QList<ChoiceBox::Choice> mergeChoices(const QString &inherited) {
  QList<ChoiceBox::Choice> choices;
  if (!inherited.isEmpty()) choices.append({QString(), inherited, {}});
  for (const MergeCriterion criterion : allMergeCriteria())
    choices.append({QString::fromStdString(mergeCriterionName(criterion)),
                    mergeCriterionText(criterion), mergeCriterionNote(criterion)});
  return choices;
}

}  // namespace

MergeRuleField::MergeRuleField(std::shared_ptr<const Dataset> dataset, const QString &inherited,
                               QWidget *parent)
    : QWidget(parent), m_dataset(std::move(dataset)) {
  auto *layout = makeColumn(this, {}, kMergeFieldGap);
  m_criterion = new ChoiceBox(mergeChoices(inherited), this);
  m_by = new QComboBox(this);
  m_by->setAccessibleName(tr("Column of dates"));
  m_by->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  for (const std::string &name : m_dataset->columnNames())
    m_by->addItem(cellDisplayText(name, kFieldNameCharacters));
  m_separator = new QLineEdit(this);
  m_separator->setAccessibleName(tr("Text between the joined texts"));
  m_separator->setPlaceholderText(tr("text between"));
  m_separator->setMaxLength(kMaxSeparatorCharacters);
  addWidgets(*layout, {m_criterion, m_by, m_separator});
  setFocusProxy(m_criterion);
  connect(m_criterion, &ChoiceBox::picked, this, &MergeRuleField::takeFields);
  connect(m_by, &QComboBox::activated, this, &MergeRuleField::takeFields);
  connect(m_separator, &QLineEdit::textEdited, this, &MergeRuleField::takeFields);
  setRule(inherited.isEmpty() ? std::optional(MergeRule{}) : std::nullopt);
}

QWidget *MergeRuleField::firstField() const { return m_criterion; }

void MergeRuleField::setRule(const std::optional<MergeRule> &rule) {
  m_rule = rule;
  showFields();
}

void MergeRuleField::showFields() {
  const auto isOf = [this](MergeCriterion criterion) {
    return m_rule && m_rule->criterion == criterion;
  };
  m_criterion->setCurrentName(m_rule ? QString::fromStdString(mergeCriterionName(m_rule->criterion))
                                     : QString());
  m_by->setVisible(isOf(MergeCriterion::Newest));
  m_separator->setVisible(isOf(MergeCriterion::Joined));
  if (isOf(MergeCriterion::Newest)) {
    const auto by = m_dataset->findColumn(m_rule->by);
    m_by->setCurrentIndex(by ? static_cast<int>(by->value) : -1);
  }
  const QString separator = m_rule ? QString::fromStdString(m_rule->separator) : QString();
  if (m_separator->text() != separator) m_separator->setText(separator);
}

void MergeRuleField::takeFields() {
  const QString name = m_criterion->currentName();
  const auto named = [&name](MergeCriterion criterion) {
    return QString::fromStdString(mergeCriterionName(criterion)) == name;
  };
  const QList<MergeCriterion> all = allMergeCriteria();
  const auto criterion = std::ranges::find_if(all, named);
  if (criterion == all.end()) {
    m_rule.reset();
  } else {
    const bool isNew = !m_rule || m_rule->criterion != *criterion;
    MergeRule rule{*criterion};
    if (rule.criterion == MergeCriterion::Newest) {
      const auto column = static_cast<std::uint32_t>(std::max(0, m_by->currentIndex()));
      rule.by = columnWord(*m_dataset, ColumnId{column});
    }
    if (rule.criterion == MergeCriterion::Joined)
      rule.separator = isNew ? std::string(kUsualSeparator) : m_separator->text().toStdString();
    m_rule = rule;
  }
  showFields();
  emit edited();
}

}  // namespace shinglescope
