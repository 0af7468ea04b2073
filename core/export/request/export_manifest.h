// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/export/request/export_request.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope {

/// Counts the items by verdict. O(items).
VerdictCounts countVerdicts(const ItemJudgements &judgements);

/// The manifest of an export as indented JSON; docs/export.md lists its keys. `name` is the name of
/// the exported file next to it.
std::string exportManifest(const ExportRequest &request, const ExportOutcome &outcome,
                           const std::string &name);

}  // namespace shinglescope
