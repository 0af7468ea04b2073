// SPDX-License-Identifier: MIT
#include "ui/pages/data/reading/reading_item.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QStyle>

#include "ui/base/controls/note_label.h"
#include "ui/pages/data/reading/guess_box.h"

namespace shinglescope {

namespace {

constexpr int kLabelWidth = 96;
constexpr int kFieldWidth = 48;
/// The data of "other..."; no choice has this value.
constexpr int kOther = -1;

void markInvalid(QWidget *widget, bool isInvalid) {
  widget->setProperty("invalid", isInvalid);
  widget->style()->unpolish(widget);
  widget->style()->polish(widget);
}

}  // namespace

ReadingItem::ReadingItem(const QString &label, const QString &name, QWidget *parent)
    : QWidget(parent), m_name(QString(label).remove(u'&')) {
  auto *grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(8);
  grid->setVerticalSpacing(2);
  grid->setColumnStretch(1, 1);
  auto *caption = new QLabel(label, this);
  m_box = new GuessBox(this);
  m_box->setObjectName(name);
  m_box->setAccessibleName(m_name);
  caption->setBuddy(m_box);
  // A long name wraps to two lines, so that all boxes start at the same position.
  caption->setWordWrap(true);
  caption->setFixedWidth(kLabelWidth);
  m_reason = makeNote(this, TextRole::Muted);
  m_reason->setObjectName(name + QStringLiteral("Reason"));
  m_reason->hide();
  grid->addWidget(caption, 0, 0);
  grid->addWidget(m_box, 0, 1);
  grid->addWidget(m_reason, 1, 1, 1, 2);
  connect(m_box, &QComboBox::currentIndexChanged, this, &ReadingItem::followBox);
}

void ReadingItem::addOther(int mostCharacters, Reader reader) {
  m_reader = std::move(reader);
  m_box->addItem(tr("other..."), kOther);
  m_field = new QLineEdit(this);
  m_field->setObjectName(m_box->objectName() + QStringLiteral("Other"));
  m_field->setAccessibleName(tr("%1, other").arg(m_name));
  m_field->setMaxLength(mostCharacters);
  m_field->setFixedWidth(kFieldWidth);
  m_field->hide();
  static_cast<QGridLayout *>(layout())->addWidget(m_field, 0, 2);
  setTabOrder(m_box, m_field);
  connect(m_field, &QLineEdit::textChanged, this, &ReadingItem::followField);
}

bool ReadingItem::isOther() const {
  return m_field != nullptr && m_box->isChosen() && m_box->currentData() == QVariant(kOther);
}

QVariant ReadingItem::value() const {
  return isOther() ? m_reader(m_field->text()) : m_box->chosen();
}

void ReadingItem::setReason(const QString &reason) {
  say(m_reason, reason);
  m_box->setToolTip(reason.toHtmlEscaped());
  m_box->setAccessibleDescription(reason);
}

void ReadingItem::followBox() {
  if (m_field != nullptr) {
    m_field->setVisible(isOther());
    if (isOther()) m_field->setFocus(Qt::OtherFocusReason);
  }
  emit valueChanged();
}

void ReadingItem::followField() {
  const bool isWrong = !m_field->text().isEmpty() && !m_reader(m_field->text()).isValid();
  markInvalid(m_field, isWrong);
  emit valueChanged();
}

}  // namespace shinglescope
