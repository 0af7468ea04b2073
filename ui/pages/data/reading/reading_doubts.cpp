// SPDX-License-Identifier: MIT
#include "ui/pages/data/reading/reading_doubts.h"

#include <QCoreApplication>
#include <algorithm>

#include "ui/base/text/message_text.h"
#include "ui/base/text/number_text.h"

namespace shinglescope {

namespace {

using Kind = SniffedItem::Kind;

struct ReadingDoubts {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::ReadingDoubts)
};

/// Guesses with lower scores are uncertain. The evidence for a code page is weaker than that for a
/// delimiter, a quote or a header.
constexpr double kSureOfMark = 0.5;
constexpr double kSureOfEncoding = 0.7;

QString doubtOf(const SniffedItem &item) {
  if (item.isChosen) return {};
  const QString reason = allMessagesText(item.reason);
  if (item.kind == Kind::Repair) return item.score < 1 ? reason : QString();
  if (item.kind == Kind::Delimiter && item.value == "none")
    return ReadingDoubts::tr("It is read as one column. %1").arg(reason);
  if (item.score >= (item.kind == Kind::Encoding ? kSureOfEncoding : kSureOfMark)) return {};
  switch (item.kind) {
    case Kind::Encoding: return ReadingDoubts::tr("The encoding is uncertain. %1").arg(reason);
    case Kind::Delimiter: return ReadingDoubts::tr("The delimiter is uncertain. %1").arg(reason);
    case Kind::Quote: return ReadingDoubts::tr("The quote is uncertain. %1").arg(reason);
    case Kind::Header: return ReadingDoubts::tr("The header is uncertain. %1").arg(reason);
    default: return {};
  }
}

}  // namespace

QStringList readingDoubts(const LoadReport &report) {
  const Message empty{MessageId::FileEmpty};
  if (std::ranges::find(report.notes, empty) != report.notes.end()) return {messageText(empty)};
  QStringList doubts;
  for (const SniffedItem &item : report.sniffed.items) {
    const QString doubt = doubtOf(item);
    if (!doubt.isEmpty()) doubts << doubt;
    const bool isSkipping = item.kind == Kind::Preamble && !item.isChosen;
    const std::uint32_t lines = isSkipping ? report.dialect.preambleLines : 0;
    if (lines == 1) doubts << ReadingDoubts::tr("The line above the table is left out.");
    if (lines > 1)
      doubts << ReadingDoubts::tr("%1 lines above the table are left out.").arg(countText(lines));
  }
  const std::uint64_t problems = report.problemTotal();
  if (problems == 1) doubts << ReadingDoubts::tr("1 row has a problem.");
  if (problems > 1) doubts << ReadingDoubts::tr("%1 rows have problems.").arg(countText(problems));
  return doubts;
}

}  // namespace shinglescope
