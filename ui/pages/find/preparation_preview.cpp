// SPDX-License-Identifier: MIT
#include "ui/pages/find/preparation_preview.h"

#include <QGridLayout>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStackedLayout>

#include "ui/base/controls/empty_state.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/error_text.h"
#include "ui/pages/find/shingle_strip.h"
#include "ui/parts/tuning/marked_line.h"

namespace shinglescope {
namespace {

constexpr int kNameWidth = 108;
constexpr int kPreparationPreviewSidePadding = 10;

QFrame *makeRowLine(QWidget *parent) {
  auto *line = new QFrame(parent);
  line->setObjectName(QStringLiteral("panelLine"));
  return line;
}

}  // namespace

PreparationPreview::PreparationPreview(QWidget *parent)
    : Panel(tr("Preparation, step by step"), parent) {
  createHeader();
  createBody();
  refresh();
}

void PreparationPreview::createHeader() {
  m_rowControls = new QWidget;
  m_rowBox = new QSpinBox;
  m_rowBox->setPrefix(tr("row "));
  m_rowBox->setAccessibleName(tr("Row shown"));
  m_rowBox->setKeyboardTracking(false);
  m_anotherRow = new QPushButton(tr("&another row"));
  layOutRow(m_rowControls, {}, 8, {m_rowBox, m_anotherRow});
  addHeaderWidget(m_rowControls);
  connect(m_rowBox, &QSpinBox::valueChanged, this,
          [this](int row) { setRow(static_cast<std::uint32_t>(row - 1)); });
  connect(m_anotherRow, &QPushButton::clicked, this, &PreparationPreview::showAnotherRow);
}

void PreparationPreview::createBody() {
  auto *body = new QWidget;
  m_stack = new QStackedLayout(body);
  auto *empty = new EmptyState(tr("Open a file to see how one of its rows is prepared."),
                               tr("Open the sample"));
  connect(empty, &EmptyState::actionRequested, this, &PreparationPreview::sampleRequested);
  auto *content = new QWidget;
  m_grid = new QGridLayout;
  m_grid->setContentsMargins(0, 0, 0, 0);
  m_grid->setSpacing(0);
  m_grid->setColumnMinimumWidth(0, kNameWidth);
  m_grid->setColumnStretch(1, 1);
  layOutColumn(content, {}, -1, {m_grid, BoxItem::space()});
  m_stack->addWidget(empty);
  QScrollArea *scroll = makeColumnScroller(content);
  scroll->setAccessibleName(tr("The steps"));
  m_stack->addWidget(scroll);
  setBody(body);
}

void PreparationPreview::setContent(std::shared_ptr<const Dataset> dataset,
                                    const std::vector<ColumnId> &columns, const Recipe &recipe) {
  const bool isSameTable = dataset == m_dataset;
  if (isSameTable && columns == m_columns && recipe.preparation == m_recipe.preparation &&
      recipe.shingle == m_recipe.shingle)
    return;
  if (!isSameTable) m_row = 0;
  m_dataset = std::move(dataset);
  m_columns = columns;
  m_recipe = recipe;
  refresh();
}

void PreparationPreview::setRow(std::uint32_t row) {
  if (!m_dataset || row >= m_dataset->rowCount()) return;
  m_row = row;
  refresh();
}

void PreparationPreview::showAnotherRow() {
  if (!m_dataset || m_dataset->rowCount() < 2) return;
  const auto rows = static_cast<std::uint32_t>(m_dataset->rowCount());
  const std::uint32_t step = 1 + QRandomGenerator::global()->bounded(rows - 1);
  setRow((m_row + step) % rows);
}

void PreparationPreview::refresh() {
  const bool hasRows = m_dataset && m_dataset->rowCount() > 0;
  m_rowControls->setVisible(hasRows);
  m_stack->setCurrentIndex(m_dataset ? 1 : 0);
  clearSteps();
  if (!m_dataset) return;
  if (!hasRows) return addNote(tr("The file has no rows."));
  const QSignalBlocker blocker(m_rowBox);
  m_rowBox->setRange(1, static_cast<int>(m_dataset->rowCount()));
  m_rowBox->setValue(static_cast<int>(m_row) + 1);
  m_anotherRow->setEnabled(m_dataset->rowCount() > 1);
  if (m_columns.empty()) return addNote(tr("Choose at least one column to compare."));
  const auto steps = preparationSteps(*m_dataset, {m_row}, m_columns, m_recipe);
  steps ? showSteps(*steps) : addNote(errorText(steps.error()));
}

void PreparationPreview::showSteps(const PreparationSteps &steps) {
  for (const ShownStep &step : steps.steps) {
    auto *line = new MarkedLine;
    line->setText(step.text, step.marks);
    addStepRow(stepName(step.step), line);
  }
  auto *strip = new ShingleStrip;
  strip->setShingles(steps.shingles, steps.shingleCount);
  addStepRow(tr("shingles"), strip);
  if (steps.isCut)
    addNote(tr("Only the first %L1 characters of this row are shown and counted here.")
                .arg(kPreviewCharacters));
}

void PreparationPreview::addStepRow(const QString &name, QWidget *content) {
  auto *label = new QLabel(name);
  label->setTextFormat(Qt::PlainText);
  label->setFont(monospaceFont());
  label->setContentsMargins(kPreparationPreviewSidePadding, 0, 8, 0);
  setTextRole(label, TextRole::Muted);
  auto *holder = new QWidget;
  layOutRow(holder, {0, 2, kPreparationPreviewSidePadding, 2}, -1, {content});
  m_grid->addWidget(label, m_lines, 0);
  m_grid->addWidget(holder, m_lines, 1);
  m_grid->addWidget(makeRowLine(this), m_lines + 1, 0, 1, 2);
  m_lines += 2;
}

void PreparationPreview::addNote(const QString &text) {
  QLabel *note = makeNote(nullptr, TextRole::Muted, text);
  note->setContentsMargins(kPreparationPreviewSidePadding, 8, kPreparationPreviewSidePadding, 8);
  m_grid->addWidget(note, m_lines++, 0, 1, 2);
}

void PreparationPreview::clearSteps() {
  while (QLayoutItem *item = m_grid->takeAt(0)) {
    discard(item->widget());
    delete item;
  }
  m_lines = 0;
}

}  // namespace shinglescope
