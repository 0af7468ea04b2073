#pragma once

#include <QComboBox>

namespace shinglescope {

/// A box of choices of which the first stands for the guess and names what was
/// guessed; choosing it again takes a choice back. The wheel scrolls what is
/// around it unless it has the focus. GUI thread.
class GuessBox final : public QComboBox {
  Q_OBJECT

 public:
  explicit GuessBox(QWidget *parent = nullptr);
  /// Names the first entry; empty where the guess is not known.
  void setGuess(const QString &text);
  bool isChosen() const { return currentIndex() > 0; }
  /// The data of the entry chosen; invalid while it is the guess.
  QVariant chosen() const { return isChosen() ? currentData() : QVariant(); }
  /// Chooses the entry with this data; adds one with this label where there is none.
  void choose(const QVariant &value, const QString &label);
  void backToGuess() { setCurrentIndex(0); }
  /// Lets the user type any part of an entry's label to find it. What is typed
  /// and is no label becomes an entry of its own, its data being the text.
  void makeSearchable();

 protected:
  void wheelEvent(QWheelEvent *event) override;
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  void takeTypedText();
};

}  // namespace shinglescope
