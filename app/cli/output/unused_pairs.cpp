// SPDX-License-Identifier: MIT
#include "app/cli/output/unused_pairs.h"

#include "app/cli/output/console.h"
#include "app/cli/output/summary.h"
#include "core/export/format/delimited_rows.h"

namespace shinglescope {

namespace {

/// Which of two tables the ids were found in.
std::string tablesText(const NamedPairs &list) {
  switch (list.tables) {
    case PairTables::Named: return "; the first table is called " + list.firstTable;
    case PairTables::LeftFirst: return "; left of table 1, right of table 2";
    case PairTables::LeftSecond: return "; left of table 2, right of table 1";
    case PairTables::ById: return "; each id is of one of the tables only";
    case PairTables::One: break;
  }
  return {};
}

}  // namespace

std::vector<std::string> pairListText(const NamedPairs &list, const std::string &path) {
  std::vector<std::string> lines{countedText(list.pairs.size(), "pair") + " read from " +
                                 placeName(path) +
                                 (list.areRowNumbers ? "; its ids are row numbers from 0" : "") +
                                 singleLine(tablesText(list))};
  const std::vector<Message> unused = list.unusedText();
  for (std::size_t i = 0; i < unused.size(); ++i)
    lines.push_back((i == 0 ? "" : "  ") + inEnglish(unused[i]));
  return lines;
}

Result<void> writeUnusedPairs(const NamedPairs &list, CliOutput &output,
                              const RunContext &context) {
  const ByteSink sink = sinkInto(output);
  DelimitedRows rows(',', ExportProfile::Exact, sink, context);
  auto begun = rows.begin({{"line", ExportCellKind::Number},
                           {"problem", ExportCellKind::Word},
                           {"value", ExportCellKind::Text}});
  if (!begun) return begun;
  RowCells cells;
  for (const UnusedPair &unused : list.unused) {
    cells.clear();
    cells.number(unused.line);
    cells.text(pairProblemName(unused.problem));
    cells.text(unused.value);
    if (auto written = rows.row(cells.cells()); !written) return written;
  }
  return rows.end();
}

}  // namespace shinglescope
