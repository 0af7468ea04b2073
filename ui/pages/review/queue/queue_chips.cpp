#include "ui/pages/review/queue/queue_chips.h"

#include <QMenu>

#include "ui/base/controls/chip.h"
#include "ui/base/controls/flow_layout.h"
#include "ui/base/controls/menu_title.h"
#include "ui/base/text/display_text.h"
#include "ui/pages/review/pairs/score_chip.h"

namespace shinglescope {
namespace {

constexpr qsizetype kQueueChipsNameCharacters = 20;

/// Escapes ampersands, which mark a key in a menu.

}  // namespace

QueueChips::QueueChips(QWidget *parent) : QWidget(parent) {
  new FlowLayout(this);
  m_sort = addMenuChip(
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
  m_verdict = addMenuChip(
      {tr("all verdicts"), tr("undecided"), tr("duplicate"), tr("not a duplicate"), tr("unsure")},
      tr("Verdicts shown"), [this](int choice) {
        editFilter(
            [&](QueueFilter &filter) { filter.verdict = static_cast<VerdictFilter>(choice); });
      });
  m_group = new Chip(tr("same group"), this);
  m_group->setToolTip(tr("Only pairs in the group of the pair shown"));
  layout()->addWidget(m_group);
  connect(m_group, &Chip::clicked, this, [this](bool isOn) {
    editFilter([&](QueueFilter &filter) {
      filter.sameGroupAs = isOn ? m_currentRow : std::optional<RecordId>();
    });
  });
  m_changed = new Chip(tr("changed"), this);
  m_changed->setWarning(true);
  m_changed->setToolTip(tr("Only verdicts on records whose content changed: check them"));
  layout()->addWidget(m_changed);
  connect(m_changed, &Chip::clicked, this, [this](bool isOn) {
    editFilter([&](QueueFilter &filter) { filter.isChangedOnly = isOn; });
  });
  m_offered = new Chip(tr("follows"), this);
  m_offered->setToolTip(tr("Only pairs that follow from other verdicts"));
  layout()->addWidget(m_offered);
  connect(m_offered, &Chip::clicked, this, [this](bool isOn) {
    editFilter([&](QueueFilter &filter) { filter.isOfferedOnly = isOn; });
  });
  addTagChip();
  addFieldChip();
  setChangedCount(0);
  setOfferedCount(0);
  setCurrentRow(std::nullopt);
}

Chip *QueueChips::addMenuChip(const QStringList &choices, const QString &name,
                              const std::function<void(int)> &use) {
  auto *chip = new Chip(choices.front(), this);
  auto *menu = new QMenu(chip);
  for (int i = 0; i < choices.size(); ++i) menu->addAction(choices[i], this, [use, i] { use(i); });
  chip->setMenu(menu);
  chip->setPopupMode(QToolButton::InstantPopup);
  chip->setToolTip(name);
  chip->setAccessibleName(name + QStringLiteral(": ") + choices.front());
  layout()->addWidget(chip);
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

void QueueChips::addTagChip() {
  m_tag = new Chip({}, this);
  m_tag->setToolTip(tr("Tags shown"));
  m_tag->setMenu(new QMenu(m_tag));
  m_tag->setPopupMode(QToolButton::InstantPopup);
  layout()->addWidget(m_tag);
  setTags({});
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

void QueueChips::addFieldChip() {
  m_field = new Chip(tr("+ field"), this);
  m_field->setCheckable(false);
  m_field->setToolTip(tr("Only pairs whose records agree, or differ, in a column"));
  m_field->setMenu(new QMenu(m_field));
  m_field->setPopupMode(QToolButton::InstantPopup);
  layout()->addWidget(m_field);
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
    chip->hide();
    chip->deleteLater();  // the chip may be the sender
  }
  m_fields.clear();
  for (const FieldCondition &field : m_filter.fields) {
    auto *chip = new Chip(fieldText(field), this);
    chip->setChecked(true);
    chip->setToolTip(tr("Press to remove this condition"));
    layout()->addWidget(chip);
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
