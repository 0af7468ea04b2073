// SPDX-License-Identifier: MIT
#include "ui/parts/terms/term_list.h"

#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <algorithm>

#include "ui/base/style/resources.h"
#include "ui/base/text/language.h"

namespace shinglescope {
namespace {

constexpr int kEnglishCells = 3;  ///< of a line; a translation has its own name too

QByteArray termDocument(const QString &path) {
  ensureResources();
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList cellsOf(const QString &line) {
  if (!line.startsWith(u'|') || !line.endsWith(u'|')) return {};
  QStringList cells = line.mid(1, line.size() - 2).split(u'|');
  for (QString &cell : cells) cell = cell.trimmed();
  return cells;
}

/// The words of a language and where they lead.
struct TermIndex {
  QRegularExpression pattern;
  QHash<QString, const Term *> bySpelling;  ///< in lower case
};

TermIndex makeIndex(const QList<Term> &terms) {
  TermIndex index;
  QStringList spellings;
  for (const Term &term : terms) {
    for (const QString &spelling : term.spellings) {
      index.bySpelling.insert(spelling.toLower(), &term);
      spellings << spelling;
    }
  }
  // The first alternative that fits wins, so the longest comes first.
  std::ranges::stable_sort(spellings, std::greater(), &QString::size);
  for (QString &spelling : spellings) spelling = QRegularExpression::escape(spelling);
  // \b would not end at "false +".
  index.pattern.setPattern(QStringLiteral("(?<![\\w-])(?:%1)(?![\\w-])").arg(spellings.join(u'|')));
  index.pattern.setPatternOptions(QRegularExpression::CaseInsensitiveOption |
                                  QRegularExpression::UseUnicodePropertiesOption);
  return index;
}

const TermIndex &indexIn(const QString &language) {
  static QHash<QString, TermIndex> indices;
  auto known = indices.find(language);
  if (known == indices.end()) known = indices.insert(language, makeIndex(termsIn(language)));
  return *known;
}

}  // namespace

QList<Term> parseTerms(const QByteArray &markdown) {
  QList<Term> terms;
  for (const QString &line : QString::fromUtf8(markdown).split(u'\n')) {
    const QStringList cells = cellsOf(line.trimmed());
    if (cells.size() < kEnglishCells || cells.front() == QStringLiteral("term") ||
        cells.front().startsWith(QStringLiteral("---")))
      continue;
    const bool isEnglish = cells.size() == kEnglishCells;
    Term term{cells[0], isEnglish ? cells[0] : cells[1], {}, cells.back()};
    term.spellings << term.name;
    for (const QString &spelling : cells[cells.size() - 2].split(u',', Qt::SkipEmptyParts))
      term.spellings << spelling.trimmed();
    terms << term;
  }
  std::ranges::stable_sort(terms, [](const Term &a, const Term &b) {
    return a.name.compare(b.name, Qt::CaseInsensitive) < 0;
  });
  return terms;
}

const QList<Term> &termsIn(const QString &language) {
  static const QList<Term> kEnglish =
      parseTerms(termDocument(QStringLiteral(":/docs/guide/terms.md")));
  static const QList<Term> kItalian =
      parseTerms(termDocument(QStringLiteral(":/terms/terms_it.md")));
  return language == QStringLiteral("it") ? kItalian : kEnglish;
}

QList<FoundTerm> findTerms(const QString &text) {
  const TermIndex &index = indexIn(windowLanguage());
  QList<FoundTerm> found;
  if (index.bySpelling.isEmpty()) return found;
  for (auto matches = index.pattern.globalMatch(text); matches.hasNext();) {
    const QRegularExpressionMatch match = matches.next();
    const Term *term = index.bySpelling.value(match.captured().toLower());
    if (term != nullptr) found.append({term, match.capturedStart(), match.capturedLength()});
  }
  return found;
}

QString explanationOf(const QString &text) {
  QStringList lines;
  for (const FoundTerm &found : findTerms(text)) {
    const QString line = QStringLiteral("%1: %2").arg(found.term->name, found.term->explanation);
    if (!lines.contains(line)) lines << line;
  }
  return lines.join(u'\n');
}

}  // namespace shinglescope
