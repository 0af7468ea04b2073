#include "app/window/lesson_print.h"

#include <QDir>
#include <QFileInfo>
#include <cstdio>

#include "core/lesson/files/lesson_json.h"
#include "core/lesson/files/lesson_library.h"
#include "ui/base/text/language.h"
#include "ui/pages/learn/print/hand_out_pdf.h"

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
  const auto lesson = Lesson::create(std::move(*spec));
  if (!lesson) return lesson.error();
  return writeHandOut(*lesson, print.form, windowLanguage(), paperOfLocale(), path, RunContext{});
}

HandOutForm readForm(const QString &name) {
  if (name == QStringLiteral("hand-out")) return HandOutForm::Complete;
  if (name == QStringLiteral("work-sheet")) return HandOutForm::WorkSheet;
  if (name == QStringLiteral("answer-key")) return HandOutForm::AnswerKey;
  refuseArgument(
      QStringLiteral("There is no form \"%1\"; use hand-out, work-sheet or answer-key.").arg(name));
}

}  // namespace

void addLessonOptions(WindowArguments &arguments) {
  arguments.add(QStringLiteral("print-lesson"),
                QStringLiteral("Print a lesson as PDF and exit: a built-in one or a file"),
                QStringLiteral("LESSON"));
  arguments.add(QStringLiteral("form"), QStringLiteral("hand-out, work-sheet or answer-key"),
                QStringLiteral("FORM"), QStringLiteral("hand-out"));
  arguments.add(QStringLiteral("output"), QStringLiteral("The file to write the PDF to"),
                QStringLiteral("FILE"));
}

std::optional<LessonPrint> readLessonOptions(const WindowArguments &arguments,
                                             const WindowOptions &options) {
  LessonPrint print;
  print.lesson = arguments.value(QStringLiteral("print-lesson"));
  print.form = readForm(arguments.value(QStringLiteral("form")));
  print.output = arguments.value(QStringLiteral("output"));
  print.language = options.language.value_or(LanguageChoice::System);
  if (print.lesson.isEmpty()) return std::nullopt;
  if (print.output.isEmpty())
    refuseArgument(QStringLiteral("--print-lesson needs --output FILE.pdf to write to."));
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
