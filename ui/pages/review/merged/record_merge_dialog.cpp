// SPDX-License-Identifier: MIT
#include "ui/pages/review/merged/record_merge_dialog.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>

#include "ui/base/controls/inputs.h"
#include "ui/base/controls/key_button.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/style/metrics.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/review/merged/merge_column_model.h"
#include "ui/pages/review/merged/merge_rule_field.h"
#include "ui/pages/review/merged/merge_rule_text.h"
#include "ui/pages/review/state/rule_dialog_parts.h"
#include "ui/parts/table/column_types.h"
#include "ui/parts/table/list_table.h"
#include "ui/session/actions_controller.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

constexpr QSize kRecordMergeDialogSize(980, 640);
constexpr int kMergeStateWidth = 92;
constexpr int kMergeNameWidth = 130;
constexpr int kMergeValuesWidth = 300;
constexpr int kMergedWidth = 200;
constexpr int kMergeRuleWidth = 260;
constexpr int kMergeDetailsHeight = 190;
constexpr std::chrono::milliseconds kMergePreviewDelay{60};

/// The text of a cell that fits into the editor; longer ones are shown by their beginning.
QString editedText(const std::string &value) { return QString::fromStdString(value); }

}  // namespace

RecordMergeDialog::RecordMergeDialog(const Session &session, ActionsController &controller,
                                     const Settings &settings, const ReviewState &state,
                                     RecordId row, QWidget *parent)
    : QDialog(parent),
      m_session(session),
      m_controller(controller),
      m_state(state),
      m_row(row),
      m_types(typesSetByHand(session, settings)) {
  setWindowTitle(tr("Merge into one record"));
  auto *layout = makeColumn(this, kDialogMargins, kDialogMargin);
  m_heading = makeNote(this, TextRole::Strong);
  m_warning = makeNote(this, TextRole::Warning);
  layout->addWidget(m_heading);
  layout->addWidget(m_warning);
  createTable(layout);
  layout->addWidget(createColumn());
  m_unmerge = new QPushButton(tr("&Undo the merge"), this);
  m_unmerge->setAutoDefault(false);
  m_apply = addApplyRow(*layout, *this,
                        tr("No row is changed: the result is for exports of merged records."),
                        tr("Merge"), m_unmerge);
  connectColumn();
  // The groups may still be rebuilt when the dialog opens.
  connect(&m_state.groups(), &GroupState::changed, this, &RecordMergeDialog::preview);
  resize(kRecordMergeDialogSize);
  m_table->setFocus(Qt::OtherFocusReason);
  preview();
}

void RecordMergeDialog::createTable(QLayout *layout) {
  m_columns = new MergeColumnModel(this);
  m_table = makeListTable(m_columns, tr("Columns"), this);
  m_table->setFrameShape(QFrame::StyledPanel);
  showHeader(*m_table);
  m_table->setItemDelegate(new MergeColumnDelegate(this));
  m_table->setColumnWidth(MergeColumnModel::StateColumn, kMergeStateWidth);
  m_table->setColumnWidth(MergeColumnModel::NameColumn, kMergeNameWidth);
  m_table->setColumnWidth(MergeColumnModel::ValuesColumn, kMergeValuesWidth);
  m_table->setColumnWidth(MergeColumnModel::MergedColumn, kMergedWidth);
  m_onlyDifferent = new QCheckBox(tr("&Only columns that differ"), this);
  layout->addWidget(m_onlyDifferent);
  layout->addWidget(m_table);
  static_cast<QBoxLayout *>(layout)->setStretchFactor(m_table, 1);
}

