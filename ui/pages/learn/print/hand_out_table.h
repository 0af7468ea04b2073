#pragma once

#include <QTextCursor>
#include <QTextTableFormat>

#include "core/lesson/hand_out.h"

namespace shinglescope {

/// Turns the empty paragraph after a table at the end of the document into the room
/// below it. A margin of the table's own would reach over a page's end, where Qt then
/// repeats the headings without rows, or leaves a page empty.
void endTable(QTextCursor &cursor);

/// Begins a paragraph at the end of the document.
void startParagraph(QTextCursor &cursor, const QTextBlockFormat &block,
                    const QTextCharFormat &letters = {});

/// The frame of what is ruled on paper: thin lines, no room between the cells.
QTextTableFormat ruledTable();

/// Puts a table with its caption at the cursor. A table that is wider than the page
/// is split into parts, each with the columns that say what a row is; headings stand
/// again on every page. Any thread.
void insertHandOutTable(QTextCursor &cursor, const HandOutTable &table, double width,
                        bool areAnswersBold);

/// Which columns stand in each part of a table, the labels in all of them: as many
/// as fit, at least one. For tests.
std::vector<std::vector<std::size_t>> columnParts(const std::vector<HandOutColumn> &columns,
                                                  const std::vector<double> &widths, double room);

}  // namespace shinglescope
