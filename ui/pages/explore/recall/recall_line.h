// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace shinglescope {

/// The measured recall of the current run, on the right of the bar of Explore: empty,
/// a button to measure it, or the figure and how it was measured. GUI thread.
class RecallLine final : public QWidget {
  Q_OBJECT

 public:
  explicit RecallLine(QWidget *parent = nullptr);
  void clear();
  /// Shows a button that requests the measurement.
  void offer(const QString &action);
  /// Shows the progress, such as "measuring recall, 40 of 400 rows".
  void showProgress(const QString &sentence);
  /// Shows "0.997" and "(0.989 to 0.999, 400 rows searched exactly)".
  void showRecall(const QString &figure, const QString &detail);

 signals:
  void measureRequested();

 private:
  QLabel *m_name = nullptr;
  QLabel *m_figure = nullptr;
  QLabel *m_detail = nullptr;
  QPushButton *m_offer = nullptr;
};

}  // namespace shinglescope
