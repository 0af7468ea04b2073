// SPDX-License-Identifier: MIT
#pragma once

#include <QSizeF>
#include <QTextFormat>

#include "core/base/result.h"
#include "core/base/run_context.h"

class QTextDocument;

namespace shinglescope {

/// A block with this property stays on the same page as what follows: the next block's first line,
/// or a table's header and first row.
inline constexpr int kStaysWithNext = QTextFormat::UserProperty + 1;

/// Lays out the document on pages. Starts a new page before a heading that would be alone at the
/// end of a page. Does the same before the heading of a table of at most half a page if the table
/// does not fit on the rest of the page. Errors: Cancelled.
Result<void> breakPages(QTextDocument &document, const QSizeF &page, const RunContext &context);

}  // namespace shinglescope
