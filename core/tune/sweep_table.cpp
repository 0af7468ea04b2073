#include "core/tune/sweep_table.h"

#include <algorithm>
#include <tuple>

#include "core/base/decimal_text.h"
#include "core/pipeline/option_names.h"

namespace shinglescope {
namespace {

constexpr const char *kHeader =
    "hash,permutations,hashes,bands,rows_per_band,unused_hashes,k,threshold,samples,matches,"
    "candidates,tp,fp,fn,precision,precision_low,precision_high,recall,recall_low,recall_high,f1,"
    "f1_low,f1_high,verified_tp,verified_fn,verified_precision,verified_recall,verified_f1,"
    "candidate_error,candidate_error_deviation,candidate_bias,all_error,all_error_deviation,"
    "all_bias,seconds,seconds_low,seconds_high,sign_seconds,index_seconds,query_seconds,"
    "verify_seconds,bytes,signature_bytes,index_bytes,not_examined,note\n";

std::optional<double> meanIfDefined(const Spread &spread) {
  if (spread.samples == 0) return std::nullopt;
  return spread.mean;
}

/// Cells of one line.
class Line {
 public:
  void text(const std::string &cell) { m_line += m_line.empty() ? cell : "," + cell; }
  void count(std::uint64_t number) { text(std::to_string(number)); }
  void number(std::optional<double> value) { text(value ? decimalText(*value, 6) : std::string()); }
  void spread(const Spread &spread) {
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

std::string noteOf(const SweepSetting &setting) {
  if (!setting.canRun()) return "more bands than hashes";
  if (setting.unusedHashes() > 0) return "bands do not divide the hashes";
  return {};
}

void writeSetting(const SweepRow &row, Line &line) {
  const SweepSetting &setting = row.setting;
  line.text(choiceName(kHashNames, setting.hash));
  line.text(choiceName(kPermutationNames, setting.scheme));
  line.count(setting.hashes);
  line.count(setting.bands);
  line.count(setting.plan().rows);
  line.count(setting.unusedHashes());
  line.count(setting.k);
  line.text(setting.threshold.toString());
  line.count(row.outcomes.size());
}

void writeMatches(const SweepRow &row, Line &line) {
  const auto sum = [&](auto figure) { line.count(sumOf(row, figure)); };
  sum([](const SweepOutcome &one) { return one.matches(); });
  sum([](const SweepOutcome &one) { return one.candidates; });
  sum([](const SweepOutcome &one) { return one.estimated.truePositives; });
  sum([](const SweepOutcome &one) { return one.estimated.falsePositives; });
  sum([](const SweepOutcome &one) { return one.estimated.falseNegatives; });
  line.spread(row.precision());
  line.spread(row.recall());
  line.spread(row.f1());
  sum([](const SweepOutcome &one) { return one.verified.truePositives; });
  sum([](const SweepOutcome &one) { return one.verified.falseNegatives; });
  const auto mean = [&](auto figure) { line.number(meanOf(row, figure)); };
  mean([](const SweepOutcome &one) { return one.verified.precision(); });
  mean([](const SweepOutcome &one) { return one.verified.recall(); });
  mean([](const SweepOutcome &one) { return one.verified.f1(); });
}

void writeCosts(const SweepRow &row, Line &line) {
  const auto mean = [&](auto figure) { line.number(meanOf(row, figure)); };
  for (const auto error : {&SweepOutcome::candidateError, &SweepOutcome::allError}) {
    mean([error](const SweepOutcome &one) { return (one.*error).mean; });
    mean([error](const SweepOutcome &one) { return (one.*error).deviation; });
    mean([error](const SweepOutcome &one) { return (one.*error).bias; });
  }
  line.spread(row.seconds());
  mean([](const SweepOutcome &one) { return one.signSeconds; });
  mean([](const SweepOutcome &one) { return one.indexSeconds; });
  mean([](const SweepOutcome &one) { return one.querySeconds; });
  mean([](const SweepOutcome &one) { return one.verifySeconds; });
  mean([](const SweepOutcome &one) { return static_cast<double>(one.bytes()); });
  mean([](const SweepOutcome &one) { return static_cast<double>(one.signatureBytes); });
  mean([](const SweepOutcome &one) { return static_cast<double>(one.indexBytes); });
  line.count(sumOf(row, [](const SweepOutcome &one) { return one.pairsNotExamined; }));
  line.text(noteOf(row.setting));
}

}  // namespace

std::optional<double> qualityOf(const SweepRow &row, SweepQuality quality) {
  switch (quality) {
    case SweepQuality::Precision: return meanIfDefined(row.precision());
    case SweepQuality::Recall: return meanIfDefined(row.recall());
    case SweepQuality::F1: return meanIfDefined(row.f1());
    case SweepQuality::VerifiedRecall: return meanIfDefined(row.verifiedRecall());
  }
  return std::nullopt;
}

std::optional<double> costOf(const SweepRow &row, SweepCost cost) {
  return meanIfDefined(cost == SweepCost::Seconds ? row.seconds() : row.bytes());
}

std::vector<std::size_t> paretoFront(const SweepResult &result, SweepQuality quality,
                                     SweepCost cost,
                                     const std::function<bool(const SweepSetting &)> &isAmong) {
  std::vector<std::tuple<double, double, std::size_t>> points;  // cost, minus quality, row
  for (std::size_t i = 0; i < result.rows.size(); ++i) {
    if (isAmong && !isAmong(result.rows[i].setting)) continue;
    const auto good = qualityOf(result.rows[i], quality);
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

std::string sweepToCsv(const SweepResult &result) {
  std::string csv = kHeader;
  for (const SweepRow &row : result.rows) {
    Line line;
    writeSetting(row, line);
    writeMatches(row, line);
    writeCosts(row, line);
    csv += line.take();
  }
  return csv;
}

}  // namespace shinglescope
