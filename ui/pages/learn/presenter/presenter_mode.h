// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QSize>
#include <QWidget>

class QSplitter;

namespace shinglescope {

class LessonPlayer;

/// The parts of Learn that presenter mode shows, hides or arranges.
struct PresentedParts {
  QWidget *page = nullptr;
  QSplitter *splitter = nullptr;   ///< the lesson, then the next four, side by side
  QWidget *second = nullptr;       ///< the second table
  QWidget *proof = nullptr;        ///< next to the rows of the demonstration
  QWidget *walk = nullptr;         ///< next to the matrix of a walk through a permutation
  QWidget *reading = nullptr;      ///< algorithm, story and question
  QList<QWidget *> atDesk = {};    ///< shown only without presenter mode
  QList<QWidget *> onScreen = {};  ///< shown only in presenter mode
};

/// The size of text in presenter mode on a page of this size: 28 pt at 1920x1080, in proportion on
/// other sizes.
double presenterPoints(const QSize &page);

/// Presenter mode of Learn: the lesson and one panel next to it, the second table or the question
/// that is asked, in letters that can be read from the last row. GUI thread; owns none of its
/// parts.
class PresenterMode final : public QObject {
  Q_OBJECT

 public:
  PresenterMode(LessonPlayer &player, PresentedParts parts, QObject *parent = nullptr);
  bool isOn() const { return m_isOn; }
  void setOn(bool isOn);
  /// Shows the panel of the demonstration, or of a walk, in place of the others, also without
  /// presenter mode; null for the others.
  void setOnly(QWidget *panel);
  /// Fits the letters to the size of the page.
  void fit();

 private:
  void showParts();
  void keepSizes();
  void restoreSizes();

  LessonPlayer &m_player;
  PresentedParts m_parts;
  QByteArray m_sizesAtDesk;  ///< of the splitter
  double m_points = 0;       ///< 0: the program's own sizes
  bool m_isOn = false;
  QWidget *m_only = nullptr;
};

}  // namespace shinglescope
