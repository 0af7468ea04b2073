// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "core/dataset/table/row_scope.h"
#include "core/shingle/shingle_options.h"
#include "core/signature/signature_options.h"
#include "core/text/preparation_options.h"

namespace shinglescope {

/// The input of signing: the chosen columns of a data set and how their texts are prepared, cut and
/// permuted. Refers to objects of the caller.
struct SigningInput {
  const Dataset &dataset;
  std::span<const ColumnId> columns;
  const PreparationOptions &preparation;
  const ShingleOptions &shingling;
  const SignatureOptions &signature;
  RowScope scope = {};  ///< rows that it separates are in different classes and rarely share a key
};

}  // namespace shinglescope
