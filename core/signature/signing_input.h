#pragma once

#include <span>

#include "core/dataset/table/row_scope.h"
#include "core/shingle/shingle_options.h"
#include "core/signature/signature_options.h"
#include "core/text/preparation_options.h"

namespace shinglescope {

/// What signatures are made from: the chosen columns of a data set and how
/// their texts are prepared, cut and permuted. Refers to what the caller owns.
struct SigningInput {
  const Dataset &dataset;
  std::span<const ColumnId> columns;
  const PreparationOptions &preparation;
  const ShingleOptions &shingling;
  const SignatureOptions &signature;
  RowScope scope = {};  ///< rows outside it are not one class, and hardly share a key
};

}  // namespace shinglescope
