// SPDX-License-Identifier: MIT
#include "ui/pages/review/queue/queue_chips.h"

#include <QMenu>

#include "ui/base/controls/chip.h"
#include "ui/base/controls/flow_layout.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/menu_title.h"
#include "ui/base/text/display_text.h"
#include "ui/pages/review/pairs/score_chip.h"

namespace shinglescope {
namespace {

constexpr qsizetype kQueueChipsNameCharacters = 20;

}  // namespace

QueueChips::QueueChips(QWidget *parent) : QWidget(parent) {
  new FlowLayout(this);
  m_sort = addChoices(
      {tr("similarity ↓"), tr("borderline first"), tr("random audit"), tr("order in file")},
      tr("Sort"), [this](int choice) {
        const auto sort = static_cast<QueueSort>(choice);
        // Choosing the audit again draws another sample.
        if (sort == QueueSort::Audit && m_arrangement.sort == sort) ++m_arrangement.seed;
        m_arrangement.sort = sort;
        setArrangement(m_arrangement);
        emit arrangementEdited(m_arrangement);
      });
  m_scores = new ScoreChip(this);
  layout()->addWidget(m_scores);
  connect(m_scores, &ScoreChip::rangeEdited, this, [this](const std::optional<ScoreRange> &range) {
    editFilter([&](QueueFilter &filter) { filter.scores = range; });
  });
  m_verdict = addChoices(
      {tr("all verdicts"), tr("undecided"), tr("duplicate"), tr("not a duplicate"), tr("unsure")},
      tr("Verdicts shown"), [this](int choice) {
        editFilter(
            [&](QueueFilter &filter) { filter.verdict = static_cast<VerdictFilter>(choice); });
      });
  m_group = addToggle(tr("same group"), tr("Only pairs in the group of the pair shown"),
                      [this](QueueFilter &filter, bool isOn) {
                        filter.sameGroupAs = isOn ? m_currentRow : std::nullopt;
                      });
  m_changed =
      addToggle(tr("changed"), tr("Only verdicts on records whose content changed: check them"),
                [](QueueFilter &filter, bool isOn) { filter.isChangedOnly = isOn; });
  m_changed->setWarning(true);
  m_offered = addToggle(tr("follows"), tr("Only pairs that follow from other verdicts"),
                        [](QueueFilter &filter, bool isOn) { filter.isOfferedOnly = isOn; });
  m_tag = addMenuChip({}, tr("Tags shown"));
  setTags({});
  m_field =
      addMenuChip(tr("+ field"), tr("Only pairs whose records agree, or differ, in a column"));
  m_field->setCheckable(false);
  setChangedCount(0);
  setOfferedCount(0);
  setCurrentRow(std::nullopt);
}

Chip *QueueChips::addChip(const QString &text, const QString &toolTip) {
  auto *chip = new Chip(text, this);
  chip->setToolTip(toolTip);
  layout()->addWidget(chip);
  return chip;
}

Chip *QueueChips::addToggle(const QString &text, const QString &toolTip,
                            const std::function<void(QueueFilter &, bool)> &edit) {
  Chip *chip = addChip(text, toolTip);
  connect(chip, &Chip::clicked, this, [this, edit](bool isOn) {
    editFilter([&](QueueFilter &filter) { edit(filter, isOn); });
  });
  return chip;
}

Chip *QueueChips::addMenuChip(const QString &text, const QString &toolTip) {
  Chip *chip = addChip(text, toolTip);
  chip->setMenu(new QMenu(chip));
  chip->setPopupMode(QToolButton::InstantPopup);
  return chip;
}

Chip *QueueChips::addChoices(const QStringList &choices, const QString &name,
                             const std::function<void(int)> &use) {
  Chip *chip = addMenuChip(choices.front(), name);
  for (int i = 0; i < choices.size(); ++i)
    chip->menu()->addAction(choices[i], this, [use, i] { use(i); });
  chip->setAccessibleName(name + QStringLiteral(": ") + choices.front());
  return chip;
}

void QueueChips::showChoice(Chip *chip, int choice) const {
  const QString text = chip->menu()->actions().at(choice)->text();
  chip->setText(text);
  chip->setChecked(choice != 0);
  chip->setAccessibleName(chip->toolTip() + QStringLiteral(": ") + text);
  chip->updateGeometry();
}

void QueueChips::editFilter(const std::function<void(QueueFilter &)> &edit) {
  QueueFilter filter = m_filter;
  edit(filter);
  setFilter(filter);
  emit filterEdited(m_filter);
}

void QueueChips::setTags(const std::set<std::string> &tags) {
  m_hasTags = !tags.empty();
  QMenu *menu = m_tag->menu();
  menu->clear();
  const auto add = [&](const QString &text, const std::string &tag) {
    menu->addAction(menuTitle(text), this,
                    [this, tag] { editFilter([&](QueueFilter &filter) { filter.tag = tag; }); });
  };
  add(tr("with or without tags"), {});
  for (const std::string &tag : tags) add(cellDisplayText(tag, kQueueChipsNameCharacters), tag);
  showTag();
}

void QueueChips::showTag() {
  const bool isOn = !m_filter.tag.empty();
  const QString text =
      isOn ? tr("tag %1").arg(cellDisplayText(m_filter.tag, kQueueChipsNameCharacters))
           : tr("any tag");
  m_tag->setText(menuTitle(text));
  m_tag->setChecked(isOn);
  m_tag->setAccessibleName(m_tag->toolTip() + QStringLiteral(": ") + text);
  m_tag->setVisible(m_hasTags || isOn);
  m_tag->updateGeometry();
}

void QueueChips::setColumns(const std::vector<std::string> &names) {
  m_columns = names;
  rebuildFieldMenu();
  showFields();
}

void QueueChips::rebuildFieldMenu() {
  QMenu *menu = m_field->menu();
  menu->clear();
  for (std::uint32_t column = 0; column < m_columns.size(); ++column) {
    QMenu *choices =
        menu->addMenu(menuTitle(cellDisplayText(m_columns[column], kQueueChipsNameCharacters)));
    for (const bool isEqual : {true, false}) {
      choices->addAction(isEqual ? tr("&equal") : tr("&different"), this, [this, column, isEqual] {
        editFilter([&](QueueFilter &filter) {
          std::erase_if(filter.fields,
                        [&](const FieldCondition &field) { return field.column.value == column; });
          filter.fields.push_back({{column}, isEqual});
        });
      });
    }
  }
  m_field->setEnabled(!m_columns.empty());
}

QString QueueChips::fieldText(const FieldCondition &field) const {
  if (field.column.value >= m_columns.size()) return {};
  const QString name = cellDisplayText(m_columns[field.column.value], kQueueChipsNameCharacters);
  return field.isEqual ? tr("%1 equal ×").arg(name) : tr("%1 differs ×").arg(name);
}

void QueueChips::showFields() {
  for (Chip *chip : m_fields) {
    layout()->removeWidget(chip);
    discard(chip);  // the chip may be the sender
  }
  m_fields.clear();
  for (const FieldCondition &field : m_filter.fields) {
    Chip *chip = addChip(fieldText(field), tr("Press to remove this condition"));
    chip->setChecked(true);
    chip->show();
    m_fields.push_back(chip);
    connect(chip, &Chip::clicked, this, [this, field] {
      editFilter([&](QueueFilter &filter) { std::erase(filter.fields, field); });
    });
  }
  updateGeometry();
}

void QueueChips::setFilter(const QueueFilter &filter) {
  const bool hasOtherFields = filter.fields != m_filter.fields;
  m_filter = filter;
  m_scores->setRange(filter.scores);
  showChoice(m_verdict, static_cast<int>(filter.verdict));
  m_group->setChecked(filter.sameGroupAs.has_value());
  m_changed->setChecked(filter.isChangedOnly);
  m_offered->setChecked(filter.isOfferedOnly);
  m_offered->setVisible(filter.isOfferedOnly);
  showTag();
  setCurrentRow(m_currentRow);
  setChangedCount(m_changedCount);
  if (hasOtherFields) showFields();
}

void QueueChips::setArrangement(const QueueArrangement &arrangement) {
  m_arrangement = arrangement;
  showChoice(m_sort, static_cast<int>(arrangement.sort));
}

void QueueChips::setCurrentRow(std::optional<RecordId> row) {
  m_currentRow = row;
  m_group->setEnabled(row.has_value() || m_filter.sameGroupAs.has_value());
}

void QueueChips::setChangedCount(std::size_t count) {
  m_changedCount = count;
  m_changed->setText(tr("changed %1").arg(count));
  m_changed->setVisible(count > 0 || m_filter.isChangedOnly);
  m_changed->updateGeometry();
}

void QueueChips::setOfferedCount(std::size_t count) {
  m_offered->setText(tr("follows %1").arg(count));
  m_offered->setVisible(m_filter.isOfferedOnly);
  m_offered->updateGeometry();
}

void QueueChips::setBlind(bool isBlind) {
  m_scores->setEnabled(!isBlind);
  if (isBlind && m_arrangement.sort != QueueSort::Audit &&
      m_arrangement.sort != QueueSort::FileOrder) {
    m_arrangement.sort = QueueSort::Audit;
    setArrangement(m_arrangement);
    emit arrangementEdited(m_arrangement);
  }
}

}  // namespace shinglescope
