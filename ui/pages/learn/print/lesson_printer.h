#pragma once

#include <QWidget>
#include <memory>

#include "core/lesson/hand_out.h"
#include "ui/base/jobs/job_slot.h"

class QLabel;
class QPushButton;

namespace shinglescope {

/// Prints a lesson in a worker, one at a time, and says how far it is, with a way to
/// cancel; hidden while nothing is printed. Holds no lesson but that which it prints.
/// GUI thread.
class LessonPrinter final : public QWidget {
  Q_OBJECT

 public:
  using LessonPtr = std::shared_ptr<const Lesson>;

  explicit LessonPrinter(QWidget *parent = nullptr);
  /// Asks for the file in a dialog, with a name for it after the lesson's.
  void ask(const Lesson &lesson, HandOutForm form);
  void print(LessonPtr lesson, HandOutForm form, const QString &path);
  bool isPrinting() const { return m_job.isRunning(); }
  void cancel() { m_job.cancel(); }

 signals:
  /// What was asked for; the lesson may be another by then.
  void fileChosen(HandOutForm form, const QString &path);
  void printingChanged(bool isPrinting);
  /// What was written, or that nothing was.
  void ended(const QString &message);
  void failed(const QString &message);

 private:
  void showProgress(const ProgressSample &sample);
  void leave();

  JobSlot<int> m_job;
  QLabel *m_progress = nullptr;
};

}  // namespace shinglescope
