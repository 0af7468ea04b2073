// SPDX-License-Identifier: MIT
#include "ui/pages/review/contradictions/evidence_model.h"

#include <QLocale>

#include "ui/base/text/display_text.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

constexpr qsizetype kEvidenceModelNameCharacters = 40;

/// "Duplicate, keep A".
QString saidText(const Judgement &judgement) {
  const QString word = verdictWord(judgement.verdict);
  switch (judgement.keep) {
    case Keep::A: return EvidenceModel::tr("%1, keep A").arg(word);
    case Keep::B: return EvidenceModel::tr("%1, keep B").arg(word);
    case Keep::Neither: return word;
  }
  return word;
}

QString saidBy(const Evidence &said) {
  QStringList parts;
  if (!said.reviewer.isEmpty())
    parts << cellDisplayText(said.reviewer.toStdString(), kEvidenceModelNameCharacters);
  if (said.time.isValid()) parts << QLocale().toString(said.time, QLocale::ShortFormat);
  if (said.isOfOtherContent) parts << EvidenceModel::tr("content has changed");
  return parts.join(QStringLiteral(" · "));
}

}  // namespace

void EvidenceModel::setEvidence(const std::shared_ptr<const Dataset> &dataset,
                                std::vector<Evidence> all, ColumnId titleColumn) {
  const auto rows = [dataset](const Evidence &said) {
    return tr("%1 and %2")
        .arg(rowNumberText(said.a, dataset.get()), rowNumberText(said.b, dataset.get()));
  };
  const auto titles = [=](const Evidence &said) {
    const QString a = cellDisplayText(dataset->cell(said.a, titleColumn), 120);
    const QString b = cellDisplayText(dataset->cell(said.b, titleColumn), 120);
    return a == b ? a : tr("%1 / %2").arg(a, b);
  };
  reset(std::move(all),
        {{{}, [](const Evidence &said) { return verdictWord(said.judgement.verdict); }},
         {tr("Verdict"), [](const Evidence &said) { return saidText(said.judgement); }},
         {tr("Rows"), rows},
         {tr("Given by"), saidBy},
         {tr("Title"), titles}},
        {{VerdictRole,
          [](const Evidence &said) { return static_cast<int>(said.judgement.verdict); }}});
}

}  // namespace shinglescope
