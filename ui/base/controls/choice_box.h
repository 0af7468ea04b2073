#pragma once

#include <QComboBox>
#include <QList>

namespace shinglescope {

/// A box of named choices, each with a label and a note of one line as its tool
/// tip. Only the user's own picks are signalled. GUI thread.
class ChoiceBox final : public QComboBox {
  Q_OBJECT

 public:
  struct Choice {
    QString name;   ///< as recipes write it
    QString label;  ///< as the field calls it
    QString note;   ///< what it is good for, or what it costs
  };

  explicit ChoiceBox(const QList<Choice> &choices, QWidget *parent = nullptr);
  QString currentName() const { return currentData().toString(); }
  /// Shows a choice without a signal.
  void setCurrentName(const QString &name);
  /// While picked() tells of a step to the next choice, by key or wheel, with the list closed.
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
