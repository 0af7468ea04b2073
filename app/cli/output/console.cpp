// SPDX-License-Identifier: MIT
#include "app/cli/output/console.h"

#include <cstdio>

#include "app/cli/output/amount_text.h"
#include "app/cli/output/summary.h"
#include "app/cli/output/terminal_text.h"

namespace shinglescope {

void Console::say(const std::string &text) const {
  if (!m_isQuiet) sayError(text);
}

void Console::sayCount(const char *name, const std::string &value,
                       const std::string &remark) const {
  if (m_isQuiet) return;
  std::fprintf(stderr, "%-16s %14s%s%s\n", name, value.c_str(), remark.empty() ? "" : "  ",
               terminalText(remark).c_str());
}

void Console::sayReading(const char *name, const ReadingSummary &reading) const {
  if (reading.problems > 0) sayCount(name, groupedNumber(reading.problems));
  for (const ProblemsOfKind &each : reading.kinds) {
    std::string lines;
    for (const RowProblem &problem : each.first)
      lines += (lines.empty() ? "" : ", ") + groupedNumber(problem.line);
    if (each.count > each.first.size()) lines += ", ...";
    const std::string detail = each.first.empty() ? "" : inEnglish(each.first.front().detail);
    say("  " + std::string(problemKindName(each.kind)) + ": " + groupedNumber(each.count) +
        (each.count == 1 ? ", in line " : ", in lines ") + lines +
        (detail.empty() ? "" : " (" + singleLine(detail) + ")"));
  }
  for (const Message &note : reading.notes) say("note: " + singleLine(inEnglish(note)));
}

void sayError(const std::string &text) { std::fprintf(stderr, "%s\n", terminalText(text).c_str()); }

}  // namespace shinglescope
