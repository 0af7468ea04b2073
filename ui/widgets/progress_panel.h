#pragma once

#include <QWidget>

#include "ui/state/progress_text.h"

class QLabel;
class QProgressBar;

namespace shinglescope {

class KeyButton;

/// A running task in one line: the stage with its counts, a bar, the time left
/// and Cancel. Shows what it is given; whoever owns it shows and hides it. GUI
/// thread.
class ProgressPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ProgressPanel(QWidget *parent = nullptr);
  /// Forgets the last task and enables Cancel.
  void reset();
  void setSample(const shinglescope::ProgressSample &sample);

 signals:
  void cancelRequested();

 private:
  QLabel *m_text = nullptr;
  QProgressBar *m_bar = nullptr;
  QLabel *m_timeLeft = nullptr;
  KeyButton *m_cancel = nullptr;
  StageClock m_clock;
};

}  // namespace shinglescope
