// SPDX-License-Identifier: MIT
#include "ui/pages/review/verdict_bar.h"

#include <QApplication>
#include <QKeyEvent>

#include "ui/base/controls/layouts.h"
#include "ui/base/text/display_text.h"
#include "ui/pages/review/state/review_actions.h"
#include "ui/parts/table/pair_model.h"

namespace shinglescope {
namespace {

constexpr QMargins kVerdictBarMargins{10, 10, 10, 10};
constexpr int kMaxNoteCharacters = 2000;

QString tagsText(const Judgement &judgement) {
  QStringList tags;
  for (const std::string &tag : judgement.tags) tags << QString::fromStdString(tag);
  return tags.join(QStringLiteral(", "));
}

}  // namespace

QStringList tagsFromText(const QString &text) {
  QStringList tags;
  for (const QString &part : text.split(u','))
    if (const QString tag = part.simplified(); !tag.isEmpty()) tags << tag;
  tags.removeDuplicates();
  return tags;
}

QString judgementText(const Judgement &judgement, bool isByRule) {
  QStringList said;
  if (judgement.verdict != Verdict::Undecided) said << verdictWord(judgement.verdict);
  if (isByRule) said << VerdictBar::tr("by rule");
  if (judgement.keep == Keep::A) said << VerdictBar::tr("keep A");
  if (judgement.keep == Keep::B) said << VerdictBar::tr("keep B");
  if (!judgement.note.empty()) {
    said << VerdictBar::tr("note \"%1\"").arg(cellDisplayText(judgement.note));
  }
  if (!judgement.tags.empty())
    said << VerdictBar::tr("tags %1").arg(cellDisplayText(tagsText(judgement).toStdString()));
  if (said.isEmpty()) return {};
  said.front().front() = said.front().front().toUpper();
  return said.join(QStringLiteral(", ")) + u'.';
}

VerdictBar::VerdictBar(const ReviewActions &actions, QWidget *parent) : Panel({}, parent) {
  auto *body = new QWidget(this);
  auto *column = makeColumn(body, kVerdictBarMargins);
  m_buttons = new QWidget(body);
  auto *row = makeRow(m_buttons, {}, 4);
  addButton(actions.duplicate, tr("Duplicate"))->setPrimary(true);
  m_notDuplicate = addButton(actions.notDuplicate, tr("Not"));
  m_unsure = addButton(actions.unsure, tr("Unsure"));
  m_keepA = addButton(actions.keepA, tr("A"));
  m_keepB = addButton(actions.keepB, tr("B"));
  addButton(actions.note, tr("Note"));
  row->addStretch(1);
  addButton(actions.next, tr("Next"));
  m_fields = new QWidget(body);
  auto *fields = makeRow(m_fields, {}, 6);
  m_note = addField(tr("Note"), tr("Note on this pair; Enter saves it, Esc discards it"));
  m_tags = addField(tr("Tags"), tr("Tags, separated by commas"));
  fields->setStretch(0, 3);
  fields->setStretch(1, 1);
  m_fields->hide();
  addWidgets(*column, {m_fields, m_buttons});
  setBody(body);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

QLineEdit *VerdictBar::addField(const QString &name, const QString &hint) {
  auto *field = new QLineEdit(m_fields);
  field->setPlaceholderText(hint);
  field->setAccessibleName(name);
  field->setMaxLength(kMaxNoteCharacters);
  field->installEventFilter(this);
  m_fields->layout()->addWidget(field);
  connect(field, &QLineEdit::returnPressed, this, [this] {
    keepNote();
    closeNote();
  });
  return field;
}

KeyButton *VerdictBar::addButton(QAction *action, const QString &text) {
  KeyButton *button = makeActionButton(action, text, m_buttons);
  m_buttons->layout()->addWidget(button);
  return button;
}

void VerdictBar::showJudgement(const Judgement &judgement) {
  const auto light = [](KeyButton *button, bool isOn) {
    button->setCheckable(true);
    button->setChecked(isOn);
    button->setCheckable(isOn);
  };
  light(m_notDuplicate, judgement.verdict == Verdict::NotDuplicate);
  light(m_unsure, judgement.verdict == Verdict::Unsure);
  light(m_keepA, judgement.keep == Keep::A);
  light(m_keepB, judgement.keep == Keep::B);
  if (m_fields->isVisible()) return;
  m_note->setText(QString::fromStdString(judgement.note));
  m_tags->setText(tagsText(judgement));
}

void VerdictBar::editNote() {
  m_fields->show();
  m_note->setFocus(Qt::ShortcutFocusReason);
  m_note->selectAll();
}

void VerdictBar::keepNote() { emit noteEdited(m_note->text(), tagsFromText(m_tags->text())); }

void VerdictBar::finishNote() {
  if (m_fields->isHidden()) return;
  m_fields->hide();
  keepNote();
}

void VerdictBar::closeNote() {
  m_fields->hide();
  emit noteClosed();
}

bool VerdictBar::eventFilter(QObject *watched, QEvent *event) {
  if (!isNoteField(watched)) return Panel::eventFilter(watched, event);
  const auto isEscape = [event] {
    return static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape;
  };
  if (event->type() == QEvent::ShortcutOverride && isEscape()) {
    event->accept();  // otherwise the window's Esc would cancel a run
    return true;
  }
  if (event->type() == QEvent::KeyPress && isEscape()) {
    closeNote();
    return true;
  }
  if (event->type() == QEvent::FocusOut && !isNoteField(QApplication::focusWidget())) {
    const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
    if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason &&
        reason != Qt::MenuBarFocusReason) {
      finishNote();
    }
  }
  return Panel::eventFilter(watched, event);
}

}  // namespace shinglescope
