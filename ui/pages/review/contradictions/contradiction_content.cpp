// SPDX-License-Identifier: MIT
#include "ui/pages/review/contradictions/contradiction_content.h"

#include <QCoreApplication>

#include "ui/base/text/display_text.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

struct ContradictionContent {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::ContradictionContent)
};

constexpr std::size_t kMostNamed = 4;

Evidence evidenceFrom(const VerdictStatement &statement, RecordId a, RecordId b) {
  return {a,
          b,
          statement.judgement,
          cellDisplayText(statement.reviewer),
          QDateTime::fromMSecsSinceEpoch(statement.unixMilliseconds),
          statement.isOfOtherContent};
}

/// Returns the two rows that represent an item.
std::pair<RecordId, RecordId> rowsOfItem(const Verdicts &verdicts, ItemKey item) {
  if (item.a != item.b || verdicts.classes() == nullptr) return {item.a, item.b};
  const auto rows = verdicts.classes()->rowsOf(verdicts.classes()->textOf(item.a));
  return {item.a, rows.size() > 1 ? RecordId{rows[1]} : item.b};
}

void addStatements(const Verdicts &verdicts, ItemKey item, std::vector<Evidence> &evidence) {
  const auto [a, b] = rowsOfItem(verdicts, item);
  for (const VerdictStatement &statement : statementsOn(verdicts, item))
    evidence.push_back(evidenceFrom(statement, a, b));
}

}  // namespace

std::vector<Evidence> evidenceOf(const Contradiction &contradiction,
                                 const VerdictConsequences &consequences,
                                 const Verdicts &verdicts) {
  std::vector<Evidence> evidence;
  if (contradiction.kind == Contradiction::Kind::Chain) {
    const std::vector<RecordId> chain = consequences.chain(contradiction.item);
    ItemKey last{};
    for (std::size_t i = 1; i < chain.size(); ++i) {
      const ItemKey link = verdicts.itemOf(chain[i - 1], chain[i]);
      // A chain that goes to another row of a class and back contains the same link twice.
      if (i == 1 || link != last) addStatements(verdicts, link, evidence);
      last = link;
    }
  }
  addStatements(verdicts, contradiction.item, evidence);
  return evidence;
}

QString explanationOf(const Contradiction &contradiction, const std::vector<Evidence> &evidence,
                      const Dataset *dataset) {
  const QString what = ContradictionContent::tr("Judge one of them again: D, N or U.");
  if (contradiction.kind == Contradiction::Kind::Decisions)
    return ContradictionContent::tr(
        "The same rows were judged in different ways. Judge them "
        "again: D, N or U.");
  QStringList joined;
  for (const Evidence &said : evidence) {
    if (said.judgement.verdict == Verdict::Duplicate && joined.size() < qsizetype{kMostNamed})
      joined << QStringLiteral("%1 = %2").arg(rowNumberText(said.a, dataset),
                                              rowNumberText(said.b, dataset));
  }
  if (evidence.size() > kMostNamed + 1) joined << QStringLiteral("…");
  const Evidence &odd = evidence.back();
  return ContradictionContent::tr("%1, yet %2 and %3 were judged Not.")
             .arg(joined.join(QStringLiteral(", ")), rowNumberText(odd.a, dataset),
                  rowNumberText(odd.b, dataset)) +
         u' ' + what;
}

}  // namespace shinglescope
