// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/dataset/source/raw_source.h"

namespace shinglescope {

/// Returns Format, with advice, if the first bytes belong to a known file kind that is not text
/// (ZIP, workbook, PDF, SQLite, gzip, xz, ...).
Result<void> refuseKnownBinary(std::string_view head, const std::string &path);

/// Returns Format, with the command that converts it, if the source is an old Excel workbook, and
/// with advice if it is another old Office file or a workbook with a password. `head` is its
/// beginning. Errors: also those of the source.
Result<void> refuseOldOffice(RawSource &raw, std::string_view head);

/// Returns Format, with advice, if decoded text is mostly not text: more than one byte in twenty is
/// a control character that tables do not use. Not called if the user chose an encoding, which
/// declares the file to be text.
Result<void> refuseUnknownBinary(std::string_view text, const std::string &path);

}  // namespace shinglescope
