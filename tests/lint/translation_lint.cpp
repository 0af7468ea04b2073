// SPDX-License-Identifier: MIT
#include "tests/lint/translation_lint.h"

#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

namespace shinglescope::lint {
namespace {

constexpr qsizetype kPluralForms = 2;

Message readMessage(QXmlStreamReader &xml, const QString &context) {
  Message message;
  message.context = context;
  message.hasPlural = xml.attributes().value(QStringLiteral("numerus")) == QStringLiteral("yes");
  while (xml.readNextStartElement()) {
    if (xml.name() == QStringLiteral("source")) {
      message.source = xml.readElementText();
    } else if (xml.name() == QStringLiteral("translation")) {
      const QString type = xml.attributes().value(QStringLiteral("type")).toString();
      message.isUnfinished = type == QStringLiteral("unfinished");
      message.isGone = type == QStringLiteral("vanished") || type == QStringLiteral("obsolete");
      if (!message.hasPlural) {
        message.forms << xml.readElementText();
      } else {
        while (xml.readNextStartElement()) message.forms << xml.readElementText();
      }
    } else {
      xml.skipCurrentElement();
    }
  }
  return message;
}

QStringList found(const QString &text, const char *pattern) {
  QStringList all;
  auto matches = QRegularExpression(QString::fromLatin1(pattern)).globalMatch(text);
  while (matches.hasNext()) all << matches.next().captured();
  all.sort();
  return all;
}

QStringList places(const QString &text) {
  QStringList all = found(text, "%L?(n|\\d)");
  all.removeDuplicates();
  return all;
}

bool hasMnemonic(const QString &text) {
  return !found(QString(text).remove(QStringLiteral("&&")), "&\\w(?!\\w*;)").isEmpty();
}

/// Returns the punctuation that shows how a text continues: after "...", a dialog asks for more;
/// after ":", something follows.
QString lastSign(const QString &text) {
  for (const char *sign : {"...", "…", ":", ".", "?", "!", ",", ";"}) {
    const QString asText = QString::fromUtf8(sign);
    if (text.trimmed().endsWith(asText)) return asText;
  }
  return {};
}

QString edges(const QString &text) {
  static const QRegularExpression kInside(QStringLiteral("\\S(.*\\S)?"),
                                          QRegularExpression::DotMatchesEverythingOption);
  return QString(text).replace(kInside, QStringLiteral("x"));
}

QStringList checkForm(const Message &message, const QString &form) {
  QStringList problems;
  const auto check = [&problems](bool isRight, const char *problem) {
    if (!isRight) problems << QString::fromLatin1(problem);
  };
  const QString &source = message.source;
  QStringList wanted = places(source);
  QStringList got = places(form);
  // "%n rows" for one row may be "a row".
  const bool isOne = message.hasPlural && form == message.forms.front();
  for (const char *count : {"%n", "%Ln", "%1"})
    if (isOne && !got.contains(QLatin1String(count))) wanted.removeAll(QLatin1String(count));
  check(!form.isEmpty(), "there is no text");
  check(wanted == got, "the places differ");
  check(hasMnemonic(source) == hasMnemonic(form), "one has a mnemonic, the other has none");
  check(found(source, "</?[a-z][^>]*>") == found(form, "</?[a-z][^>]*>"), "the tags differ");
  check(source.count(u'\n') == form.count(u'\n'), "the lines differ");
  check(edges(source) == edges(form), "the white space around differs");
  check(lastSign(source) == lastSign(form), "the last sign differs");
  return problems;
}

}  // namespace

QList<Message> readMessages(const QByteArray &ts) {
  QList<Message> messages;
  QXmlStreamReader xml(ts);
  QString context;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    if (xml.name() == QStringLiteral("name")) context = xml.readElementText();
    if (xml.name() == QStringLiteral("message")) messages << readMessage(xml, context);
  }
  return xml.hasError() ? QList<Message>() : messages;
}

QStringList checkMessage(const Message &message) {
  QStringList problems;
  if (message.forms.size() != (message.hasPlural ? kPluralForms : 1))
    problems << QStringLiteral("a plural form is missing, or too many are there");
  for (const QString &form : message.forms) problems << checkForm(message, form);
  for (QString &problem : problems)
    problem = QStringLiteral("%1: \"%2\": \"%3\": %4")
                  .arg(message.context, message.source,
                       message.forms.join(QStringLiteral("\" / \"")), problem);
  return problems;
}

}  // namespace shinglescope::lint
