// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "core/shingle/text_classes.h"
#include "core/signature/signing_input.h"

namespace shinglescope {

/// Finds the rows with the same prepared text. `digests` are those of the prepared texts, by row.
/// Texts with equal digests are compared byte by byte, so crafted texts with equal digests stay
/// separate. If the text of the table stays in its source, the rows with equal digests are read
/// again. Errors: BadParameter for an unknown language, Io, Cancelled.
Result<EqualRows> findEqualTexts(const SigningInput &input, std::span<const Digest128> digests,
                                 const RunContext &context);

}  // namespace shinglescope
