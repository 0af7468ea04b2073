// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "core/base/run_context.h"
#include "core/shingle/shingle_sets.h"
#include "core/shingle/text_classes.h"
#include "core/signature/signature_matrix.h"
#include "core/signature/signing_input.h"

namespace shinglescope {

/// Sets and signatures of some texts. The signature of a text is in row sets.slotOf(text).
struct TextSubset {
  ShingleSets sets;
  SignatureMatrix signatures;
};

/// The parts to compute for each text.
struct SubsetParts {
  bool sets = true;        ///< otherwise every stored set is empty
  bool signatures = true;  ///< otherwise there are none
};

/// Computes the exact sets and the signatures of chosen texts again from the text of their first
/// rows, in parallel. Most texts are not in a candidate, so keeping all sets of a run would cost
/// more than computing a few twice. `texts` ascend without duplicates. Advances by texts; the
/// caller starts the stage. Errors: those of TextPreparer::create() and makeHashFamily(),
/// Cancelled.
Result<TextSubset> makeTextSubset(const SigningInput &input, const TextClasses &classes,
                                  std::span<const std::uint32_t> texts, SubsetParts parts,
                                  const RunContext &context);

}  // namespace shinglescope
