#include "ui/base/controls/note_label.h"

namespace shinglescope {

QLabel *makeNote(QWidget *parent, TextRole role, const QString &text) {
  auto *note = new QLabel(text, parent);
  note->setTextFormat(Qt::PlainText);
  note->setWordWrap(true);
  setTextRole(note, role);
  return note;
}

QLabel *makeMutedLabel(const QString &text) {
  auto *label = new QLabel(text);
  setTextRole(label, TextRole::Muted);
  return label;
}

void say(QLabel *note, const QString &text) {
  note->setText(text);
  note->setVisible(!text.isEmpty());
}

}  // namespace shinglescope
