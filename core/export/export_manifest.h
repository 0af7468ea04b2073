#pragma once

#include <string>

#include "core/export/export_request.h"

namespace shinglescope {

/// What stands in the manifest of an export: pretty JSON, keys as docs/export.md
/// lists them. `name` is that of the file beside which it stands.
std::string exportManifest(const ExportRequest &request, const ExportOutcome &outcome,
                           const std::string &name);

}  // namespace shinglescope
