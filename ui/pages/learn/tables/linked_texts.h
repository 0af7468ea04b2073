// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <vector>

#include "ui/parts/tuning/preparation_steps.h"

class QGridLayout;
class QLabel;

namespace shinglescope {

class LessonPlayer;
class MarkedLine;

/// The prepared texts, one line each, above the tables of the stages from matrix to signature. The
/// shingles of the step's rows are marked in the texts. Hidden in other stages and if the matrix is
/// given. GUI thread.
class LinkedTexts final : public QWidget {
  Q_OBJECT

 public:
  explicit LinkedTexts(LessonPlayer &player, QWidget *parent = nullptr);
  const std::vector<MarkedLine *> &lines() const { return m_lines; }

 protected:
  void changeEvent(QEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;

 private:
  /// A text as displayed, with the positions of its shingles.
  struct Text {
    QString shown;
    std::vector<TextMark> cuts;
  };

  void showLesson();
  void showStep();
  void showLine(std::size_t document, const std::vector<bool> &isTouched);
  void fitFonts();

  LessonPlayer &m_player;
  QGridLayout *m_grid = nullptr;
  std::vector<QLabel *> m_names;
  std::vector<MarkedLine *> m_lines;
  std::vector<Text> m_texts;
};

}  // namespace shinglescope
