// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include "ui/base/controls/panel.h"

class QLabel;
class QPushButton;

namespace shinglescope {

/// A strip about a file that was opened without the import dialog: what the user should check, and
/// a button for the reading options. Hidden if there is nothing to report. GUI thread.
class ReadingNotice final : public Panel {
  Q_OBJECT

 public:
  explicit ReadingNotice(QWidget *parent = nullptr);
  /// Replaces the sentences; an empty list hides the strip.
  void setSentences(const QStringList &sentences);
  /// Adds a sentence before the others.
  void prepend(const QString &sentence);
  /// Disables the button while a running task blocks the options.
  void setActionEnabled(bool isEnabled);

 signals:
  void optionsRequested();
  void dismissed();

 private:
  QStringList m_sentences;
  QLabel *m_text = nullptr;
  QPushButton *m_options = nullptr;
};

}  // namespace shinglescope
