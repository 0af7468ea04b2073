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

/// The lesson's texts, editable in place, with what preparing makes of them; in
/// the second stage the shingle that is cut is marked. Texts can be added and
/// taken out. GUI thread.
class LessonTexts final : public QScrollArea {
  Q_OBJECT

 public:
  explicit LessonTexts(LessonPlayer &player, QWidget *parent = nullptr);
  QList<QPlainTextEdit *> editors() const;
  /// Sends at once what has been typed and not been sent.
  void endEdit();

 signals:
  /// The user has edited; sent a moment after the last letter.
  void textsEdited(const std::vector<LessonText> &texts);

 protected:
  void changeEvent(QEvent *event) override;
  /// Leaves undo and redo of the fields to the page, whose steps are those of the whole lesson.
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
  std::vector<LessonText> m_known;  ///< texts of the lesson, or edited ones on their way to it
  QVBoxLayout *m_column = nullptr;
  QLabel *m_given = nullptr;
  QPushButton *m_add = nullptr;
  std::vector<Card> m_cards;
};

}  // namespace shinglescope
