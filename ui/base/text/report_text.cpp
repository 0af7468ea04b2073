// SPDX-License-Identifier: MIT
#include "ui/base/text/report_text.h"

#include <QCoreApplication>
#include <algorithm>

#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"

namespace shinglescope {
namespace {

struct ReportText {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::ReportText)
};

bool hasPart(const std::vector<std::string> &parts, const char *part) {
  return std::ranges::find(parts, part) != parts.end();
}

}  // namespace

QString reusableText(const std::vector<std::string> &parts) {
  if (hasPart(parts, "scores"))
    return ReportText::tr("Scores reused: only the groups are rebuilt.");
  if (hasPart(parts, "candidates"))
    return ReportText::tr("Candidates reused: only the scores are recomputed.");
  if (hasPart(parts, "signatures"))
    return ReportText::tr("Signatures reused: only the bands are compared again.");
  return {};
}

QString reusedText(const RunReport &report) {
  if (hasPart(report.reused, "scores")) return ReportText::tr("Scores were reused.");
  if (hasPart(report.reused, "candidates")) return ReportText::tr("Candidates were reused.");
  if (hasPart(report.reused, "signatures")) return ReportText::tr("Signatures were reused.");
  return {};
}

QString memoryPlanText(const MemoryPlan &plan) {
  switch (plan.keys) {
    case KeyStore::Memory: break;
    case KeyStore::Spill: return ReportText::tr("band keys on disk");
    case KeyStore::SignAgain: return ReportText::tr("signed again by bands");
  }
  return {};
}

QString crowdedText(const RunReport &report) {
  const BucketReport &buckets = report.buckets;
  if (buckets.pairsNotExamined == 0) return {};
  return ReportText::tr(
             "%1 texts share crowded buckets: up to %2 pairs were not examined. More rows per band "
             "or stop shingles make the buckets smaller; a run without a miss examines all.")
      .arg(countText(buckets.rowsAffected), countText(buckets.pairsNotExamined));
}

QString linksText(const RunReport &report) {
  if (report.recipe.pairs == PairsWanted::All) return {};
  return ReportText::tr(
             "Only the pairs that link each group are here, so the threshold stays at %1.")
      .arg(similarityText(report.recipe.threshold.toDouble()));
}

QString partialText(const RunReport &report) {
  if (!report.isPartial) return {};
  return ReportText::tr("Partial: cancelled while verifying; %1 pairs so far.", nullptr,
                        pluralOf(report.pairs))
      .arg(countText(report.pairs));
}

}  // namespace shinglescope
