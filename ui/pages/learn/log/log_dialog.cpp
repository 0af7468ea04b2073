// SPDX-License-Identifier: MIT
#include "ui/pages/learn/log/log_dialog.h"

#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>

#include "ui/base/controls/layouts.h"
#include "ui/base/style/metrics.h"
#include "ui/pages/learn/log/lesson_log.h"

namespace shinglescope {
namespace {

constexpr double kLogWidth = 0.6;  // of the page
constexpr double kLogHeight = 0.7;

}  // namespace

LogDialog::LogDialog(const LessonLog &log, QWidget *parent) : QDialog(parent), m_log(log) {
  setWindowTitle(tr("Log of the lesson"));
  setObjectName(QStringLiteral("lessonLog"));
  auto *layout = makeColumn(this, kDialogMargins);
  m_text = new QPlainTextEdit(this);
  m_text->setReadOnly(true);
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  m_text->setTabChangesFocus(true);
  m_text->setAccessibleName(tr("What happened so far"));
  auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  QPushButton *copy = buttons->addButton(tr("Copy &all"), QDialogButtonBox::ActionRole);
  copy->setAutoDefault(false);
  layout->addWidget(m_text, 1);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(copy, &QPushButton::clicked, this, &LogDialog::copyRequested);
  connect(new QShortcut(Qt::Key_L, this), &QShortcut::activated, this, &QDialog::reject);
  connect(&log, &LessonLog::changed, this, [this] {
    if (isVisible()) showLines();
  });
}

void LogDialog::toggle() {
  if (isVisible()) return reject();
  const QSize page = parentWidget()->size();
  resize(QSize(static_cast<int>(page.width() * kLogWidth),
               static_cast<int>(page.height() * kLogHeight)));
  showLines();
  show();
  activateWindow();
  m_text->setFocus();
}

/// Adds the lines that are new, so that the cursor of a reader stays.
void LogDialog::showLines() {
  const QString before = m_text->toPlainText();
  const QString now = m_log.lines().join(u'\n');
  if (!before.isEmpty() && now.startsWith(before)) {
    if (now.size() > before.size()) m_text->appendPlainText(now.mid(before.size() + 1));
    return;
  }
  m_text->setPlainText(now);
  m_text->moveCursor(QTextCursor::End);
  m_text->moveCursor(QTextCursor::StartOfBlock);
}

}  // namespace shinglescope
