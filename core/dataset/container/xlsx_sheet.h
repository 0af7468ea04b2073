// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "core/dataset/container/xlsx_workbook.h"

namespace shinglescope {

/// Opens a sheet as CSV. Cells show their numbers and dates by their number format, formulas by
/// their stored values. Errors: those of the archive while it is read.
Result<std::shared_ptr<RawSource>> openXlsxSheet(std::shared_ptr<const XlsxWorkbook> book,
                                                 const std::string &name, const ZipMember &member,
                                                 const SourceLimits &limits);

/// Decodes the characters that XML cannot contain and Excel writes as "_x000D_".
std::string withoutXlsxEscapes(std::string_view text);

/// Returns the column of a cell such as "BC12", from 0; none if it has no letters.
std::optional<std::uint64_t> columnOfCell(std::string_view place);

}  // namespace shinglescope
