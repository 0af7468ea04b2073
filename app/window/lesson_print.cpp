// SPDX-License-Identifier: MIT
#include "app/window/lesson_print.h"

#include <QDir>
#include <QFileInfo>
#include <cstdio>

#include "core/lesson/files/lesson_json.h"
#include "core/lesson/files/lesson_library.h"
#include "ui/base/text/language.h"
#include "ui/pages/learn/print/hand_out_pdf.h"
#include "ui/pages/learn/print/stage_pictures.h"

namespace shinglescope {
namespace {

Result<LessonSpec> specOf(const QString &name) {
  auto ready = readyLesson(name.toStdString());  // its error lists the lessons
  if (ready || !QFileInfo::exists(name)) return ready;
  return loadLesson(name.toStdString());
}

Result<int> writePaper(const LessonPrint &print, const QString &path) {
  auto spec = specOf(print.lesson);
  if (!spec) return spec.error();
  const auto lesson = Lesson::create(withNamesIn(*spec, windowLanguage().toStdString()));
  if (!lesson) return lesson.error();
  if (!print.form) return writeStagePictures(*lesson, windowLanguage(), path, RunContext{});
  return writeHandOut(*lesson, {*print.form, windowLanguage(), paperOfLocale(), print.blanks}, path,
                      RunContext{});
}

std::optional<HandOutForm> readForm(const QString &name) {
  if (name == QStringLiteral("hand-out")) return HandOutForm::Complete;
  if (name == QStringLiteral("work-sheet")) return HandOutForm::WorkSheet;
  if (name == QStringLiteral("answer-key")) return HandOutForm::AnswerKey;
  if (name == QStringLiteral("pictures")) return std::nullopt;
  refuseArgument(
      QStringLiteral("There is no form \"%1\"; use hand-out, work-sheet, answer-key or pictures.")
          .arg(name));
}

SheetBlanks readBlanks(const QString &names) {
  SheetBlanks blanks = SheetBlanks::none();
  if (names == QStringLiteral("all")) return {};
  if (names == QStringLiteral("none")) return blanks;
  for (const QString &name : names.split(u',')) {
    if (name == QStringLiteral("matrix"))
      blanks.matrix = true;
    else if (name == QStringLiteral("hash-values"))
      blanks.hashValues = true;
    else if (name == QStringLiteral("signature"))
      blanks.signature = true;
    else if (name == QStringLiteral("buckets"))
      blanks.buckets = true;
    else
      refuseArgument(QStringLiteral("There is no part \"%1\" to leave blank; use matrix, "
                                    "hash-values, signature or buckets, or all or none.")
                         .arg(name));
  }
  return blanks;
}

}  // namespace

void addLessonOptions(WindowArguments &arguments) {
  arguments.add("print-lesson",
                QStringLiteral("Print a lesson as PDF and exit: a built-in one or a file"),
                "LESSON");
  arguments.add("form",
                QStringLiteral("hand-out, work-sheet, answer-key, or pictures: a PNG and an SVG of "
                               "each stage"),
                "FORM", "hand-out");
  arguments.add("blank",
                QStringLiteral("The parts to leave blank in the work sheet and to fill in in its "
                               "key: matrix, hash-values, signature, buckets; or all or none"),
                "PARTS", "all");
  arguments.add("output",
                QStringLiteral("The file to write the PDF to, or the folder of the pictures"),
                "PATH");
}

std::optional<LessonPrint> readLessonOptions(const WindowArguments &arguments,
                                             const WindowOptions &options) {
  LessonPrint print;
  print.lesson = arguments.value("print-lesson");
  print.form = readForm(arguments.value("form"));
  print.blanks = readBlanks(arguments.value("blank"));
  print.output = arguments.value("output");
  print.language = options.language.value_or(LanguageChoice::System);
  if (print.lesson.isEmpty()) return std::nullopt;
  if (!options.file.isEmpty())
    refuseArgument(QStringLiteral("--print-lesson needs no other file."));
  if (print.output.isEmpty())
    refuseArgument(
        QStringLiteral("--print-lesson needs --output FILE.pdf to write to, or a folder."));
  return print;
}

int printLesson(const LessonPrint &print) {
  Language language;
  language.install(print.language);
  const QString path = QDir::current().absoluteFilePath(print.output);
  const auto pages = writePaper(print, path);
  if (!pages) {
    std::fprintf(stderr, "shinglescope: %s\n", pages.error().detail().c_str());
    return 1;
  }
  std::printf("%s\n", qPrintable(path));
  return 0;
}

}  // namespace shinglescope
