// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <memory>
#include <optional>

#include "core/lesson/hand_out.h"
#include "ui/base/jobs/job_slot.h"

class QLabel;

namespace shinglescope {

/// What to print: a form, or one stage of the hand-out.
struct PrintChoice {
  HandOutForm form = HandOutForm::Complete;
  std::optional<LessonStage> stage = {};
};

/// Prints lessons in a worker, one at a time, and shows the progress with Cancel; hidden while
/// nothing is printed. Stores only the lesson that it prints. GUI thread.
class LessonPrinter final : public QWidget {
  Q_OBJECT

 public:
  using LessonPtr = std::shared_ptr<const Lesson>;

  explicit LessonPrinter(QWidget *parent = nullptr);
  /// Asks for the file in a dialog; its default name comes from the lesson.
  void ask(const Lesson &lesson, const PrintChoice &choice);
  void print(LessonPtr lesson, const PrintChoice &choice, const SheetBlanks &blanks,
             const QString &path);
  /// Asks for the folder of the pictures of the stages.
  void askPictures();
  void savePictures(LessonPtr lesson, const QString &folder);
  bool isPrinting() const { return m_job.isRunning(); }
  void cancel() { m_job.cancel(); }

 signals:
  /// The user chose a file; the shown lesson may have changed since ask().
  void fileChosen(const PrintChoice &choice, const QString &path);
  void folderChosen(const QString &folder);
  void printingChanged(bool isPrinting);
  /// Reports what was written, or that nothing was written.
  void ended(const QString &message);
  void failed(const QString &message);

 private:
  /// Starts the work; `sentence` makes the message from the number that it returns.
  void start(JobSlot<int>::Work work, const std::function<QString(int)> &sentence);
  void showProgress(const ProgressSample &sample);
  void leave();

  JobSlot<int> m_job;
  QString m_counts;  ///< the text of the progress, with its two numbers
  QLabel *m_progress = nullptr;
};

}  // namespace shinglescope
