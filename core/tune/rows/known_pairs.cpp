// SPDX-License-Identifier: MIT
#include "core/tune/rows/known_pairs.h"

namespace shinglescope {

const char *truthKindName(TruthKind kind) {
  switch (kind) {
    case TruthKind::Audit: return "audit";
    case TruthKind::Chosen: return "chosen";
    case TruthKind::Complete: break;
  }
  return "complete";
}

}  // namespace shinglescope
