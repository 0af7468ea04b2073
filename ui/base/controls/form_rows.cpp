// SPDX-License-Identifier: MIT
#include "ui/base/controls/form_rows.h"

#include <QGridLayout>

#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"

namespace shinglescope {
namespace {

constexpr int kLabelWidth = 104;
constexpr int kFormRowsPadding = 14;
constexpr int kHeadingGap = 4;

}  // namespace

FormRows::FormRows(QWidget *parent)
    : QWidget(parent), m_grid(makeGrid(this, 8, 4, {kFormRowsPadding, 8, kFormRowsPadding, 8})) {
  m_grid->setColumnMinimumWidth(0, kLabelWidth);
  m_grid->setColumnStretch(1, 1);
}

void FormRows::setRowGap(int gap) { m_grid->setVerticalSpacing(gap); }

void FormRows::addHeading(const QString &text) {
  if (m_grid->count() > 0) m_grid->setRowMinimumHeight(m_grid->rowCount(), kHeadingGap);
  QLabel *heading = makeLabel(this, TextRole::Strong, text);
  m_grid->addWidget(heading, m_grid->rowCount() + (m_grid->count() > 0 ? 1 : 0), 0, 1, 2);
}

void FormRows::addRow(const QString &label, const QList<QWidget *> &widgets) {
  const int row = m_grid->rowCount();
  m_grid->addWidget(addLabel(label, Qt::AlignVCenter), row, 0);
  QHBoxLayout *line = makeRow(nullptr, {}, 8);
  for (QWidget *widget : widgets) line->addWidget(widget);
  m_fields += widgets;
  line->addStretch(1);
  m_grid->addLayout(line, row, 1);
}

void FormRows::addFillingRow(const QString &label, QWidget *widget) {
  const int row = m_grid->rowCount();
  if (!label.isEmpty()) m_grid->addWidget(addLabel(label, Qt::AlignTop), row, 0, Qt::AlignTop);
  m_grid->addWidget(widget, row, 1);
  m_fields += widget;
}

void FormRows::addWideRow(QWidget *widget) {
  m_grid->addWidget(widget, m_grid->rowCount(), 0, 1, 2);
  m_fields += widget;
}

void FormRows::addFigure(const QString &label, const char *name) {
  QLabel *figure = makeNote(this, TextRole::Body);
  figure->setObjectName(QLatin1String(name));
  figure->setTextInteractionFlags(Qt::TextSelectableByMouse);
  addFillingRow(label, figure);
  m_figures.append(figure);
}

void FormRows::setFigure(const char *name, const QString &text) {
  findChild<QLabel *>(QLatin1String(name))->setText(text);
}

QString FormRows::figure(const QString &name) const { return findChild<QLabel *>(name)->text(); }

void FormRows::clearFigures() {
  for (QLabel *figure : std::as_const(m_figures)) figure->setText(QStringLiteral("–"));
}

void FormRows::finish() {
  m_grid->setRowStretch(m_grid->rowCount(), 1);
  // The widgets may have been made in another order.
  QWidget *before = nullptr;
  for (QWidget *widget : std::as_const(m_fields)) {
    if (before != nullptr) setTabOrder(before, widget);
    before = widget;
  }
}

QWidget *FormRows::addLabel(const QString &text, Qt::Alignment alignment) {
  QLabel *label = makeLabel(this, TextRole::Muted, text);
  label->setAlignment(alignment | Qt::AlignLeft);
  // The first line of chips is a little lower than a line of plain text.
  if (alignment == Qt::AlignTop) label->setContentsMargins(0, 3, 0, 0);
  return label;
}

}  // namespace shinglescope
