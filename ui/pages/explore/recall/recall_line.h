#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace shinglescope {

/// The measured recall of the run that is shown, in one line at the right of the
/// Explore page: nothing, an offer to measure it, or the figure and how it was
/// come by. GUI thread.
class RecallLine final : public QWidget {
  Q_OBJECT

 public:
  explicit RecallLine(QWidget *parent = nullptr);
  void clear();
  /// A button that asks for it.
  void offer(const QString &action);
  /// What goes on, such as "measuring recall, 40 of 400 rows".
  void showProgress(const QString &sentence);
  /// "0.997", "(0.989 to 0.999, 400 rows searched exactly)".
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
