#include "ui/state/reading_facts.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/controls/number_text.h"

namespace shinglescope {

namespace {

struct ReadingFacts {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::ReadingFacts)
};

std::uint64_t countOf(const LoadReport &report, ProblemKind kind) {
  return report.problemCounts[static_cast<std::size_t>(kind)];
}

QString counted(std::uint64_t count, const QString &none, const QString &one, const QString &many) {
  if (count == 0) return none;
  return count == 1 ? one : many.arg(countText(count));
}

}  // namespace

QString readingFacts(const LoadReport &report) {
  using F = ReadingFacts;
  const auto problems = [&report](ProblemKind kind) { return countOf(report, kind); };
  QStringList facts;
  facts << counted(report.multiLineFields, F::tr("no multi-line fields"),
                   F::tr("1 multi-line field"), F::tr("%1 multi-line fields"));
  facts << counted(report.blankLines, {}, F::tr("1 blank line skipped"),
                   F::tr("%1 blank lines skipped"));
  facts << counted(problems(ProblemKind::ShortRow), {}, F::tr("1 short row padded"),
                   F::tr("%1 short rows padded"));
  facts << counted(problems(ProblemKind::LongRow), {}, F::tr("1 long row, extra cells kept"),
                   F::tr("%1 long rows, extra cells kept"));
  facts << counted(problems(ProblemKind::RowTooLarge), {}, F::tr("1 row too large to load"),
                   F::tr("%1 rows too large to load"));
  facts << counted(problems(ProblemKind::NotARecord), {}, F::tr("1 line that is no record"),
                   F::tr("%1 lines that are no records"));
  const std::uint64_t undecodable =
      problems(ProblemKind::InvalidBytes) + problems(ProblemKind::LoneSurrogate);
  facts << counted(undecodable, F::tr("no undecodable bytes"),
                   F::tr("1 row with undecodable bytes"), F::tr("%1 rows with undecodable bytes"));
  facts.removeAll(QString());
  return facts.join(QStringLiteral(", "));
}

}  // namespace shinglescope
