// SPDX-License-Identifier: MIT
#include "tests/lint/glossary_lint.h"

#include <QRegularExpression>

namespace shinglescope::lint {
namespace {

QStringList marked(const QString &cell, const char *pattern) {
  QStringList all;
  auto matches = QRegularExpression(QString::fromLatin1(pattern)).globalMatch(cell);
  while (matches.hasNext()) all << matches.next().captured(1);
  return all;
}

bool covers(const RetiredName &name, const QString &place) {
  for (const QString &each : name.places)
    if (place == each || place.startsWith(each + '/')) return true;
  return false;
}

QStringList linesWith(const QList<RetiredName> &names, const QString &path, const QString &text) {
  QStringList found;
  const QStringList lines = text.split('\n');
  for (const RetiredName &name : names) {
    const QRegularExpression word("(?<![\\w'-])" + QRegularExpression::escape(name.name) +
                                  "(?![\\w'-])");
    for (qsizetype i = 0; i < lines.size(); ++i)
      if (lines[i].contains(word))
        found << QStringLiteral("%1:%2: \"%3\"; use %4")
                     .arg(path, QString::number(i + 1), name.name, name.use);
  }
  return found;
}

/// Returns the comments of a source, with everything else blanked.
QString commentsOf(const SourceText &source) {
  QString comments = source.original;
  for (qsizetype i = 0; i < comments.size(); ++i)
    if (comments[i] != '\n' && source.code[i] == comments[i]) comments[i] = ' ';
  return comments;
}

}  // namespace

QList<RetiredName> retiredNames(const QString &glossary) {
  QList<RetiredName> names;
  for (const QString &line : glossary.split('\n')) {
    const QStringList cells = line.split('|');
    if (cells.size() != 6 || cells[3].trimmed() != QStringLiteral("lint")) continue;
    const QStringList places = cells[4].trimmed().split(' ', Qt::SkipEmptyParts);
    const QString use = cells[1].trimmed();
    for (const QString &name : marked(cells[2], "`([^`]+)`"))
      names << RetiredName{name, use, true, places};
    for (const QString &name : marked(cells[2], "\"([^\"]+)\""))
      names << RetiredName{name, use, false, places};
  }
  return names;
}

QStringList retiredUses(const QList<RetiredName> &names, const SourceText &source) {
  QList<RetiredName> identifiers;
  QList<RetiredName> phrases;
  for (const RetiredName &name : names)
    if (covers(name, source.path)) (name.isIdentifier ? identifiers : phrases) << name;
  return linesWith(identifiers, source.path, source.bare) +
         linesWith(phrases, source.path, commentsOf(source));
}

QStringList retiredPhrases(const QList<RetiredName> &names, const QString &place,
                           const QString &path, const QString &text) {
  QList<RetiredName> phrases;
  for (const RetiredName &name : names)
    if (!name.isIdentifier && covers(name, place)) phrases << name;
  static const QRegularExpression kCode("`[^`\\n]*`");
  return linesWith(phrases, path, QString(text).replace(kCode, QString()));
}

}  // namespace shinglescope::lint
