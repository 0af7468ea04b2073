// SPDX-License-Identifier: MIT
#include "ui/pages/learn/log/kept_votes.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <optional>

#include "core/base/files/atomic_file.h"
#include "core/lesson/files/lesson_json.h"
#include "core/lesson/files/lesson_names.h"
#include "ui/base/text/language.h"
#include "ui/pages/learn/log/class_votes.h"

namespace shinglescope {
namespace {

constexpr qint64 kMostBytes = 1 << 26;
const QLatin1String kVersion("version");
const QLatin1String kLessons("lessons");
const QLatin1String kLesson("lesson");
const QLatin1String kQuestions("questions");
const QLatin1String kStage("stage");
const QLatin1String kPrompt("prompt");
const QLatin1String kChoices("choices");
const QLatin1String kAnswer("answer");
const QLatin1String kVotes("votes");

QString writtenText(const Sentence &written) {
  return written.values.empty() ? QString()
                                : QString::fromStdString(written.values.front().plain());
}

Sentence sentenceOf(const QJsonValue &text) {
  return plainSentence(SentenceValue::whole(text.toString().toStdString()));
}

QJsonObject toJson(const QuestionVotes &asked) {
  QJsonArray choices;
  QJsonArray votes;
  for (const Sentence &choice : asked.question.choices) choices << writtenText(choice);
  for (const std::uint64_t count : asked.votes) votes << static_cast<qint64>(count);
  return {{kStage, QString::fromStdString(choiceName(kLessonStageNames, asked.stage))},
          {kPrompt, writtenText(asked.question.prompt)},
          {kChoices, choices},
          {kAnswer, static_cast<int>(asked.question.answer)},
          {kVotes, votes}};
}

std::optional<QuestionVotes> questionOf(const QJsonObject &json) {
  QuestionVotes asked;
  const auto stage = choiceFromName(kLessonStageNames, json[kStage].toString().toStdString());
  const QJsonArray choices = json[kChoices].toArray();
  const QJsonArray votes = json[kVotes].toArray();
  const int answer = json[kAnswer].toInt(-1);
  if (!stage || choices.size() != votes.size() || answer < 0 || answer >= choices.size())
    return std::nullopt;
  asked.stage = *stage;
  asked.question.prompt = sentenceOf(json[kPrompt]);
  asked.question.answer = static_cast<std::size_t>(answer);
  for (const QJsonValue &choice : choices) asked.question.choices.push_back(sentenceOf(choice));
  for (const QJsonValue &count : votes)
    asked.votes.push_back(static_cast<std::uint64_t>(std::max(0.0, count.toDouble())));
  return asked;
}

std::optional<ClassResults> resultsOf(const QByteArray &bytes) {
  const QJsonDocument document = QJsonDocument::fromJson(bytes);
  if (document[kVersion].toInt() != 1) return std::nullopt;
  ClassResults results;
  for (const QJsonValue &each : document[kLessons].toArray()) {
    const QByteArray lesson = QJsonDocument(each[kLesson].toObject()).toJson();
    const auto spec = lessonFromJson({lesson.constData(), static_cast<std::size_t>(lesson.size())});
    if (!spec) return std::nullopt;
    for (const QJsonValue &question : each[kQuestions].toArray()) {
      const auto asked = questionOf(question.toObject());
      if (!asked) return std::nullopt;
      results.add(*spec, asked->stage, asked->question, asked->votes);
    }
  }
  return results;
}

/// None if there is a file with other content.
std::optional<ClassResults> readVotes(const QString &path) {
  QFile file(path);
  if (path.isEmpty() || !file.exists()) return ClassResults();
  if (!file.open(QIODevice::ReadOnly) || file.size() > kMostBytes) return std::nullopt;
  return resultsOf(file.readAll());
}

}  // namespace

ClassResults KeptVotes::readFrom(const QString &path) {
  m_path = path;
  if (auto results = readVotes(path)) return *results;
  const QString unread = path + QStringLiteral(".unread");
  QFile::remove(unread);
  QFile::rename(path, unread);
  return {};
}

Result<void> KeptVotes::add(const Lesson &lesson, const std::vector<QuestionVotes> &votes) const {
  if (m_path.isEmpty()) return {};
  ClassResults results = readVotes(m_path).value_or(ClassResults());
  for (const QuestionVotes &each : votes)
    results.add(lesson.spec(), each.stage, writtenQuestion(lesson, each.question, windowLanguage()),
                each.votes);
  return write(results);
}

Result<void> KeptVotes::clear(const LessonSpec &lesson) const {
  if (m_path.isEmpty()) return {};
  ClassResults results = readVotes(m_path).value_or(ClassResults());
  results.clear(lesson);
  return write(results);
}

Result<void> KeptVotes::write(const ClassResults &results) const {
  QJsonArray lessons;
  for (const LessonVotes &each : results.all()) {
    QJsonArray questions;
    for (const QuestionVotes &asked : each.questions) questions << toJson(asked);
    const std::string lesson = lessonToJson(each.lesson);
    lessons << QJsonObject{
        {kLesson, QJsonDocument::fromJson(QByteArray::fromStdString(lesson)).object()},
        {kQuestions, questions}};
  }
  const QByteArray bytes = QJsonDocument(QJsonObject{{kVersion, 1}, {kLessons, lessons}}).toJson();
  QDir().mkpath(QFileInfo(m_path).path());
  return writeFile(QFile::encodeName(m_path).toStdString(),
                   {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

}  // namespace shinglescope
