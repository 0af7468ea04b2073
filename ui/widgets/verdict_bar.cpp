#include "ui/widgets/verdict_bar.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

namespace shinglescope {
namespace {

constexpr int kInside = 10;
constexpr int kMaxNoteCharacters = 2000;

}  // namespace

QString judgementText(const Judgement &judgement) {
  QStringList said;
  if (judgement.verdict == Verdict::Duplicate) said << VerdictBar::tr("Duplicate");
  if (judgement.verdict == Verdict::NotDuplicate) said << VerdictBar::tr("Not a duplicate");
  if (judgement.verdict == Verdict::Unsure) said << VerdictBar::tr("Unsure");
  if (judgement.keep == Keep::A) said << VerdictBar::tr("keep A");
  if (judgement.keep == Keep::B) said << VerdictBar::tr("keep B");
  if (!judgement.note.empty()) {
    said << VerdictBar::tr("note \"%1\"").arg(QString::fromStdString(judgement.note));
  }
  return said.isEmpty() ? QString() : said.join(QStringLiteral(", ")) + u'.';
}

VerdictBar::VerdictBar(const Actions &actions, QWidget *parent) : Panel({}, parent) {
  auto *body = new QWidget(this);
  auto *column = new QVBoxLayout(body);
  column->setContentsMargins(kInside, kInside, kInside, kInside);
  m_buttons = new QWidget(body);
  auto *row = new QHBoxLayout(m_buttons);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(4);
  addButton(actions.duplicate, tr("Duplicate"), QStringLiteral("D"))->setPrimary(true);
  m_notDuplicate = addButton(actions.notDuplicate, tr("Not"), QStringLiteral("N"));
  m_unsure = addButton(actions.unsure, tr("Unsure"), QStringLiteral("U"));
  m_keepA = addButton(actions.keepA, tr("A"), QStringLiteral("1"));
  m_keepB = addButton(actions.keepB, tr("B"), QStringLiteral("2"));
  addButton(actions.note, tr("Note"), QStringLiteral("T"));
  row->addStretch(1);
  addButton(actions.next, tr("Next"), QStringLiteral("J"));
  m_note = new QLineEdit(body);
  m_note->setPlaceholderText(tr("Note on this pair; Enter keeps it, Esc leaves it as it was"));
  m_note->setAccessibleName(tr("Note"));
  m_note->setMaxLength(kMaxNoteCharacters);
  m_note->installEventFilter(this);
  m_note->hide();
  column->addWidget(m_note);
  column->addWidget(m_buttons);
  setBody(body);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  connect(m_note, &QLineEdit::returnPressed, this, [this] {
    emit noteEdited(m_note->text());
    closeNote();
  });
}

KeyButton *VerdictBar::addButton(QAction *action, const QString &text, const QString &key) {
  auto *button = new KeyButton(text, key, m_buttons);
  button->setToolTip(action->text());
  button->setAccessibleName(action->text());
  button->setFocusPolicy(Qt::TabFocus);
  button->setEnabled(action->isEnabled());
  connect(button, &KeyButton::clicked, action, &QAction::trigger);
  connect(action, &QAction::enabledChanged, button, &KeyButton::setEnabled);
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
  if (!m_note->isVisible()) m_note->setText(QString::fromStdString(judgement.note));
}

void VerdictBar::editNote() {
  m_note->show();
  m_note->setFocus(Qt::ShortcutFocusReason);
  m_note->selectAll();
}

void VerdictBar::finishNote() {
  if (m_note->isHidden()) return;
  m_note->hide();
  emit noteEdited(m_note->text());
}

void VerdictBar::closeNote() {
  m_note->hide();
  emit noteClosed();
}

bool VerdictBar::eventFilter(QObject *watched, QEvent *event) {
  if (watched == m_note && event->type() == QEvent::ShortcutOverride &&
      static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
    event->accept();  // the window's Esc would cancel a run
    return true;
  }
  if (watched == m_note && event->type() == QEvent::KeyPress &&
      static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
    closeNote();
    return true;
  }
  if (watched == m_note && event->type() == QEvent::FocusOut) {
    const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
    if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason &&
        reason != Qt::MenuBarFocusReason) {
      finishNote();
    }
  }
  return Panel::eventFilter(watched, event);
}

}  // namespace shinglescope
