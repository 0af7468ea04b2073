#include "ui/base/text/core_text.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>
#include <QRegularExpression>
#include <span>
#include <utility>
#include <vector>

#include "ui/base/text/core_sentences.h"

namespace shinglescope {
namespace {

struct CoreTextWords {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::CoreText)
};

struct KnownSentence {
  const char *source;
  QRegularExpression pattern;  ///< of the sentence at the beginning of a text
};

/// Patterns of sentences, each with what follows it.
std::vector<KnownSentence> makePatterns(std::span<const char *const> sources,
                                        const QString &behind) {
  static const QRegularExpression kPlace(QStringLiteral("%\\d"));
  std::vector<KnownSentence> sentences;
  for (const char *source : sources) {
    const QStringList parts = QString::fromUtf8(source).split(kPlace);
    QStringList escaped;
    for (const QString &part : parts) escaped << QRegularExpression::escape(part);
    sentences.push_back(
        {source,
         QRegularExpression(QStringLiteral("\\A") + escaped.join(QStringLiteral("(.+?)")) + behind,
                            QRegularExpression::DotMatchesEverythingOption)});
  }
  return sentences;
}

/// Words as the language says them, numbers as it writes them.
QString valueText(const QString &value) {
  static const QRegularExpression kNumber(QStringLiteral("\\A(\\d+)(?:\\.(\\d+))?( %)?\\z"));
  const QRegularExpressionMatch match = kNumber.match(value);
  if (match.hasMatch()) {
    const QString number = match.captured(1) + u'.' + match.captured(2);
    const auto decimals = static_cast<int>(match.capturedLength(2));
    return QLocale().toString(number.toDouble(), 'f', decimals) + match.captured(3);
  }
  for (const char *known : coreValues())
    if (value == QLatin1String(known)) return CoreTextWords::tr(known);
  return value;
}

/// Whether the value of a place is quoted, or a list that ends the sentence: texts of
/// the user, whatever words they are.
bool isOfTheUser(const QString &source, int place) {
  const QString mark = QStringLiteral("%%1").arg(place);
  return source.contains(u'"' + mark + u'"') || source.contains(QStringLiteral(": ") + mark + u'.');
}

/// The translation of a sentence with its values in one pass, so that a value that
/// looks like a place is none.
QString filled(const char *sentence, const QRegularExpressionMatch &match) {
  const QString source = QString::fromUtf8(sentence);
  const QString text = CoreTextWords::tr(sentence);
  QString all;
  for (qsizetype at = 0; at < text.size(); ++at) {
    const int place = text[at] == u'%' && at + 1 < text.size() ? text[at + 1].digitValue() : 0;
    if (place <= 0) {
      all += text[at];
    } else {
      const QString value = match.captured(place);
      all += isOfTheUser(source, place) ? value : valueText(value);
      ++at;
    }
  }
  return all;
}

/// Sentences by their text: one without values is found without a pattern.
QHash<QString, const char *> makeExact() {
  QHash<QString, const char *> exact;
  for (const char *source : coreSentences()) exact.insert(QString::fromUtf8(source), source);
  return exact;
}

/// The sentence at the beginning, translated, with how much of the text it is. Of
/// several that fit the shortest: one that begins with a value takes in any other.
std::pair<QString, qsizetype> firstSentence(const QString &text) {
  static const std::vector<KnownSentence> kKnown =
      makePatterns(coreSentences(), QStringLiteral("(?= |\\z)"));
  std::pair<QString, qsizetype> first{{}, 0};
  for (const KnownSentence &sentence : kKnown) {
    const QRegularExpressionMatch match = sentence.pattern.match(text);
    if (!match.hasMatch() || (first.second > 0 && match.capturedEnd() >= first.second)) continue;
    first = {filled(sentence.source, match), match.capturedEnd()};
  }
  return first;
}

}  // namespace

QString coreText(const QString &text) {
  static const QHash<QString, const char *> kExact = makeExact();
  if (const char *source = kExact.value(text)) return CoreTextWords::tr(source);
  QString rest = text;
  QStringList said;
  while (!rest.isEmpty()) {
    const auto [sentence, length] = firstSentence(rest);
    if (length == 0) break;
    said << sentence;
    rest = rest.mid(length).trimmed();
  }
  if (!rest.isEmpty()) said << rest;
  return said.join(u' ');
}

QString coreText(const std::string &text) { return coreText(QString::fromStdString(text)); }

}  // namespace shinglescope
