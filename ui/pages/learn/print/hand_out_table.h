// SPDX-License-Identifier: MIT
#pragma once

#include <QTextCursor>
#include <QTextTableFormat>

#include "core/lesson/hand_out.h"

namespace shinglescope {

/// Turns the empty paragraph after a table at the end of the document into the space
/// below it. A margin of the table could extend past the page, and Qt would then repeat
/// the headings without rows, or leave a page empty.
void endTable(QTextCursor &cursor);

/// Begins a paragraph at the end of the document.
void startParagraph(QTextCursor &cursor, const QTextBlockFormat &block,
                    const QTextCharFormat &letters = {});

/// The format of ruled tables: thin lines, no space between the cells.
QTextTableFormat ruledTable();

/// Inserts a table with its caption at the cursor. A table wider than the page is split
/// into parts, each with the label columns; headings are repeated on every page. Any
/// thread.
void insertHandOutTable(QTextCursor &cursor, const HandOutTable &table, double width,
                        HandOutForm form);

/// Returns the columns of each part of a table: the labels and as many others as fit,
/// at least one. For tests.
std::vector<std::vector<std::size_t>> columnParts(const std::vector<HandOutColumn> &columns,
                                                  const std::vector<double> &widths, double room);

}  // namespace shinglescope
