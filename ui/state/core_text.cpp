#include "ui/state/core_text.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <utility>
#include <vector>

namespace shinglescope {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::CoreText)
};

/// Sentences of the core as it writes them, with %1, %2 and so on in order where
/// it puts values. A test holds them to the sources of the core.
constexpr const char *kSentences[] = {
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "1 row has no shingle after preparation and is in no pair."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "%1 rows have no shingle after preparation and are in no pair."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "%1 distinct texts are in very large buckets and were compared only with the "
                      "first texts of these: up to %2 pairs were not examined."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The data has no rows, so there is nothing to compare."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The run was cancelled: only its verified pairs are here."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The rows need %1, more than the %2 MiB of memory that the run may use; "
                      "grant it more or compare fewer rows."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "Cannot read the %1 \"%2\"; check its name and rights."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The %1 must be a JSON object; compare it with %2."),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "The %1 has the key \"%2\", which this version does not know; correct or remove it."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "No column to compare was named. Choose at least one."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "There is no column \"%1\"; the columns are: %2."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "General text"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "A careful start for any text: Unicode compatibility forms, lower case, "
                      "white space evened out, 5 characters a shingle."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "Listings (Kijiji)"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "Classified advertisements: long enough to share runs of 10 characters when "
                      "they are reposted."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "News (plagiarism report)"),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "English articles: stems of the words that carry meaning, 3 words a shingle."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "Raw text (RCV1)"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The text as it stands, 5 characters a shingle: every difference counts."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "Lesson (three documents)"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "Small enough to follow by hand: 4 hashes in 2 bands."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "Short names"),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "Names and other short records: 3 characters a shingle and a lower threshold."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "The encoding was chosen."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "All of the file was looked at for its encoding: it is not UTF-8, but only "
                      "lines far from its beginning, middle and end show that."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The bytes are not UTF-8 and hold letters that only Windows code pages have; "
                      "windows-1252 is the commonest of them."),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "The bytes are not UTF-8, and no East Asian code page fits them; ISO-8859-1 is taken."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The bytes are not UTF-8; groups of letters are those of %1."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "The file begins with the byte-order mark of %1."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "All of the bytes that were looked at are valid UTF-8."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "All of the bytes that were looked at are ASCII, which is UTF-8."),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "Some bytes are not valid UTF-8 (%1 places), but no other encoding is as likely."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "The delimiter %1 fits nearly as well."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "What spaces beside quotes mean was chosen."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "Spaces stand between delimiters and quotes; they are left out."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "Spaces are part of the cells."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "What several delimiters in a row mean was chosen."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "Between two delimiters in a row is an empty cell."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "Rows are even if several delimiters in a row count as one."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "A quote inside quotes is doubled."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "The escape character was chosen."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "A backslash makes the mark behind it an ordinary character."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "The comment mark was chosen."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "Comment marks are never guessed."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "The delimiter was chosen."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "The first line names the delimiter %1."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "No delimiter splits the rows evenly: one column."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "%1 of %2 rows have %3 cells with the delimiter %4."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "The quote character was chosen."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "No field is quoted so far; quotes are honoured."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "There are no quotes, so they count as ordinary characters."),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "Quotes do not balance as enclosing quotes would, so they count as ordinary characters."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "The header was chosen."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "The number of lines above the table was chosen."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "The first line only names the delimiter."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "The table begins in the first line."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "There are no rows to compare the first one with."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "The first row holds a value, %1."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "The first row holds a number, %1."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The first row holds %1, which is made as the values below it are."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "Column %1 holds numbers below the name %2."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "Values of the first row occur again below it."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The first row is short and unlike the rows below it."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The %1 of the file reads better with the delimiter %2."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "Rows at the %1 of the file have %2 cells instead of %3."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "Each line is a JSON object."),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "Each line begins with a short identifier of its own, a tab and a long text."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The lines are rows: no JSON objects, no identifiers before long texts."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "The shape was chosen."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "What was chosen are marks of a table."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "It has the name of JSON and begins like it."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "It is a folder: each .txt file is a row."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "The encoding is guessed for each file."),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "The file was changed while it was read; open it again to see its present content."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "There are no rows below the header."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "There are no rows, only blank lines."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "Lines above the table, kept out of it: %1, beginning %2."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "Rows with quotes inside unquoted fields, kept as written: %1."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "There is no file %1; check its name and folder."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "%1 is a folder; choose a file in it."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "%1 may not be read; change its permissions or copy it."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "%1 was changed while it was read; open it again."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "%1 is a folder without .txt files; choose a file in it, or another folder."),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "There is not enough memory to read %1; close other programs or split the file."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "The regular expression is empty; write one."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The regular expression takes too long on a cell; write a simpler one."),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "A condition is missing at character %1; write one, or put the text in quotes."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "A value is missing at character %1."),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "\"%1\" at character %2 is no date; write it as the column does or as 2019-12-31."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "\"%1\" at character %2 is no number; write it as the column does."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The delimiter must be one ASCII character other than a line end."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The quote must be one ASCII character other than a line end."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "Delimiter and quote must be different characters."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The regular expression \"%1\" %2 at character %3; correct it."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The regular expression %1 at character %2; mend it."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "The regular expression %1 at character %2."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The verdicts have changed meanwhile; please do it once more."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "The last run left no pairs. Run it again."),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "Cannot save the project as \"%1\": %2. Choose another place or free some space."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "Cannot use the project \"%1\": %2"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The project \"%1\" cannot be written where it is. Open it read-only, or "
                      "copy it to another place."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "\"%1\" is there already. Open it, or choose another name."),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "The project \"%1\" is already open in %2. Close it there, or open it read-only."),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "\"%1\" cannot be written where it is: nothing is saved until you save it elsewhere."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "\"%1\" is on a %2 file system, where two programs may not notice each "
                      "other: work on a local copy."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The result in the project does not fit the data (%1): find the duplicates "
                      "again. The verdicts are kept."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The project \"%1\" was made by a newer Shinglescope (version %2 of the "
                      "file): open it with that one."),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "Another program has written verdicts into \"%1\". Save this project under another name."),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "There is too little memory to save the project: close other programs and try again."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "\"%1\" is the data that the project is about: choose another name for it."),
    QT_TRANSLATE_NOOP(
        "shinglescope::CoreText",
        "The project \"%1\" was moved or deleted while it was open: save it under a new name."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The project \"%1\" is open read-only: save it under another name to keep "
                      "what you changed."),
    QT_TRANSLATE_NOOP("shinglescope::CoreText",
                      "The project is open read-only: save it under another name."),
};

