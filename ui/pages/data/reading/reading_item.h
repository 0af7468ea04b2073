// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <functional>

class QLabel;
class QLineEdit;

namespace shinglescope {

class GuessBox;

/// One reading option: its name, the box with the guess and the choices, a field for values that
/// the box does not list, and below it the reason for the guess. GUI thread.
class ReadingItem final : public QWidget {
  Q_OBJECT

 public:
  /// Returns the typed text as the data of a choice; invalid if the text is not a valid value.
  using Reader = std::function<QVariant(const QString &)>;

  /// `name` is the box's object name; the label's mnemonic focuses the box.
  ReadingItem(const QString &label, const QString &name, QWidget *parent = nullptr);
  GuessBox *box() const { return m_box; }
  /// Adds the entry "other..." with its field.
  void addOther(int mostCharacters, Reader reader);
  /// Returns the data of the choice; invalid while the guess is selected.
  QVariant value() const;
  void setReason(const QString &reason);
  bool isChosen() const { return value().isValid(); }

 signals:
  void valueChanged();

 private:
  bool isOther() const;
  void followBox();
  void followField();

  GuessBox *m_box = nullptr;
  QLineEdit *m_field = nullptr;
  QLabel *m_reason = nullptr;
  QString m_name;
  Reader m_reader;
};

}  // namespace shinglescope
