// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>
#include <QList>

namespace shinglescope {

/// A combo box of named choices. Each has a label and a one-line note, which is its tool tip. Only
/// the user's own picks are signalled. GUI thread.
class ChoiceBox : public QComboBox {
  Q_OBJECT

 public:
  struct Choice {
    QString name;   ///< the name in recipes
    QString label;  ///< the text in the list
    QString note;   ///< its benefit or its cost, in one line
  };

  explicit ChoiceBox(const QList<Choice> &choices, QWidget *parent = nullptr);
  QString currentName() const { return currentData().toString(); }
  /// Shows a choice without emitting a signal.
  void setCurrentName(const QString &name);
  /// Shows a text that is none of the choices, also to screen readers.
  void showOther(const QString &text);
  /// True during picked() if a key or the wheel moved to the next choice in the closed list.
  bool isStepping() const { return m_isStepping; }

 signals:
  void picked(const QString &name);

 protected:
  void keyPressEvent(QKeyEvent *event) override;
  void wheelEvent(QWheelEvent *event) override;

 private:
  void showNote();

  bool m_isStepping = false;
};

}  // namespace shinglescope
