// SPDX-License-Identifier: MIT
#include "ui/base/controls/note_label.h"

namespace shinglescope {

QLabel *makeNote(QWidget *parent, TextRole role, const QString &text) {
  QLabel *note = makeLabel(parent, role, text);
  note->setWordWrap(true);
  return note;
}

QLabel *makeRichNote(QWidget *parent) {
  auto *note = new QLabel(parent);
  note->setTextFormat(Qt::RichText);
  note->setWordWrap(true);
  return note;
}

QLabel *makeLabel(QWidget *parent, TextRole role, const QString &text, QWidget *buddy) {
  auto *label = new QLabel(text, parent);
  label->setTextFormat(Qt::PlainText);
  label->setBuddy(buddy);
  setTextRole(label, role);
  return label;
}

QLabel *makeMutedLabel(const QString &text) { return makeLabel(nullptr, TextRole::Muted, text); }

void say(QLabel *note, const QString &text) {
  note->setText(text);
  note->setVisible(!text.isEmpty());
}

}  // namespace shinglescope