QWidget *RecordMergeDialog::createColumn() {
  auto *details = new QWidget(this);
  details->setFixedHeight(kMergeDetailsHeight);
  auto *row = makeRow(details, {}, kDialogMargin);
  auto *side = new QWidget(details);
  side->setFixedWidth(kMergeRuleWidth);
  auto *rules = makeColumn(side);
  m_columnName = makeNote(side, TextRole::Title);
  m_rule = new MergeRuleField(m_session.dataset(), tr("as the rule of the table"), side);
  m_rule->firstField()->setAccessibleName(tr("Rule of the column"));
  rules->addWidget(m_columnName);
  rules->addWidget(makeLabel(side, TextRole::Muted, tr("&Rule"), m_rule->firstField()));
  rules->addWidget(m_rule);
  rules->addStretch(1);
  auto *middle = new QWidget(details);
  auto *texts = makeColumn(middle);
  m_values = new QListWidget(middle);
  m_values->setAccessibleName(tr("Texts of the rows"));
  m_values->setTextElideMode(Qt::ElideRight);
  texts->addWidget(
      makeLabel(middle, TextRole::Muted, tr("&Texts of the rows (Enter takes one)"), m_values));
  texts->addWidget(m_values, 1);
  auto *end = new QWidget(details);
  auto *cell = makeColumn(end);
  m_text = new QPlainTextEdit(end);
  m_text->setAccessibleName(tr("Merged cell"));
  m_text->setTabChangesFocus(true);
  m_reset = new QPushButton(tr("&Follow the rule again"), end);
  m_reset->setAutoDefault(false);
  cell->addWidget(makeLabel(end, TextRole::Muted, tr("Merged &cell"), m_text));
  cell->addWidget(m_text, 1);
  cell->addWidget(m_reset, 0, Qt::AlignLeft);
  row->addWidget(side);
  row->addWidget(middle, 1);
  row->addWidget(end, 1);
  return details;
}

void RecordMergeDialog::connectColumn() {
  connect(m_unmerge, &QPushButton::clicked, this, &RecordMergeDialog::unmerge);
  connect(m_onlyDifferent, &QCheckBox::toggled, this, &RecordMergeDialog::showColumns);
  connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
    if (m_isFilling) return;
    if (const MergeColumn *column = m_columns->find(m_table->currentIndex().row()))
      m_column = column->column;
    showColumn();
  });
  connect(m_table, &QTableView::activated, this, [this] {
    m_text->setFocus(Qt::OtherFocusReason);
    m_text->selectAll();
  });
  connect(m_rule, &MergeRuleField::edited, this, &RecordMergeDialog::takeRule);
  connect(m_values, &QListWidget::itemActivated, this, &RecordMergeDialog::pick);
  connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
    if (!m_isFilling) takeText(m_text->toPlainText());
  });
  connect(m_reset, &QPushButton::clicked, this, &RecordMergeDialog::followRule);
}

void RecordMergeDialog::preview() {
  if (m_state.groups().groups() == nullptr)
    return refuse(tr("The groups are still being built. Try again in a moment."));
  m_apply->setEnabled(false);
  MergeMaterial material{m_session.dataset(), m_session.records(), m_state.groups().shared(),
                         m_types, m_session.verdicts().mergeTexts()};
  m_job.start(
      [material = std::move(material), row = m_row, choices = m_choices](
          const RunContext &context) { return previewGroup(material, row, choices, context); },
      {[this](const GroupPreview &preview) { show(preview); },
       [this](const Error &error) { refuse(errorText(error)); }},
      {m_preview ? kMergePreviewDelay : std::chrono::milliseconds(0), jobThreads()});
}

void RecordMergeDialog::refuse(const QString &message) {
  m_preview.reset();
  m_isMergeWanted = false;
  say(m_warning, message);
  m_apply->setEnabled(false);
}

void RecordMergeDialog::show(const GroupPreview &preview) {
  if (preview.slot == ReviewGroups::kNoGroup)
    return refuse(
        tr("There is nothing to merge: verdicts separate the other rows, or the row is in "
           "no group."));
  m_preview = preview;
  if (!m_choices) m_choices = preview.merge.columns;
  sayNotes(preview);
  showColumns();
  m_apply->setEnabled(!m_session.isReadOnly());
  m_unmerge->setVisible(preview.isMerged);
  if (std::exchange(m_isMergeWanted, false)) accept();
}

void RecordMergeDialog::sayNotes(const GroupPreview &preview) {
  say(m_heading, tr("Rows %1 become one record: row %2, the keeper.")
                     .arg(rowListText(preview.members), rowNumberText(preview.keeper)));
  QStringList warnings;
  if (!preview.hasKeeper)
    warnings << tr("The group has no keeper. Merging makes row %1 its keeper.")
                    .arg(rowNumberText(preview.keeper));
  if (preview.isMerged) warnings << standingText(preview.standing);
  if (!preview.choicesLost.empty())
    warnings << tr("A choice names a column that cannot be used: %1.")
                    .arg(cellDisplayText(preview.choicesLost.front()));
  if (!preview.unread.empty()) {
    std::vector<RecordId> rows;
    for (const UnreadCell &cell : preview.unread) rows.push_back(cell.row);
    warnings << tr("The dates of these rows cannot be read: %1.").arg(rowListText(rows));
  }
  warnings.removeAll(QString());
  say(m_warning, warnings.join(u' '));
}

