// SPDX-License-Identifier: MIT
#include "core/tune/sweep/outcome_json.h"

#include "core/tune/sweep/sweep_table.h"

namespace shinglescope {
namespace {

using Json = OutcomeJson;

Json countsJson(const MatchCounts &counts) {
  return {{"tp", counts.truePositives},
          {"fp", counts.falsePositives},
          {"fn", counts.falseNegatives},
          {"precision", numberOrNull(counts.precision())},
          {"recall", numberOrNull(counts.recall())},
          {"f1", numberOrNull(counts.f1())}};
}

Json errorJson(const ErrorSummary &error) {
  const auto ofPairs = [&](double figure) {
    return error.pairs > 0 ? Json(figure) : Json(nullptr);
  };
  return {{"pairs", error.pairs},
          {"mean", ofPairs(error.mean)},
          {"deviation", ofPairs(error.deviation)},
          {"bias", ofPairs(error.bias)}};
}

Json figuresJson(const SweepFigures &figures) {
  return {{"matches", figures.matches()},
          {"true_pairs", figures.truePairs},
          {"estimated", countsJson(figures.estimated)},
          {"verified", countsJson(figures.verified)},
          {"candidate_error", errorJson(figures.candidateError)},
          {"all_error", errorJson(figures.allError)}};
}

}  // namespace

OutcomeJson outcomeToJson(const SweepOutcome &outcome) {
  return {{"candidates", outcome.candidates},
          {"identical_pairs", outcome.identicalPairs},
          {pairsName(SweepPairs::ThatDiffer), figuresJson(outcome.thatDiffer)},
          {pairsName(SweepPairs::WithIdentical), figuresJson(outcome.withIdentical)},
          {"not_examined", outcome.pairsNotExamined},
          {"seconds", outcome.seconds()},
          {"sign_seconds", outcome.signSeconds},
          {"index_seconds", outcome.indexSeconds},
          {"query_seconds", outcome.querySeconds},
          {"verify_seconds", outcome.verifySeconds},
          {"bytes", outcome.bytes()},
          {"signature_bytes", outcome.signatureBytes},
          {"index_bytes", outcome.indexBytes}};
}

namespace {

/// Reads the members of an outcome. Keeps in mind whether one was wrong.
class OutcomeReader {
 public:
  bool isGood() const { return m_isGood; }

  SweepOutcome outcome(const Json &json) {
    SweepOutcome outcome;
    outcome.candidates = count(json, "candidates");
    outcome.identicalPairs = count(json, "identical_pairs");
    outcome.thatDiffer = figures(json, std::string(pairsName(SweepPairs::ThatDiffer)));
    outcome.withIdentical = figures(json, std::string(pairsName(SweepPairs::WithIdentical)));
    outcome.pairsNotExamined = count(json, "not_examined");
    outcome.signSeconds = number(json, "sign_seconds");
    outcome.indexSeconds = number(json, "index_seconds");
    outcome.querySeconds = number(json, "query_seconds");
    outcome.verifySeconds = number(json, "verify_seconds");
    outcome.signatureBytes = count(json, "signature_bytes");
    outcome.indexBytes = count(json, "index_bytes");
    return outcome;
  }

 private:
  /// The member; null if the value is not an object with it.
  const Json *member(const Json &json, const std::string &key) {
    const auto found = json.is_object() ? json.find(key) : json.end();
    if (json.is_object() && found != json.end()) return &*found;
    m_isGood = false;
    return nullptr;
  }
  std::uint64_t count(const Json &json, const std::string &key) {
    const Json *value = member(json, key);
    if (value != nullptr && value->is_number_unsigned()) return value->get<std::uint64_t>();
    m_isGood = false;
    return 0;
  }
  double number(const Json &json, const std::string &key) {
    const Json *value = member(json, key);
    if (value != nullptr && value->is_number()) return value->get<double>();
    m_isGood = false;
    return 0;
  }
  MatchCounts matches(const Json &json, const std::string &key) {
    const Json *value = member(json, key);
    if (value == nullptr) return {};
    return {count(*value, "tp"), count(*value, "fp"), count(*value, "fn")};
  }
  ErrorSummary error(const Json &json, const std::string &key) {
    const Json *value = member(json, key);
    if (value == nullptr) return {};
    ErrorSummary error;
    error.pairs = count(*value, "pairs");
    if (error.pairs == 0) return error;
    error.mean = number(*value, "mean");
    error.deviation = number(*value, "deviation");
    error.bias = number(*value, "bias");
    return error;
  }
  SweepFigures figures(const Json &json, const std::string &key) {
    const Json *value = member(json, key);
    if (value == nullptr) return {};
    return {count(*value, "true_pairs"), matches(*value, "estimated"), matches(*value, "verified"),
            error(*value, "candidate_error"), error(*value, "all_error")};
  }

  bool m_isGood = true;
};

}  // namespace

std::optional<SweepOutcome> outcomeFromJson(const OutcomeJson &json) {
  OutcomeReader reader;
  const SweepOutcome outcome = reader.outcome(json);
  return reader.isGood() ? std::optional(outcome) : std::nullopt;
}

}  // namespace shinglescope
