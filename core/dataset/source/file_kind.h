#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"

namespace shinglescope {

/// Format, with advice, if the first bytes are those of a known file kind that
/// is no text (ZIP, workbook, PDF, SQLite, gzip, xz, ...).
Result<void> refuseKnownBinary(std::string_view head, const std::string &path);

/// Format, with advice, if decoded text is mostly no text: over one byte in
/// twenty is a control character that tables do not use. Who chooses an encoding
/// says that it is text.
Result<void> refuseUnknownBinary(std::string_view text, const std::string &path);

}  // namespace shinglescope
