// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <memory>

#include "core/lesson/hand_out.h"
#include "ui/base/jobs/job_slot.h"

class QLabel;

namespace shinglescope {

/// Prints lessons in a worker, one at a time, and shows the progress with Cancel; hidden while
/// nothing is printed. Stores only the lesson that it prints. GUI thread.
class LessonPrinter final : public QWidget {
  Q_OBJECT

 public:
  using LessonPtr = std::shared_ptr<const Lesson>;

  explicit LessonPrinter(QWidget *parent = nullptr);
  /// Asks for the file in a dialog; its default name comes from the lesson.
  void ask(const Lesson &lesson, HandOutForm form);
  void print(LessonPtr lesson, HandOutForm form, const QString &path);
  bool isPrinting() const { return m_job.isRunning(); }
  void cancel() { m_job.cancel(); }

 signals:
  /// The user chose a file; the shown lesson may have changed since ask().
  void fileChosen(HandOutForm form, const QString &path);
  void printingChanged(bool isPrinting);
  /// Reports what was written, or that nothing was written.
  void ended(const QString &message);
  void failed(const QString &message);

 private:
  void showProgress(const ProgressSample &sample);
  void leave();

  JobSlot<int> m_job;
  QLabel *m_progress = nullptr;
};

}  // namespace shinglescope
