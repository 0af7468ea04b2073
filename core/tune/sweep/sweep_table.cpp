// SPDX-License-Identifier: MIT
#include "core/tune/sweep/sweep_table.h"

#include <algorithm>
#include <tuple>

#include "core/base/decimal_text.h"
#include "core/pipeline/recipe/option_names.h"

namespace shinglescope {
namespace {

constexpr const char *kHeader =
    "hash,permutations,hashes,bands,rows_per_band,unused_hashes,k,unit,threshold,samples,drawn,"
    "truth,"
    "pairs,"
    "candidates,identical_pairs,matches,tp,fp,fn,precision,precision_low,precision_high,recall,"
    "recall_low,recall_high,f1,"
    "f1_low,f1_high,verified_tp,verified_fp,verified_fn,verified_precision,verified_recall,"
    "verified_f1,"
    "candidate_error,candidate_error_deviation,candidate_bias,all_error,all_error_deviation,"
    "all_bias,seconds,seconds_low,seconds_high,sign_seconds,index_seconds,query_seconds,"
    "verify_seconds,bytes,signature_bytes,index_bytes,not_examined,note\n";

std::optional<double> meanIfDefined(const ConfidenceInterval &spread) {
  if (spread.samples == 0) return std::nullopt;
  return spread.mean;
}

/// Cells of one line.
class Line {
 public:
  void text(const std::string &cell) { m_line += m_line.empty() ? cell : "," + cell; }
  void count(std::uint64_t number) { text(std::to_string(number)); }
  void number(std::optional<double> value) { text(value ? decimalText(*value, 6) : std::string()); }
  void spread(const ConfidenceInterval &spread) {
    number(meanIfDefined(spread));
    const bool hasInterval = spread.samples > 1;
    number(hasInterval ? std::optional(spread.low) : std::nullopt);
    number(hasInterval ? std::optional(spread.high) : std::nullopt);
  }
  std::string take() { return std::move(m_line) + "\n"; }

