// SPDX-License-Identifier: MIT
#include "ui/pages/data/reading/reading_facts.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"

namespace shinglescope {

namespace {

struct ReadingFacts {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::ReadingFacts)
};

std::uint64_t countOf(const LoadReport &report, ProblemKind kind) {
  return report.problemCounts[static_cast<std::size_t>(kind)];
}

QString countedFact(std::uint64_t count, const char *words, const QString &none = {}) {
  return count == 0 ? none
                    : ReadingFacts::tr(words, nullptr, pluralOf(count)).arg(countText(count));
}

}  // namespace

QString readingFacts(const LoadReport &report) {
  const auto problems = [&report](ProblemKind kind) { return countOf(report, kind); };
  QStringList facts;
  facts << countedFact(report.multiLineFields,
                       QT_TRANSLATE_N_NOOP("shinglescope::ReadingFacts", "%1 multi-line fields"),
                       ReadingFacts::tr("no multi-line fields"));
  facts << countedFact(report.blankLines,
                       QT_TRANSLATE_N_NOOP("shinglescope::ReadingFacts", "%1 blank lines skipped"));
  facts << countedFact(problems(ProblemKind::ShortRow),
                       QT_TRANSLATE_N_NOOP("shinglescope::ReadingFacts", "%1 short rows padded"));
  facts << countedFact(
      problems(ProblemKind::LongRow),
      QT_TRANSLATE_N_NOOP("shinglescope::ReadingFacts", "%1 long rows, extra cells kept"));
  facts << countedFact(
      problems(ProblemKind::RowTooLarge),
      QT_TRANSLATE_N_NOOP("shinglescope::ReadingFacts", "%1 rows too large to load"));
  facts << countedFact(
      problems(ProblemKind::NotARecord),
      QT_TRANSLATE_N_NOOP("shinglescope::ReadingFacts", "%1 lines that are not records"));
  const std::uint64_t undecodable =
      problems(ProblemKind::InvalidBytes) + problems(ProblemKind::LoneSurrogate);
  facts << countedFact(
      undecodable,
      QT_TRANSLATE_N_NOOP("shinglescope::ReadingFacts", "%1 rows with undecodable bytes"),
      ReadingFacts::tr("no undecodable bytes"));
  facts << countedFact(report.repairedCharacters,
                       QT_TRANSLATE_N_NOOP("shinglescope::ReadingFacts", "%1 characters repaired"));
  facts << countedFact(
      report.footerBytes > 0 ? report.dialect.footerRows : 0,
      QT_TRANSLATE_N_NOOP("shinglescope::ReadingFacts", "%1 rows left out at the end"));
  facts.removeAll(QString());
  return facts.join(QStringLiteral(", "));
}

}  // namespace shinglescope
