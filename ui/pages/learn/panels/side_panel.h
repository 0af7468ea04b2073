// SPDX-License-Identifier: MIT
#pragma once

#include "ui/base/controls/panel.h"

class QPushButton;
class QStackedWidget;

namespace shinglescope {

class BucketBoxList;
class LessonPlayer;
class LessonTable;

/// The second table: shingles, Jaccard, functions, signature or pairs, depending on the stage, or
/// the drawing of the buckets; below it, the formula of the current hash, or in presenter mode the
/// explanation of the plot of estimates. GUI thread.
class SidePanel final : public Panel {
  Q_OBJECT

 public:
  explicit SidePanel(LessonPlayer &player, QWidget *parent = nullptr);
  LessonTable &table() const { return *m_table; }
  /// Shows this below the estimates; empty if it is shown above their plot.
  void explainEstimates(const QString &text);
  void setPresenting(bool isPresenting);

 signals:
  /// Asks for a lesson in which documents meet in a bucket.
  void meetingRequested();

 protected:
  void resizeEvent(QResizeEvent *event) override;

 private:
  void showStep();
  void fitTable();
  void showBuckets();
  QString formula() const;
  void showNote(const QString &text);

  LessonPlayer &m_player;
  QString m_explanation;
  bool m_isPresenting = false;
  LessonTable *m_table = nullptr;
  BucketBoxList *m_buckets = nullptr;
  QStackedWidget *m_views = nullptr;
  QLabel *m_formula = nullptr;
  QPushButton *m_meeting = nullptr;
};

}  // namespace shinglescope
