// SPDX-License-Identifier: MIT
#include "ui/parts/table/column_match_dialog.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <algorithm>

#include "ui/base/controls/key_button.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/panel.h"
#include "ui/base/text/display_text.h"
#include "ui/parts/table/table_dialog.h"

namespace shinglescope {
namespace {

constexpr std::size_t kMostListedColumns = 200;
constexpr qsizetype kNameCharacters = 60;
constexpr int kMatchChoiceWidth = 220;

QString shownName(const Dataset &dataset, ColumnId column) {
  return cellDisplayText(dataset.columnName(column), kNameCharacters);
}

QString roleText(ColumnRole role) {
  switch (role) {
    case ColumnRole::Compared: return ColumnMatchDialog::tr("compared");
    case ColumnRole::Id: return ColumnMatchDialog::tr("id");
    default: return {};
  }
}

/// Sorts columns: compared ones, the id, then the others.
int rankOf(ColumnRole role) {
  if (role == ColumnRole::Compared) return 0;
  return role == ColumnRole::Id ? 1 : 2;
}

}  // namespace

ColumnMatchDialog::ColumnMatchDialog(Session &session, QWidget *parent)
    : QDialog(parent),
      m_session(session),
      m_second(*session.secondTable()),
      m_match(m_second.match),
      m_columns(listedColumns()) {
  setWindowTitle(tr("Match columns"));
  createLayout();
  showNote();
  closeWithTable(*this, session);
  if (!m_choices.empty()) m_choices.front()->setFocus();
}

std::vector<ColumnId> ColumnMatchDialog::listedColumns() const {
  std::vector<ColumnId> columns;
  for (std::uint32_t i = 0; i < m_session.firstTable()->columnCount(); ++i) columns.push_back({i});
  std::ranges::stable_sort(
      columns, {}, [this](ColumnId column) { return rankOf(m_session.roles()[column.value]); });
  if (columns.size() > kMostListedColumns) columns.resize(kMostListedColumns);
  return columns;
}

void ColumnMatchDialog::createLayout() {
  auto *panel = new Panel(tr("Which columns correspond"), this);
  panel->setSubtitle(tr("guessed by name and role"));
  QScrollArea *list = makeColumnScroller(createList(), panel);
  panel->setBody(list);
  m_note = makeNote(this, TextRole::Warning);
  m_note->setObjectName(QStringLiteral("matchNote"));
  auto *guess = new QPushButton(tr("&Guess again"), this);
  guess->setObjectName(QStringLiteral("guessAgain"));
  auto *cancel = new QPushButton(tr("Cancel"), this);
  auto *accept = new KeyButton(tr("&Use these"), {}, this);
  accept->setPrimary(true);
  accept->setObjectName(QStringLiteral("useMatch"));
  accept->setDefault(true);
  layOutColumn(this, {8, 8, 8, 8}, 8,
               {{panel, 1}, m_note, makeItemRow({guess, BoxItem::space(), cancel, accept}, 8)});
  connect(guess, &QPushButton::clicked, this, &ColumnMatchDialog::guessAgain);
  connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
  connect(accept, &QPushButton::clicked, this, &QDialog::accept);
  const int rows = static_cast<int>(std::min<std::size_t>(m_columns.size(), 12));
  resize(640, 190 + rows * (fontMetrics().height() + 18));
}

QWidget *ColumnMatchDialog::createList() {
  auto *content = new QWidget;
  QGridLayout *grid = makeGrid(content, 12, 6, {12, 10, 12, 10});
  const auto add = [&](int row, int column, const QString &text, TextRole role) {
    QLabel *label = makeLabel(content, role, text);
    grid->addWidget(label, row, column);
    return label;
  };
  add(0, 0, shownPath(m_session.fileName()), TextRole::Strong);
  add(0, 2, shownPath(m_second.fileName()), TextRole::Strong);
  for (const ColumnId column : m_columns) {
    const int row = grid->rowCount();
    add(row, 0, shownName(*m_session.firstTable(), column), TextRole::Body);
    add(row, 1, roleText(m_session.roles()[column.value]), TextRole::Muted);
    m_choices.push_back(createChoice(column));
    grid->addWidget(m_choices.back(), row, 2);
  }
  if (m_session.firstTable()->columnCount() > m_columns.size())
    grid->addWidget(
        makeNote(content, TextRole::Muted, tr("Further columns are matched by their names.")),
        grid->rowCount(), 0, 1, 3);
  grid->setColumnStretch(0, 1);
  grid->setColumnStretch(2, 1);
  grid->setRowStretch(grid->rowCount(), 1);
  return content;
}

QComboBox *ColumnMatchDialog::createChoice(ColumnId column) {
  auto *choice = new QComboBox;
  choice->setMinimumWidth(kMatchChoiceWidth);
  choice->setMaxVisibleItems(20);
  choice->setAccessibleName(
      tr("Counterpart of %1").arg(shownName(*m_session.firstTable(), column)));
  choice->addItem(tr("none"));
  for (std::uint32_t i = 0; i < m_second.dataset->columnCount(); ++i)
    choice->addItem(shownName(*m_second.dataset, {i}));
  const auto &counterpart = m_match[column.value];
  choice->setCurrentIndex(counterpart ? static_cast<int>(counterpart->value) + 1 : 0);
  connect(choice, &QComboBox::currentIndexChanged, this,
          [this, column](int index) { choose(column, index); });
  return choice;
}

void ColumnMatchDialog::choose(ColumnId column, int index) {
  m_match[column.value] =
      index <= 0 ? std::nullopt : std::optional(ColumnId{static_cast<std::uint32_t>(index - 1)});
  showNote();
}

void ColumnMatchDialog::guessAgain() {
  const Dataset &first = *m_session.firstTable();
  m_match = guessColumnMatch(first, m_session.roles(), *m_second.dataset,
                             guessColumnRoles(*m_second.dataset));
  const ColumnMatch guessed = m_match;
  for (std::size_t i = 0; i < m_columns.size(); ++i) {
    const auto &counterpart = guessed[m_columns[i].value];
    m_choices[i]->setCurrentIndex(counterpart ? static_cast<int>(counterpart->value) + 1 : 0);
  }
  showNote();
}

void ColumnMatchDialog::showNote() {
  QStringList missing;
  for (const ColumnId column : m_session.columnsWithRole(ColumnRole::Compared))
    if (column.value < m_match.size() && !m_match[column.value])
      missing << shownName(*m_session.dataset(), column);
  say(m_note, missing.isEmpty() ? QString()
                                : tr("Without a counterpart: %1. Choose a column of the second "
                                     "table, or do not compare it.")
                                      .arg(missing.join(QStringLiteral(", "))));
}

}  // namespace shinglescope
