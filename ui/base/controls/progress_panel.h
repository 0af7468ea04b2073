// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "ui/base/text/progress_text.h"

class QLabel;
class QProgressBar;

namespace shinglescope {

class KeyButton;

/// A running task: the stage with its counts, a bar, the time left and Cancel, in one line, or in
/// two if space is short. Shows what it is given; its owner shows and hides it. GUI thread.
class ProgressPanel : public QWidget {
  Q_OBJECT

 public:
  enum class Lines { One, Two };
  explicit ProgressPanel(Lines lines = Lines::One, QWidget *parent = nullptr);
  void focusCancel();
  /// Clears the previous task and enables Cancel.
  void reset();
  void setSample(const shinglescope::ProgressSample &sample);
  /// Shows `text` instead of the text of the stage, for tasks that count something else.
  void showSample(const shinglescope::ProgressSample &sample, const QString &text);

 signals:
  void cancelRequested();

 private:
  void createLayout(Lines lines);

  QLabel *m_text = nullptr;
  QProgressBar *m_bar = nullptr;
  QLabel *m_timeLeft = nullptr;
  KeyButton *m_cancel = nullptr;
  RemainingTimeEstimator m_clock;
  bool m_hasStarted = false;  ///< a stage has been shown since reset()
};

}  // namespace shinglescope