 private:
  std::string m_line;
};

/// The sum of a figure over the samples of a setting.
template <class Figure>
std::uint64_t sumOf(const SweepRow &row, Figure figure) {
  std::uint64_t sum = 0;
  for (const SweepOutcome &outcome : row.outcomes) sum += figure(outcome);
  return sum;
}

std::string noteOf(const SweepRow &row) {
  const SweepSetting &setting = row.setting;
  if (row.dropped)
    return "left out after a sample of " + std::to_string(row.dropped->rows) + " rows" +
           (row.dropped->f1 ? ": F1 " + decimalText(*row.dropped->f1, 6) : std::string());
  if (!setting.canRun()) return std::string(englishPattern(MessageId::MoreBandsThanHashes));
  if (setting.unusedHashes() > 0) return std::string(englishPattern(MessageId::HashesLeftOver));
  return {};
}

void writeSetting(const SweepRow &row, Line &line) {
  const SweepSetting &setting = row.setting;
  line.text(choiceName(kHashNames, setting.hash));
  line.text(choiceName(kPermutationNames, setting.scheme));
  line.count(setting.numHashes);
  line.count(setting.bands);
  line.count(setting.plan().rows);
  line.count(setting.unusedHashes());
  line.count(setting.k);
  line.text(choiceName(kShingleUnitNames, setting.unit));
  line.text(setting.threshold.toString());
  line.count(row.outcomes.size());
}

void writeMatches(const SweepRow &row, SweepPairs pairs, Line &line) {
  line.text(std::string(pairsName(pairs)));
  line.count(sumOf(row, [](const SweepOutcome &one) { return one.candidates; }));
  line.count(sumOf(row, [](const SweepOutcome &one) { return one.identicalPairs; }));
  const auto sum = [&](auto figure) {
    line.count(sumOf(row, [&](const SweepOutcome &one) { return figure(one.of(pairs)); }));
  };
  sum([](const SweepFigures &of) { return of.matches(); });
  sum([](const SweepFigures &of) { return of.estimated.truePositives; });
  sum([](const SweepFigures &of) { return of.estimated.falsePositives; });
  sum([](const SweepFigures &of) { return of.estimated.falseNegatives; });
  line.spread(row.precision(pairs));
  line.spread(row.recall(pairs));
  line.spread(row.f1(pairs));
  sum([](const SweepFigures &of) { return of.verified.truePositives; });
  sum([](const SweepFigures &of) { return of.verified.falsePositives; });
  sum([](const SweepFigures &of) { return of.verified.falseNegatives; });
  const auto mean = [&](auto figure) {
    line.number(meanOf(row, [&](const SweepOutcome &one) { return figure(one.of(pairs)); }));
  };
  for (const auto quality : {&MatchCounts::precision, &MatchCounts::recall, &MatchCounts::f1})
    mean([=](const SweepFigures &of) { return (of.verified.*quality)(); });
}

void writeErrors(const SweepRow &row, SweepPairs pairs, Line &line) {
  for (const auto error : {&SweepFigures::candidateError, &SweepFigures::allError}) {
    for (const auto figure : {&ErrorSummary::mean, &ErrorSummary::deviation, &ErrorSummary::bias})
      line.number(meanOf(row, [=](const SweepOutcome &one) {
        const ErrorSummary &of = one.of(pairs).*error;
        return of.pairs > 0 ? std::optional(of.*figure) : std::nullopt;
      }));
  }
}

void writeCosts(const SweepRow &row, Line &line) {
  const auto mean = [&](auto figure) { line.number(meanOf(row, figure)); };
  line.spread(row.seconds());
  mean([](const SweepOutcome &one) { return one.signSeconds; });
  mean([](const SweepOutcome &one) { return one.indexSeconds; });
  mean([](const SweepOutcome &one) { return one.querySeconds; });
  mean([](const SweepOutcome &one) { return one.verifySeconds; });
  mean([](const SweepOutcome &one) { return static_cast<double>(one.bytes()); });
  mean([](const SweepOutcome &one) { return static_cast<double>(one.signatureBytes); });
  mean([](const SweepOutcome &one) { return static_cast<double>(one.indexBytes); });
  line.count(sumOf(row, [](const SweepOutcome &one) { return one.pairsNotExamined; }));
  line.text(noteOf(row));
}

}  // namespace

std::string_view pairsName(SweepPairs pairs) {
  return pairs == SweepPairs::ThatDiffer ? "differing" : "all";
}

std::string rowsDrawnName(const SweepResult &result) {
  return result.known != nullptr ? "known-pairs" : choiceName(kRowsDrawnNames, result.grid.drawn);
}

std::string sweepTruthName(const SweepResult &result) {
  return result.known != nullptr ? truthKindName(result.known->kind) : "similarity";
}

std::optional<double> qualityOf(const SweepRow &row, SweepQuality quality, SweepPairs pairs) {
  switch (quality) {
    case SweepQuality::Precision: return meanIfDefined(row.precision(pairs));
    case SweepQuality::Recall: return meanIfDefined(row.recall(pairs));
    case SweepQuality::F1: return meanIfDefined(row.f1(pairs));
    case SweepQuality::VerifiedRecall: return meanIfDefined(row.verifiedRecall(pairs));
  }
  return std::nullopt;
}

std::optional<double> costOf(const SweepRow &row, SweepCost cost) {
  return meanIfDefined(cost == SweepCost::Seconds ? row.seconds() : row.bytes());
}

std::vector<std::size_t> paretoFront(const SweepResult &result, SweepQuality quality,
                                     SweepPairs pairs, SweepCost cost,
                                     const std::function<bool(const SweepSetting &)> &isAmong) {
  std::vector<std::tuple<double, double, std::size_t>> points;  // cost, minus quality, row
  for (std::size_t i = 0; i < result.rows.size(); ++i) {
    if (isAmong && !isAmong(result.rows[i].setting)) continue;
    const auto good = qualityOf(result.rows[i], quality, pairs);
    const auto dear = costOf(result.rows[i], cost);
    if (good && dear) points.emplace_back(*dear, -*good, i);
  }
  std::ranges::sort(points);
  std::vector<std::size_t> front;
  double best = -1;
  for (const auto &[dear, worse, row] : points) {
    if (-worse <= best) continue;
    best = -worse;
    front.push_back(row);
  }
  return front;
}

std::string sweepToCsv(const SweepResult &result, SweepPairs pairs) {
  std::string csv = kHeader;
  for (const SweepRow &row : result.rows) {
    Line line;
    writeSetting(row, line);
    line.text(rowsDrawnName(result));
    line.text(sweepTruthName(result));
    writeMatches(row, pairs, line);
    writeErrors(row, pairs, line);
    writeCosts(row, line);
    csv += line.take();
  }
  return csv;
}

}  // namespace shinglescope
