// SPDX-License-Identifier: MIT
#pragma once

#include <QStackedWidget>

#include "ui/base/jobs/job.h"

namespace shinglescope {

class EmptyState;
class ProgressPanel;

/// A stack for content that is computed first: a sentence with an action, the
/// progress with Cancel, or the content. Owns the content. GUI thread.
class ViewStack final : public QStackedWidget {
  Q_OBJECT

 public:
  explicit ViewStack(QWidget *content, QWidget *parent = nullptr);
  void showContent();
  /// Without an action there is no button.
  void say(const QString &sentence, const QString &action = {});
  void showWork();
  void setProgress(const shinglescope::ProgressSample &sample);

 signals:
  void actionRequested();
  void cancelRequested();

 private:
  EmptyState *m_sentence = nullptr;
  QWidget *m_work = nullptr;
  ProgressPanel *m_progress = nullptr;
  QWidget *m_content = nullptr;
};

}  // namespace shinglescope
