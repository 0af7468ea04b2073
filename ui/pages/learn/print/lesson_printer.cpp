// SPDX-License-Identifier: MIT
#include "ui/pages/learn/print/lesson_printer.h"

#include <QPushButton>

#include "ui/base/controls/file_dialog.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/text/error_text.h"
#include "ui/base/text/language.h"
#include "ui/pages/learn/player/kept_keys.h"
#include "ui/pages/learn/player/lesson_words.h"
#include "ui/pages/learn/print/hand_out_layout.h"
#include "ui/pages/learn/print/hand_out_pdf.h"
#include "ui/pages/learn/print/stage_pictures.h"

namespace shinglescope {
namespace {

QString endingOf(HandOutForm form) {
  switch (form) {
    case HandOutForm::Complete: return QStringLiteral("hand-out");
    case HandOutForm::WorkSheet: return QStringLiteral("work-sheet");
    case HandOutForm::AnswerKey: return QStringLiteral("answer-key");
  }
  return {};
}

QString offeredName(const Lesson &lesson, const PrintChoice &choice) {
  const QString id = QString::fromStdString(lesson.spec().id);
  const QString ending = choice.stage
                             ? QStringLiteral("stage-%1").arg(static_cast<int>(*choice.stage) + 1)
                             : endingOf(choice.form);
  return QStringLiteral("%1-%2.pdf").arg(id.isEmpty() ? QStringLiteral("lesson") : id, ending);
}

QString printedName(const PrintChoice &choice) {
  if (!choice.stage) return handOutName(choice.form);
  return LessonPrinter::tr("Stage %1: %2")
      .arg(static_cast<int>(*choice.stage) + 1)
      .arg(stageName(*choice.stage));
}

}  // namespace

LessonPrinter::LessonPrinter(QWidget *parent) : QWidget(parent) {
  auto *row = makeRow(this, {12, 6, 12, 6});
  m_progress = makeNote(this, TextRole::Muted);
  m_progress->setObjectName(QStringLiteral("lessonPrinting"));
  auto *stop = new QPushButton(tr("Cancel"), this);
  stop->setToolTip(tr("Stop printing; nothing is written"));
  row->addWidget(m_progress, 1);
  row->addWidget(stop);
  keepKeys(stop);
  connect(stop, &QPushButton::clicked, this, &LessonPrinter::cancel);
  hide();
}

void LessonPrinter::ask(const Lesson &lesson, const PrintChoice &choice) {
  auto *dialog = makeFileDialog(window(), tr("Print: %1").arg(printedName(choice)), {},
                                tr("PDF (*.pdf);;All files (*)"));
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QStringLiteral("pdf"));
  dialog->selectFile(offeredName(lesson, choice));
  connect(dialog, &QFileDialog::fileSelected, this,
          [this, choice](const QString &path) { emit fileChosen(choice, path); });
  dialog->open();
}

void LessonPrinter::askPictures() {
  auto *dialog = makeFileDialog(window(), tr("Save the stages as pictures"));
  dialog->setFileMode(QFileDialog::Directory);
  dialog->setOption(QFileDialog::ShowDirsOnly);
  connect(dialog, &QFileDialog::fileSelected, this, &LessonPrinter::folderChosen);
  dialog->open();
}

void LessonPrinter::print(LessonPtr lesson, const PrintChoice &choice, const SheetBlanks &blanks,
                          const QString &path) {
  const auto work = [lesson = std::move(lesson), path,
                     how = HandOutPrint{choice.form, windowLanguage(), paperOfLocale(), blanks,
                                        choice.stage}](const RunContext &context) {
    return writeHandOut(*lesson, how, path, context);
  };
  m_counts = tr("Printing page %1 of %2...");
  start(work, [path](int pages) {
    return pages == 1 ? tr("Printed one page to %1").arg(path)
                      : tr("Printed %n pages to %1", nullptr, pages).arg(path);
  });
}

void LessonPrinter::savePictures(LessonPtr lesson, const QString &folder) {
  const auto work = [lesson = std::move(lesson), folder,
                     language = windowLanguage()](const RunContext &context) {
    return writeStagePictures(*lesson, language, folder, context);
  };
  m_counts = tr("Drawing stage %1 of %2...");
  start(work, [folder](int pictures) {
    return tr("Saved %n pictures to %1", nullptr, pictures).arg(folder);
  });
}

void LessonPrinter::start(JobSlot<int>::Work work, const std::function<QString(int)> &sentence) {
  if (isPrinting()) return;
  JobEnds<int> ends;
  ends.finished = [this, sentence](int count) {
    leave();
    emit ended(sentence(count));
  };
  ends.cancelled = [this] {
    leave();
    emit ended(tr("Cancelled; nothing was printed."));
  };
  ends.failed = [this](const Error &error) {
    leave();
    emit failed(errorText(error));
  };
  ends.progressed = [this](const ProgressSample &sample) { showProgress(sample); };
  m_progress->setText(tr("Laying out the pages..."));
  show();
  m_job.start(std::move(work), ends);
  emit printingChanged(true);
}

void LessonPrinter::showProgress(const ProgressSample &sample) {
  if (sample.total == 0) return;
  m_progress->setText(m_counts.arg(sample.done).arg(sample.total));
}

void LessonPrinter::leave() {
  hide();
  emit printingChanged(false);
}

}  // namespace shinglescope
