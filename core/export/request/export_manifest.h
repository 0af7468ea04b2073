#pragma once

#include <string>

#include "core/export/request/export_request.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope {

/// The entries by their verdict. O(entries).
VerdictCounts countVerdicts(const EntryJudgements &judgements);

/// What stands in the manifest of an export: pretty JSON, keys as docs/export.md
/// lists them. `name` is that of the file beside which it stands.
std::string exportManifest(const ExportRequest &request, const ExportOutcome &outcome,
                           const std::string &name);

}  // namespace shinglescope
