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

/// The share of a page up to which a table is kept whole.
inline constexpr double kSmallTable = 0.5;

/// Lays out the document on pages. Starts a new page before a heading that would be separated from
/// its content: from the next line, from a whole table of at most `smallTable` pages, or from the
/// header and the first two rows of a larger one. Moves a table down if only its last row would be
/// on the next page. Errors: Cancelled.
Result<void> breakPages(QTextDocument &document, const QSizeF &page, const RunContext &context,
                        double smallTable = kSmallTable);

}  // namespace shinglescope
