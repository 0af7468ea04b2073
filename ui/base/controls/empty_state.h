// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace shinglescope {

/// The content of a view that has nothing to show yet: one sentence, and one action that changes
/// that. GUI thread.
class EmptyState : public QWidget {
  Q_OBJECT

 public:
  explicit EmptyState(const QString &sentence, const QString &action = {},
                      QWidget *parent = nullptr);
  void setSentence(const QString &sentence);
  /// An empty text hides the button.
  void setAction(const QString &action);

 signals:
  void actionRequested();

 private:
  QLabel *m_sentence = nullptr;
  QPushButton *m_action = nullptr;
};

}  // namespace shinglescope
