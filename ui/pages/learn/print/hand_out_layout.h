// SPDX-License-Identifier: MIT
#pragma once

#include <QSizeF>
#include <span>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/lesson/hand_out.h"

class QTextDocument;

namespace shinglescope {

/// The pages of a hand-out, if possible.
inline constexpr int kHandOutPages = 6;

/// "Hand-out", "Work sheet" or "Answer key".
QString handOutName(HandOutForm form);

/// Fills a document with a hand-out, on pages of this size. Headings stay with their content, no
/// page begins or ends with a single row of a table, wide tables are split into parts, and the
/// author's and the documents' texts are shown literally. Tables of up to half a page are kept
/// whole, unless the hand-out would have more than six pages. Any thread. Errors: Cancelled.
Result<void> layOutHandOut(const HandOut &paper, QTextDocument &document, const QSizeF &page,
                           const RunContext &context);

/// Fills a document in the same way, without a title, with blocks of a complete hand-out. Tables
/// that fit on a page are kept whole.
Result<void> layOutBlocks(std::span<const HandOutBlock> blocks, QTextDocument &document,
                          const QSizeF &page, const RunContext &context);

}  // namespace shinglescope
