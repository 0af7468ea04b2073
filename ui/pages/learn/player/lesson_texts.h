// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>
#include <QTimer>

#include "core/lesson/model/lesson_spec.h"

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace shinglescope {

class LessonPlayer;

/// The lesson's texts, editable in place, and their prepared form; in the second stage
/// the current shingle is marked. Texts can be added and removed. GUI thread.
class LessonTexts final : public QScrollArea {
  Q_OBJECT

 public:
  explicit LessonTexts(LessonPlayer &player, QWidget *parent = nullptr);
  QList<QPlainTextEdit *> editors() const;
  /// Emits pending edits immediately.
  void endEdit();

 signals:
  /// The user edited texts; emitted shortly after the last keystroke.
  void textsEdited(const std::vector<LessonText> &texts);

 protected:
  void changeEvent(QEvent *event) override;
  /// Leaves undo and redo of the fields to the page, whose history covers the whole lesson.
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  struct Card {
    QWidget *widget;
    QLineEdit *name;
    QPlainTextEdit *text;
    QLabel *prepared;
    QPushButton *remove;
  };

  void showLesson();
  void showStep();
  void addCard();
  void emitTexts();
  void fitEditors();
  QString preparedHtml(std::uint32_t document) const;

  LessonPlayer &m_player;
  QTimer m_pause;
  std::vector<LessonText> m_known;  ///< the lesson's texts, or the edited texts last emitted
  QVBoxLayout *m_column = nullptr;
  QLabel *m_given = nullptr;
  QPushButton *m_add = nullptr;
  std::vector<Card> m_cards;
};

}  // namespace shinglescope
