#include "ui/pages/data/reading/reading_facts.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/base/text/number_text.h"

namespace shinglescope {

namespace {

struct ReadingFacts {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::ReadingFacts)
};

std::uint64_t countOf(const LoadReport &report, ProblemKind kind) {
  return report.problemCounts[static_cast<std::size_t>(kind)];
}

QString countedFact(std::uint64_t count, const QString &none, const QString &one,
                    const QString &many) {
  if (count == 0) return none;
  return count == 1 ? one : many.arg(countText(count));
}

}  // namespace

QString readingFacts(const LoadReport &report) {
  const auto problems = [&report](ProblemKind kind) { return countOf(report, kind); };
  QStringList facts;
  facts << countedFact(report.multiLineFields, ReadingFacts::tr("no multi-line fields"),
                       ReadingFacts::tr("1 multi-line field"),
                       ReadingFacts::tr("%1 multi-line fields"));
  facts << countedFact(report.blankLines, {}, ReadingFacts::tr("1 blank line skipped"),
                       ReadingFacts::tr("%1 blank lines skipped"));
  facts << countedFact(problems(ProblemKind::ShortRow), {}, ReadingFacts::tr("1 short row padded"),
                       ReadingFacts::tr("%1 short rows padded"));
  facts << countedFact(problems(ProblemKind::LongRow), {},
                       ReadingFacts::tr("1 long row, extra cells kept"),
                       ReadingFacts::tr("%1 long rows, extra cells kept"));
  facts << countedFact(problems(ProblemKind::RowTooLarge), {},
                       ReadingFacts::tr("1 row too large to load"),
                       ReadingFacts::tr("%1 rows too large to load"));
  facts << countedFact(problems(ProblemKind::NotARecord), {},
                       ReadingFacts::tr("1 line that is no record"),
                       ReadingFacts::tr("%1 lines that are no records"));
  const std::uint64_t undecodable =
      problems(ProblemKind::InvalidBytes) + problems(ProblemKind::LoneSurrogate);
  facts << countedFact(undecodable, ReadingFacts::tr("no undecodable bytes"),
                       ReadingFacts::tr("1 row with undecodable bytes"),
                       ReadingFacts::tr("%1 rows with undecodable bytes"));
  facts << countedFact(report.repairedCharacters, {}, ReadingFacts::tr("1 character repaired"),
                       ReadingFacts::tr("%1 characters repaired"));
  facts << countedFact(report.footerBytes > 0 ? report.dialect.footerRows : 0, {},
                       ReadingFacts::tr("1 row left out at the end"),
                       ReadingFacts::tr("%1 rows left out at the end"));
  facts.removeAll(QString());
  return facts.join(QStringLiteral(", "));
}

}  // namespace shinglescope
