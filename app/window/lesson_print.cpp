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
  auto ready = readyLesson(name.toStdString());  // whose error lists those that there are
  if (ready || !QFileInfo::exists(name)) return ready;
  return loadLesson(name.toStdString());
}

Result<int> print(const WindowOptions &options, const QString &path) {
  auto spec = specOf(options.lesson);
  if (!spec) return spec.error();
  const auto lesson = Lesson::create(std::move(*spec));
  if (!lesson) return lesson.error();
  return writeHandOut(*lesson, options.form, windowLanguage(), paperOfLocale(), path, RunContext{});
}

}  // namespace

int printLesson(const WindowOptions &options) {
  Language language;
  language.install(options.language.value_or(LanguageChoice::System));
  const QString path = QDir::current().absoluteFilePath(options.output);
  const auto pages = print(options, path);
  if (!pages) {
    std::fprintf(stderr, "shinglescope: %s\n", pages.error().detail.c_str());
    return 1;
  }
  std::printf("%s\n", qPrintable(path));
  return 0;
}

}  // namespace shinglescope
