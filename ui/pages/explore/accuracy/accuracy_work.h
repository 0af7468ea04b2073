// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/accuracy/accuracy.h"
#include "core/accuracy/accuracy_examples.h"
#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/review/records/record_digests.h"

namespace shinglescope {

/// Where the truth comes from.
enum class TruthSource { Audit, Verdicts, File };

/// What a worker needs: shared objects and values.
struct AccuracyQuestion {
  std::shared_ptr<const Dataset> dataset;
  std::shared_ptr<const DuplicateResult> result;
  std::shared_ptr<const RecordDigests> records;
  ItemJudgements judged;
  std::optional<ColumnId> idColumn;
  TruthSource source = TruthSource::Audit;
  std::uint64_t auditSeed = 1;
  std::string path;                          ///< of the file
  Ratio threshold;                           ///< becomes a point of its own
  std::vector<std::string> tableNames = {};  ///< of two tables
};

/// The accuracy of a result, and what examples of wrong pairs need.
struct AccuracyAnswer {
  std::shared_ptr<const DuplicateResult> result;
  Accuracy accuracy;
  std::vector<KnownPair> known;
  TruthKind exampleKind = TruthKind::Chosen;
  NamedPairs list;  ///< of a file
};

/// Reads the truth and measures the accuracy. Blocking; for a job. Errors: those of
/// readPairTable(); Format if no line of the file is a pair; Cancelled.
Result<std::shared_ptr<const AccuracyAnswer>> answerAccuracy(const AccuracyQuestion &question,
                                                             const RunContext &context);

}  // namespace shinglescope
