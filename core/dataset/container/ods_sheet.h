// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/dataset/container/ods_workbook.h"

namespace shinglescope {

/// Opens sheet `number` of a book as CSV. A cell is the text that the document stores as shown,
/// with its paragraphs in lines; without such a text, its value. Errors: those of the archive while
/// it is read.
Result<std::shared_ptr<RawSource>> openOdsSheet(std::shared_ptr<const OdsWorkbook> book,
                                                std::size_t number, const SourceLimits &limits);

}  // namespace shinglescope
