// SPDX-License-Identifier: MIT
#include "ui/pages/review/keep/keep_rule_list.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include "ui/base/controls/choice_box.h"
#include "ui/base/controls/key_button.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/text/display_text.h"
#include "ui/pages/review/keep/keep_rule_text.h"

namespace shinglescope {
namespace {

constexpr qsizetype kKeepRuleListNameCharacters = 60;
constexpr int kMaxPatternCharacters = 2000;

QList<ChoiceBox::Choice> criteria() {
  QList<ChoiceBox::Choice> choices;
  for (const KeepCriterion criterion : allKeepCriteria())
    choices.append({QString::fromStdString(keepCriterionName(criterion)),
                    keepCriterionText(criterion), keepCriterionNote(criterion)});
  return choices;
}

KeepCriterion criterionNamed(const QString &name) {
  for (const KeepCriterion criterion : allKeepCriteria())
    if (QString::fromStdString(keepCriterionName(criterion)) == name) return criterion;
  return KeepCriterion::First;
}

/// Returns a column number in the form that Dataset::findColumn() accepts with any header.
std::string columnNumber(int column) { return "#" + std::to_string(column + 1); }

}  // namespace

KeepRuleList::KeepRuleList(const std::vector<std::string> &columns, QWidget *parent)
    : QWidget(parent) {
  makeColumn(this, {}, 8);
  createList();
  createEditor(columns);
  showRules(-1);
}

KeyButton *KeepRuleList::addButton(const QString &text, const QString &name,
                                   const QKeySequence &key, void (KeepRuleList::*slot)()) {
  auto *action = new QAction(name, m_list);
  action->setShortcut(key);
  action->setShortcutContext(Qt::WidgetShortcut);
  m_list->addAction(action);
  connect(action, &QAction::triggered, this, slot);
  auto *button = new KeyButton(text, key.toString(QKeySequence::NativeText), this);
  button->setAutoDefault(false);
  button->setToolTip(name);
  button->setAccessibleName(name);
  connect(button, &KeyButton::clicked, this, slot);
  return button;
}

void KeepRuleList::createList() {
  m_list = new QListWidget(this);
  m_list->setAccessibleName(tr("Rules, tried from top to bottom"));
  m_list->setTextElideMode(Qt::ElideRight);
  layout()->addWidget(m_list);
  auto *buttons = new QGridLayout;
  buttons->setSpacing(6);
  buttons->addWidget(addButton(tr("Add"), tr("Add a rule"), Qt::Key_Insert, &KeepRuleList::addRule),
                     0, 0);
  m_remove =
      addButton(tr("Remove"), tr("Remove the rule"), Qt::Key_Delete, &KeepRuleList::removeRule);
  m_up =
      addButton(tr("Up"), tr("Try the rule earlier"), Qt::ALT | Qt::Key_Up, &KeepRuleList::moveUp);
  m_down = addButton(tr("Down"), tr("Try the rule later"), Qt::ALT | Qt::Key_Down,
                     &KeepRuleList::moveDown);
  buttons->addWidget(m_remove, 0, 1);
  buttons->addWidget(m_up, 1, 0);
  buttons->addWidget(m_down, 1, 1);
  static_cast<QVBoxLayout *>(layout())->addLayout(buttons);
  connect(m_list, &QListWidget::currentRowChanged, this, &KeepRuleList::showRule);
}

void KeepRuleList::createEditor(const std::vector<std::string> &columns) {
  m_editor = new QWidget(this);
  auto *grid = new QGridLayout(m_editor);
  grid->setContentsMargins(0, 4, 0, 0);
  grid->setColumnStretch(1, 1);
  const auto addRow = [&](const QString &name, QWidget *field) {
    grid->addWidget(makeLabel(m_editor, TextRole::Muted, name, field), grid->rowCount(), 0);
    grid->addWidget(field, grid->rowCount() - 1, 1);
  };
  m_criterion = new ChoiceBox(criteria(), m_editor);
  m_criterion->setAccessibleName(tr("Which row to keep"));
  m_column = new QComboBox(m_editor);
  m_column->setAccessibleName(tr("Column"));
  m_column->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  for (const std::string &name : columns)
    m_column->addItem(cellDisplayText(name, kKeepRuleListNameCharacters));
  m_pattern = new QLineEdit(m_editor);
  m_pattern->setAccessibleName(tr("Pattern"));
  m_pattern->setPlaceholderText(tr("a regular expression"));
  m_pattern->setMaxLength(kMaxPatternCharacters);
  m_ignoresCase = new QCheckBox(tr("ignore case"), m_editor);
  addRow(tr("&Keep"), m_criterion);
  addRow(tr("&Column"), m_column);
  addRow(tr("&Pattern"), m_pattern);
  addRow({}, m_ignoresCase);
  layout()->addWidget(m_editor);
  connect(m_criterion, &QComboBox::currentIndexChanged, this, &KeepRuleList::editRule);
  connect(m_column, &QComboBox::currentIndexChanged, this, &KeepRuleList::editRule);
  connect(m_pattern, &QLineEdit::textChanged, this, &KeepRuleList::editRule);
  connect(m_ignoresCase, &QCheckBox::toggled, this, &KeepRuleList::editRule);
}

void KeepRuleList::setRules(const KeepRules &rules) {
  m_rules = rules;
  showRules(m_rules.empty() ? -1 : 0);
}

/// Returns the index of the rule's column; -1 if it has none.
int KeepRuleList::columnOf(const KeepRule &rule) const {
  if (!needsColumn(rule.criterion)) return -1;
  if (!rule.column.starts_with('#'))
    return m_column->findText(cellDisplayText(rule.column, kKeepRuleListNameCharacters));
  const int column = QString::fromStdString(rule.column.substr(1)).toInt() - 1;
  return column < m_column->count() ? column : -1;
}

KeepRules KeepRuleList::namedRules() const {
  KeepRules named = m_rules;
  for (KeepRule &rule : named)
    if (const int column = columnOf(rule); column >= 0)
      rule.column = m_column->itemText(column).toStdString();
  return named;
}

void KeepRuleList::focusList() { m_list->setFocus(Qt::OtherFocusReason); }

void KeepRuleList::showRules(int current) {
  m_isFilling = true;
  m_list->clear();
  int number = 0;
  for (const KeepRule &rule : namedRules())
    m_list->addItem(tr("%1. %2").arg(++number).arg(keepRuleWords(rule)));
  m_list->setCurrentRow(current);
  m_isFilling = false;
  showRule();
}

void KeepRuleList::showRule() {
  if (m_isFilling) return;
  const int current = m_list->currentRow();
  const bool hasRule = current >= 0 && current < static_cast<int>(m_rules.size());
  m_remove->setEnabled(hasRule);
  m_up->setEnabled(hasRule && current > 0);
  m_down->setEnabled(hasRule && current + 1 < static_cast<int>(m_rules.size()));
  m_editor->setEnabled(hasRule);
  if (!hasRule) return;
  const KeepRule &rule = m_rules[static_cast<std::size_t>(current)];
  const bool isPattern = rule.criterion == KeepCriterion::Matches;
  m_isFilling = true;
  m_criterion->setCurrentName(QString::fromStdString(keepCriterionName(rule.criterion)));
  m_column->setEnabled(needsColumn(rule.criterion));
  m_column->setCurrentIndex(columnOf(rule));
  m_pattern->setEnabled(isPattern);
  if (m_pattern->text().toStdString() != rule.pattern)
    m_pattern->setText(QString::fromStdString(rule.pattern));
  m_ignoresCase->setEnabled(isPattern);
  m_ignoresCase->setChecked(rule.ignoresCase);
  m_isFilling = false;
}

void KeepRuleList::editRule() {
  const int current = m_list->currentRow();
  if (m_isFilling || current < 0) return;
  KeepRule &rule = m_rules[static_cast<std::size_t>(current)];
  const bool hadColumn = needsColumn(rule.criterion);
  rule.criterion = criterionNamed(m_criterion->currentName());
  const bool isPattern = rule.criterion == KeepCriterion::Matches;
  if (!needsColumn(rule.criterion)) rule.column.clear();
  if (needsColumn(rule.criterion) && (!hadColumn || m_column->currentIndex() >= 0))
    rule.column = columnNumber(std::max(0, m_column->currentIndex()));
  rule.pattern = isPattern ? m_pattern->text().toStdString() : std::string();
  rule.ignoresCase = isPattern && m_ignoresCase->isChecked();
  showRules(current);
  emit rulesEdited();
}

void KeepRuleList::addRule() {
  const int place = std::max(-1, m_list->currentRow()) + 1;
  m_rules.insert(m_rules.begin() + place, {.criterion = KeepCriterion::Longest, .column = "#1"});
  showRules(place);
  emit rulesEdited();
}

void KeepRuleList::removeRule() {
  const int current = m_list->currentRow();
  if (current < 0) return;
  m_rules.erase(m_rules.begin() + current);
  showRules(std::min(current, static_cast<int>(m_rules.size()) - 1));
  emit rulesEdited();
}

void KeepRuleList::moveRule(int step) {
  const int current = m_list->currentRow();
  const int other = current + step;
  if (current < 0 || other < 0 || other >= static_cast<int>(m_rules.size())) return;
  std::swap(m_rules[static_cast<std::size_t>(current)], m_rules[static_cast<std::size_t>(other)]);
  showRules(other);
  emit rulesEdited();
}

}  // namespace shinglescope
