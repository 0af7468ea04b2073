// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QPlainTextEdit;

namespace shinglescope {

class LessonLog;

/// Shows the log of a lesson as text, with the cursor in its last line; arrow keys read it, and a
/// part can be selected and copied. Stays next to the lesson and follows it. GUI thread.
class LogDialog final : public QDialog {
  Q_OBJECT

 public:
  LogDialog(const LessonLog &log, QWidget *parent);
  /// Shows it, or hides it if it is shown.
  void toggle();

 signals:
  void copyRequested();

 private:
  void showLines();

  const LessonLog &m_log;
  QPlainTextEdit *m_text = nullptr;
};

}  // namespace shinglescope
