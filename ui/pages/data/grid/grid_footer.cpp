// SPDX-License-Identifier: MIT
#include "ui/pages/data/grid/grid_footer.h"

#include <QLineEdit>
#include <QMenu>

#include "ui/base/controls/chip.h"
#include "ui/base/controls/escape_key.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/pages/data/grid/row_warning.h"

namespace shinglescope {

GridFooter::GridFooter(QWidget *parent) : QWidget(parent) {
  createCounts();
  createGoTo();
  createChoices();
  layOutRow(this, {12, 3, 12, 3}, 8,
            {m_counts, m_explanation, m_warning, m_clear, m_onlyMatches, BoxItem::space(), m_goTo,
             m_onlyProblems, m_filters, m_columns});
  leaveRow();
}

void GridFooter::createCounts() {
  const auto makeLabel = [this](const QString &name, TextRole role) {
    auto *label = new QLabel(this);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    setTextRole(label, role);
    return label;
  };
  m_counts = makeLabel(QStringLiteral("counts"), TextRole::Muted);
  m_explanation = makeLabel(QStringLiteral("explanation"), TextRole::Muted);
  m_warning = makeLabel(QStringLiteral("gridWarning"), TextRole::Warning);
  m_clear = new Chip(tr("clear filters"), this);
  m_clear->setCheckable(false);
  m_clear->setObjectName(QStringLiteral("clearFilters"));
  m_onlyMatches = new Chip(tr("only matching rows"), this);
  m_onlyMatches->setChecked(true);
  connect(m_clear, &Chip::clicked, this, &GridFooter::clearRequested);
  connect(m_onlyMatches, &Chip::toggled, this, &GridFooter::onlyMatchesToggled);
}

void GridFooter::createGoTo() {
  m_goTo = new QWidget(this);
  auto *label = new QLabel(tr("&Go to row"), m_goTo);
  m_goToEntry = new QLineEdit(m_goTo);
  m_goToEntry->setObjectName(QStringLiteral("goToEntry"));
  m_goToEntry->setFixedWidth(110);
  label->setBuddy(m_goToEntry);
  m_goToMessage = new QLabel(m_goTo);
  setTextRole(m_goToMessage, TextRole::Warning);
  layOutRow(m_goTo, {}, -1, {m_goToMessage, label, m_goToEntry});
  auto *escape = new EscapeKey(m_goTo);
  connect(escape, &EscapeKey::pressed, this, &GridFooter::leaveRow);
  connect(m_goToEntry, &QLineEdit::returnPressed, this,
          [this] { emit rowTyped(m_goToEntry->text().trimmed()); });
}

void GridFooter::createChoices() {
  m_onlyProblems = new Chip(tr("only rows with problems"), this);
  m_onlyProblems->setObjectName(QStringLiteral("onlyProblems"));
  m_filters = new Chip(tr("filter row"), this);
  m_filters->setObjectName(QStringLiteral("filterRowChip"));
  m_filters->setToolTip(
      tr("Shows or hides the filters under the header (Ctrl+Shift+F goes there)"));
  m_filters->setChecked(true);
  m_columnMenu = new QMenu(this);
  m_columns = new Chip(tr("columns"), this);
  m_columns->setObjectName(QStringLiteral("columnsButton"));
  m_columns->setCheckable(false);
  m_columns->setMenu(m_columnMenu);
  m_columns->setPopupMode(QToolButton::InstantPopup);
  connect(m_onlyProblems, &Chip::toggled, this, &GridFooter::onlyProblemsToggled);
  connect(m_filters, &Chip::toggled, this, &GridFooter::filtersToggled);
}

void GridFooter::setState(const State &state) {
  say(m_counts, state.counts);
  say(m_explanation, state.explanation);
  showWarning(m_warning, state.warning);
  m_clear->setVisible(state.isFiltered);
  m_onlyMatches->setVisible(state.hasSearch);
  m_onlyProblems->setVisible(state.hasProblemRows);
  m_columns->setText(state.hiddenColumns == 0
                         ? tr("columns")
                         : tr("columns, %Ln hidden", nullptr, state.hiddenColumns));
  m_columns->updateGeometry();
}

bool GridFooter::isOnlyMatches() const { return m_onlyMatches->isChecked(); }

void GridFooter::setOnlyProblems(bool isOn) {
  const QSignalBlocker blocker(m_onlyProblems);
  m_onlyProblems->setChecked(isOn);
}

void GridFooter::setFiltersShown(bool isOn) {
  const QSignalBlocker blocker(m_filters);
  m_filters->setChecked(isOn);
}

void GridFooter::askForRow() {
  m_goTo->show();
  m_goToMessage->clear();
  m_goToEntry->selectAll();
  m_goToEntry->setFocus(Qt::ShortcutFocusReason);
}

void GridFooter::leaveRow() {
  const bool hadFocus = m_goToEntry->hasFocus();
  m_goTo->hide();
  if (hadFocus) emit rowLeft();
}

void GridFooter::refuseRow(const QString &sentence) { m_goToMessage->setText(sentence); }

}  // namespace shinglescope
