// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>

namespace shinglescope {

/// A combo box whose first entry is the guess and shows its value; selecting it resets the choice.
/// Without focus, the wheel scrolls the surrounding area. GUI thread.
class GuessBox final : public QComboBox {
  Q_OBJECT

 public:
  explicit GuessBox(QWidget *parent = nullptr);
  /// Sets the text of the first entry; empty if the guess is unknown.
  void setGuess(const QString &text);
  bool isChosen() const { return currentIndex() > 0; }
  /// Returns the data of the chosen entry; invalid if it is the guess.
  QVariant chosen() const { return isChosen() ? currentData() : QVariant(); }
  /// Chooses the entry with this data; adds one with this label if there is none.
  void choose(const QVariant &value, const QString &label);
  void backToGuess() { setCurrentIndex(0); }
  /// Lets the user find an entry by typing a part of its label. Other typed text becomes a new
  /// entry, with the text as its data.
  void makeSearchable();

 protected:
  void wheelEvent(QWheelEvent *event) override;
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  void takeTypedText();
};

}  // namespace shinglescope