/// Values that are words.
constexpr const char *kValues[] = {
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "comma"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "semicolon"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "tab"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "bar"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "space"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "colon"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "caret"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "tilde"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "beginning"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "middle"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "end"),
    // Documents, each behind "the".
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "recipe"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "grid"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "list of keep rules"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "lesson"),
    // What is wrong with a regular expression.
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "has brackets that do not pair"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "has a [ without a ]"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "has an escape that is not known"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "has a bad number in { }"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "has a { } whose maximum is below its minimum"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "has a number that is too large"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "refers to a group that is not there"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "looks behind without a limit"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "has a range whose ends are swapped"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "has a property that is not known"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "uses something that is not known"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "has a mistake"),
    QT_TRANSLATE_NOOP("shinglescope::CoreText", "ends too early"),
};

struct Sentence {
  const char *source;
  QRegularExpression pattern;  ///< of the sentence at the beginning of a text
};

std::vector<Sentence> makeSentences() {
  static const QRegularExpression kPlace(QStringLiteral("%\\d"));
  std::vector<Sentence> sentences;
  for (const char *source : kSentences) {
    const QStringList parts = QString::fromUtf8(source).split(kPlace);
    QStringList escaped;
    for (const QString &part : parts) escaped << QRegularExpression::escape(part);
    sentences.push_back(
        {source, QRegularExpression(
                     QStringLiteral("\\A%1(?= |\\z)").arg(escaped.join(QStringLiteral("(.+?)"))),
                     QRegularExpression::DotMatchesEverythingOption)});
  }
  return sentences;
}

QString valueText(const QString &value) {
  for (const char *known : kValues)
    if (value == QLatin1String(known)) return Words::tr(known);
  return value;
}

/// Whether the value of a place is quoted or listed: a text of the user, whatever
/// word it is.
bool isOfTheUser(const QString &source, int place) {
  const QString mark = QStringLiteral("%%1").arg(place);
  return source.contains(u'"' + mark + u'"') || source.contains(QStringLiteral(": ") + mark);
}

/// The translation of a sentence with its values in one pass, so that a value that
/// looks like a place is none.
QString filled(const char *sentence, const QRegularExpressionMatch &match) {
  const QString source = QString::fromUtf8(sentence);
  const QString text = Words::tr(sentence);
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
  for (const char *source : kSentences) exact.insert(QString::fromUtf8(source), source);
  return exact;
}

/// The sentence at the beginning, translated, with how much of the text it is. Of
/// several that fit the shortest: one that begins with a value takes in any other.
std::pair<QString, qsizetype> firstSentence(const QString &text) {
  static const std::vector<Sentence> kKnown = makeSentences();
  std::pair<QString, qsizetype> first{{}, 0};
  for (const Sentence &sentence : kKnown) {
    const QRegularExpressionMatch match = sentence.pattern.match(text);
    if (!match.hasMatch() || (first.second > 0 && match.capturedEnd() >= first.second)) continue;
    first = {filled(sentence.source, match), match.capturedEnd()};
  }
  return first;
}

}  // namespace

QString coreText(const QString &text) {
  static const QHash<QString, const char *> kExact = makeExact();
  if (const char *source = kExact.value(text)) return Words::tr(source);
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

QStringList knownCoreSentences() {
  QStringList all;
  for (const char *sentence : kSentences) all << QString::fromUtf8(sentence);
  return all;
}

}  // namespace shinglescope
