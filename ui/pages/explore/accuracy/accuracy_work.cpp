// SPDX-License-Identifier: MIT
#include "ui/pages/explore/accuracy/accuracy_work.h"

#include <algorithm>

#include "core/accuracy/truth_list.h"
#include "core/review/quality/quality_chart.h"
#include "core/review/queue/random_audit.h"

namespace shinglescope {
namespace {

std::vector<Ratio> thresholdsOf(const AccuracyQuestion &question) {
  std::vector<Ratio> thresholds = similaritySteps(lowestKept(*question.result));
  if (question.threshold < thresholds.front()) return thresholds;
  const auto place = std::ranges::lower_bound(thresholds, question.threshold);
  if (place == thresholds.end() || *place != question.threshold)
    thresholds.insert(place, question.threshold);
  return thresholds;
}

Result<void> readTruthFile(const AccuracyQuestion &question, AccuracyAnswer &answer,
                           const RunContext &context) {
  // Pairs that the search does not form are not missed.
  auto read =
      readTruthList(question.path, {*question.dataset, question.idColumn, question.tableNames},
                    TruthMeaning::Guessed, context, question.result->firstReference.has_value());
  if (!read) return read.error();
  answer.exampleKind = read->known->kind;
  answer.known = read->known->pairs;
  answer.list = std::move(read->list);
  return {};
}

Result<Accuracy> accuracyOfVerdicts(const AccuracyQuestion &question, AccuracyAnswer &answer,
                                    const std::vector<Ratio> &thresholds,
                                    const RunContext &context) {
  const auto queue = makeReviewQueue(question.result, context);
  if (!queue) return queue.error();
  answer.known = knownPairsOf(**queue, question.judged);
  if (question.source == TruthSource::Verdicts) {
    auto accuracy =
        accuracyOfPairs(*question.result, answer.known, TruthKind::Chosen, thresholds, context);
    if (accuracy) accuracy->countsItems = true;
    return accuracy;
  }
  std::vector<ItemKey> keys((*queue)->items.size());
  for (std::uint32_t i = 0; i < keys.size(); ++i) keys[i] = (*queue)->keyAt(i);
  const auto audit = randomAuditOrder(keys, *question.records, question.auditSeed, context);
  if (!audit) return audit.error();
  return accuracyOfAudit(**queue, question.judged, *audit, thresholds, context);
}

}  // namespace

Result<std::shared_ptr<const AccuracyAnswer>> answerAccuracy(const AccuracyQuestion &question,
                                                             const RunContext &context) {
  auto answer = std::make_shared<AccuracyAnswer>();
  answer->result = question.result;
  const std::vector<Ratio> thresholds = thresholdsOf(question);
  if (question.source == TruthSource::File)
    if (auto read = readTruthFile(question, *answer, context); !read) return read.error();
  auto accuracy = question.source == TruthSource::File
                      ? accuracyOfPairs(*question.result, answer->known, answer->exampleKind,
                                        thresholds, context)
                      : accuracyOfVerdicts(question, *answer, thresholds, context);
  if (!accuracy) return accuracy.error();
  answer->accuracy = *std::move(accuracy);
  return std::shared_ptr<const AccuracyAnswer>(std::move(answer));
}

}  // namespace shinglescope
