#pragma once

#include <QStringList>

#include "ui/base/controls/panel.h"

class QLabel;
class QPushButton;

namespace shinglescope {

/// A strip on how a file was read that nobody looked at before it was opened:
/// what deserves a look, and the way to the reading options. Hidden while there
/// is nothing to say. GUI thread.
class ReadingNotice final : public Panel {
  Q_OBJECT

 public:
  explicit ReadingNotice(QWidget *parent = nullptr);
  /// Shows these sentences in place of those before; none hide the strip.
  void setSentences(const QStringList &sentences);
  /// Puts one more before those that are shown.
  void prepend(const QString &sentence);
  /// False while a task runs that the options would have to wait for.
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