void RecordMergeDialog::showColumns() {
  if (!m_preview) return;
  std::vector<MergeColumn> shown = m_preview->columns;
  if (m_onlyDifferent->isChecked())
    std::erase_if(shown, [](const MergeColumn &column) { return !column.cell.hasDifference; });
  m_isFilling = true;
  m_columns->setMergeColumns(m_session.dataset(), std::move(shown));
  const int row = std::max(0, m_columns->rowOf(m_column));
  if (row < m_columns->rowCount()) {
    m_column = m_columns->at(row).column;
    selectInNewRows(*m_table, row);
  }
  m_isFilling = false;
  showColumn();
}

const MergeColumn *RecordMergeDialog::current() const {
  if (!m_preview || m_column.value >= m_preview->columns.size()) return nullptr;
  return &m_preview->columns[m_column.value];
}

/// Shows the current column. A text that is being written stays as it is.
void RecordMergeDialog::showColumn() {
  const MergeColumn *column = current();
  if (column == nullptr) return;
  const ColumnChoice *choice = choiceOf(false);
  m_isFilling = true;
  say(m_columnName, cellDisplayText(m_session.dataset()->columnName(m_column)));
  m_rule->setRule(choice == nullptr ? std::nullopt : choice->rule);
  m_values->clear();
  for (const ValueCount &value : column->values) {
    const QString text = value.text.empty() ? tr("(empty)") : cellDisplayText(value.text);
    m_values->addItem(value.count == 1 ? tr("%1 — row %2").arg(text, rowListText(value.rows))
                                       : tr("%1 — rows %2").arg(text, rowListText(value.rows)));
  }
  const QString text = editedText(column->cell.value);
  const bool isWriting = m_text->hasFocus() && column->cell.isByHand;
  if (!isWriting && m_text->toPlainText() != text) m_text->setPlainText(text);
  m_reset->setEnabled(choice != nullptr);
  m_isFilling = false;
}

ColumnChoice *RecordMergeDialog::choiceOf(bool makesOne) {
  if (!m_choices) return nullptr;
  const std::string &name = m_session.dataset()->columnName(m_column);
  for (ColumnChoice &choice : *m_choices)
    if (choice.column == name) return &choice;
  if (!makesOne) return nullptr;
  return &m_choices->emplace_back(ColumnChoice{name});
}

void RecordMergeDialog::dropChoice() {
  if (!m_choices) return;
  const std::string &name = m_session.dataset()->columnName(m_column);
  std::erase_if(*m_choices, [&name](const ColumnChoice &choice) { return choice.column == name; });
}

/// Drops the text that was written manually, or else the rule of the column.
void RecordMergeDialog::followRule() {
  ColumnChoice *choice = choiceOf(false);
  if (choice != nullptr && choice->text && choice->rule) {
    choice->text.reset();
  } else {
    dropChoice();
  }
  preview();
}

/// A new rule replaces a text that was written manually.
void RecordMergeDialog::takeRule() {
  if (!m_choices) return;
  dropChoice();
  if (m_rule->rule()) choiceOf(true)->rule = m_rule->rule();
  preview();
}

void RecordMergeDialog::takeText(const QString &text) {
  ColumnChoice *choice = choiceOf(true);
  if (choice == nullptr) return;
  choice->text = text.toStdString();
  m_reset->setEnabled(true);
  preview();
}

void RecordMergeDialog::pick(const QListWidgetItem *item) {
  const MergeColumn *column = current();
  const int place = m_values->row(item);
  if (column == nullptr || place < 0 || place >= static_cast<int>(column->values.size())) return;
  ColumnChoice *choice = choiceOf(true);
  if (choice == nullptr) return;
  choice->text = column->values[static_cast<std::size_t>(place)].text;
  preview();
}

void RecordMergeDialog::accept() {
  // What was typed last is merged as soon as it is shown.
  m_isMergeWanted = m_job.isRunning();
  if (!m_preview || m_isMergeWanted || !m_apply->isEnabled()) return;
  if (m_controller.apply(m_preview->merging)) QDialog::accept();
}

void RecordMergeDialog::unmerge() {
  if (!m_preview || m_job.isRunning()) return;
  if (m_controller.apply(m_preview->unmerging)) QDialog::accept();
}

}  // namespace shinglescope
