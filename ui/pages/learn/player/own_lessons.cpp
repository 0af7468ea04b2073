// SPDX-License-Identifier: MIT
#include "ui/pages/learn/player/own_lessons.h"

#include <QDir>
#include <QFile>
#include <QUuid>
#include <algorithm>

#include "core/base/files/atomic_file.h"
#include "core/lesson/files/lesson_json.h"
#include "ui/base/text/language.h"

namespace shinglescope {
namespace {

constexpr int kMostOwnLessons = 100;
const QString kOwnPrefix = QStringLiteral("own-");

std::string newId() {
  return (kOwnPrefix + QUuid::createUuid().toString(QUuid::Id128)).toStdString();
}

bool saysTheSame(LessonSpec a, const LessonSpec &b) {
  a.id = b.id;
  a.title = b.title;
  return a == b;
}

}  // namespace

LocalText editedTitle(LocalText title) {
  if (title.isEmpty()) title.byLanguage[""];
  for (auto &[code, text] : title.byLanguage) {
    const QString language = code.empty() ? windowLanguage() : QString::fromStdString(code);
    text = textInLanguage(language, "shinglescope::LessonPicker", "%1 (edited)")
               .arg(QString::fromStdString(text))
               .toStdString();
  }
  return title;
}

bool isOwnLesson(const std::string &id) { return id.starts_with(kOwnPrefix.toStdString()); }

QString OwnLessons::fileOf(const std::string &id) const {
  return m_folder + u'/' + QString::fromStdString(id) + QStringLiteral(".json");
}

void OwnLessons::readFrom(const QString &folder) {
  m_folder = folder;
  const QStringList filter{kOwnPrefix + QStringLiteral("*.json")};
  const auto newest = QDir(folder).entryInfoList(filter, QDir::Files, QDir::Time);
  for (const QFileInfo &file : newest.first(std::min<qsizetype>(newest.size(), kMostOwnLessons))) {
    const auto spec = loadLesson(QFile::encodeName(file.filePath()).toStdString());
    // remove() and keep() find the file by its name.
    if (spec && spec->id == file.completeBaseName().toStdString()) m_lessons.push_back(*spec);
  }
  std::ranges::reverse(m_lessons);
}

const LessonSpec *OwnLessons::find(const std::string &id) const {
  const auto found = std::ranges::find(m_lessons, id, &LessonSpec::id);
  return found == m_lessons.end() ? nullptr : &*found;
}

Result<LessonSpec> OwnLessons::keep(LessonSpec spec, LocalText title) {
  const auto same = std::ranges::find_if(
      m_lessons, [&](const LessonSpec &lesson) { return saysTheSame(lesson, spec); });
  if (same != m_lessons.end()) return *same;
  if (!isOwnLesson(spec.id)) {
    spec.id = newId();
    spec.title = std::move(title);
  }
  const auto known = std::ranges::find(m_lessons, spec.id, &LessonSpec::id);
  if (known != m_lessons.end())
    *known = spec;
  else
    m_lessons.push_back(spec);
  if (m_folder.isEmpty()) return spec;
  QDir().mkpath(m_folder);
  const auto written =
      writeFile(QFile::encodeName(fileOf(spec.id)).toStdString(), lessonToJson(spec));
  if (!written) return written.error();
  return spec;
}

void OwnLessons::remove(const std::string &id) {
  std::erase_if(m_lessons, [&id](const LessonSpec &lesson) { return lesson.id == id; });
  if (!m_folder.isEmpty() && isOwnLesson(id)) QFile::remove(fileOf(id));
}

}  // namespace shinglescope
