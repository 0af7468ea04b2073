// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/shingle/text_classes.h"
#include "core/signature/signing_input.h"
#include "core/verify/shingle_survey.h"

namespace shinglescope {

/// The rows of a data set, grouped by equal prepared text.
struct DistinctTexts {
  TextClasses classes;                    ///< `emptyTexts` is not filled
  std::unique_ptr<ShingleSurvey> survey;  ///< of the shingles of all rows, with the hash `fast`
};

/// Prepares and shingles every row in parallel and groups equal texts (findEqualTexts()). No
/// shingle is kept. Identical for any thread count. Errors: BadParameter for an unknown language,
/// Io, Cancelled. Stage: Preparing, in rows. Memory: 32 bytes per row, 12 afterwards; the survey.
Result<DistinctTexts> findDistinctTexts(const SigningInput &input, const RunContext &context);

}  // namespace shinglescope
