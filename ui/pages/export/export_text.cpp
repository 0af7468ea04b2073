// SPDX-License-Identifier: MIT
#include "ui/pages/export/export_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include "core/export/request/export_choices.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"

namespace shinglescope::ExportText {
namespace {

struct ExportTextWords {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::ExportText)
};

QString tr(const char *text) { return ExportTextWords::tr(text); }

QString countedWord(std::uint64_t count, const char *words) {
  return ExportTextWords::tr(words, nullptr, pluralOf(count)).arg(countText(count));
}

QString rowsText(std::uint64_t rows) {
  return countedWord(rows, QT_TRANSLATE_N_NOOP("shinglescope::ExportText", "%1 rows"));
}

QString pairsText(std::uint64_t pairs) {
  return countedWord(pairs, QT_TRANSLATE_N_NOOP("shinglescope::ExportText", "%1 items"));
}

QString groupsText(std::uint64_t groups) {
  return countedWord(groups, QT_TRANSLATE_N_NOOP("shinglescope::ExportText", "%1 groups"));
}

QString columnsText(std::uint64_t columns) {
  return countedWord(columns, QT_TRANSLATE_N_NOOP("shinglescope::ExportText", "%1 columns"));
}

QString problemsText(std::uint64_t problems) {
  return countedWord(problems, QT_TRANSLATE_N_NOOP("shinglescope::ExportText", "%1 problems"));
}

QString cellsText(std::uint64_t cells) {
  return countedWord(cells, QT_TRANSLATE_N_NOOP("shinglescope::ExportText", "%1 cells"));
}

}  // namespace

QString contentLabel(ExportContent content) {
  switch (content) {
    case ExportContent::Pairs: return tr("&Pairs");
    case ExportContent::Groups: return tr("&Groups");
    case ExportContent::CleanedTable: return tr("&Cleaned table");
    case ExportContent::Merged: return tr("Merged gro&ups");
    case ExportContent::MergedTable: return tr("Table w&ith merged");
    case ExportContent::MergeOrigins: return tr("Origi&ns of cells");
    case ExportContent::RejectedRows: return tr("Re&jected rows");
    case ExportContent::Report: return tr("&Report");
    case ExportContent::Matches: return tr("Best matc&hes");
    case ExportContent::Shown: return tr("&Rows shown");
  }
  return {};
}

QString contentNote(ExportContent content) {
  switch (content) {
    case ExportContent::Pairs:
      return tr("Both records, their scores, verdict and note. Row numbers start at 0.");
    case ExportContent::Groups:
      return tr("Every row of the groups and its outcome. Row numbers start at 0.");
    case ExportContent::CleanedTable: return tr("The table without the removed rows.");
    case ExportContent::Merged:
      return tr("One record for each merged group, and its rows. Row numbers start at 0.");
    case ExportContent::MergedTable:
      return tr("The table without the removed rows; merged records replace the keepers.");
    case ExportContent::MergeOrigins:
      return tr("Every merged cell, its rule and its rows. Row numbers start at 0.");
    case ExportContent::RejectedRows:
      return tr("Rows that could not be read as they are. Row numbers start at 0.");
    case ExportContent::Report: return tr("A readable report of the run with counts and charts.");
    case ExportContent::Matches:
      return tr("The most similar row of the second table for each row of the first.");
    case ExportContent::Shown:
      return tr("The rows and columns that Data shows, in their order. Hidden ones are left out.");
  }
  return {};
}

QString scopeLabel(ExportScope scope) {
  switch (scope) {
    case ExportScope::All: return tr("&All");
    case ExportScope::Filtered: return tr("Fi&ltered");
    case ExportScope::Selected: return tr("&Selected");
    case ExportScope::Flagged: return tr("Flagge&d");
  }
  return {};
}

QString scopeNote(ExportContent content, ExportScope scope, const Ratio &floor) {
  if (content == ExportContent::Pairs || content == ExportContent::Report) {
    switch (scope) {
      case ExportScope::All:
        return tr("Every item at or above %1, whatever the threshold.")
            .arg(similarityText(floor.toDouble()));
      case ExportScope::Filtered: return tr("Items in the list, in list order.");
      case ExportScope::Selected: return tr("Items selected in the list.");
      case ExportScope::Flagged: return tr("Items judged Duplicate.");
    }
  }
  const bool isCleaned = isWholeTable(content);
  const QString more =
      isCleaned
          ? u' ' +
                tr("Removes their rows except the keeper and rows that verdicts separate from it.")
          : QString();
  switch (scope) {
    case ExportScope::All: return tr("Every group at the threshold.") + more;
    case ExportScope::Filtered: return tr("Groups that contain an item of the list.") + more;
    case ExportScope::Selected: return tr("Groups of the selection in the list.") + more;
    case ExportScope::Flagged: return tr("Groups joined by Duplicate verdicts.") + more;
  }
  return {};
}

QString kindLabel(const ExportFileKind &kind) {
  if (kind.isPdf) return tr("PDF");
  switch (kind.format) {
    case ExportFormat::Source: return tr("Same as the table");
    case ExportFormat::Csv: return tr("CSV");
    case ExportFormat::Tsv: return tr("TSV");
    case ExportFormat::Xlsx: return tr("Excel workbook");
    case ExportFormat::Json: return tr("JSON");
    case ExportFormat::JsonLines: return tr("JSON Lines");
    case ExportFormat::Html: return tr("Web page");
  }
  return {};
}

QString kindNote(const ExportFileKind &kind) {
  if (kind.isPdf) return tr("The report as pages, to print or send.");
  switch (kind.format) {
    case ExportFormat::Source:
      return tr(
          "The kept rows byte for byte, in the table's own format; those of a workbook or a "
          "database as a new CSV file.");
    case ExportFormat::Csv: return tr("Cells separated by commas; every program reads it.");
    case ExportFormat::Tsv: return tr("Cells separated by tabs.");
    case ExportFormat::Xlsx:
      return tr("Numbers are numbers if they keep their text; nothing is a formula.");
    case ExportFormat::Json: return tr("One list of objects, for programs.");
    case ExportFormat::JsonLines: return tr("One object per line, for programs and large exports.");
    case ExportFormat::Html: return tr("One file that every browser shows.");
  }
  return {};
}

QString profileLabel(ExportProfile profile) {
  return profile == ExportProfile::Spreadsheet ? tr("For spreadshee&ts") : tr("&Exact");
}

QString profileNote(ExportProfile profile) {
  return profile == ExportProfile::Spreadsheet ? tr("Every cell is quoted, and ' precedes text "
                                                    "that a spreadsheet would run as a formula.")
                                               : tr("Cells are unchanged and read back the same; a "
                                                    "spreadsheet may run some as formulas.");
}

QString factsText(ExportContent content, const ExportFacts &facts) {
  QString text;
  switch (content) {
    case ExportContent::Pairs:
    case ExportContent::Report:
      text = pairsText(facts.rows);
      if (facts.rowPairs != facts.rows)
        text += countedWord(facts.rowPairs,
                            QT_TRANSLATE_N_NOOP("shinglescope::ExportText", " for %1 row pairs"));
      break;
    case ExportContent::Groups:
      text = tr("%1 in %2").arg(rowsText(facts.rows), groupsText(facts.groups));
      break;
    case ExportContent::Merged:
    case ExportContent::MergeOrigins:
      text = tr("%1 from %2").arg(rowsText(facts.rows), groupsText(facts.merged));
      break;
    case ExportContent::MergedTable:
      text = tr("%1, %2 removed, %3 merged")
                 .arg(rowsText(facts.rows), countText(facts.removed), groupsText(facts.merged));
      break;
    case ExportContent::CleanedTable:
      text = tr("%1, %2 removed").arg(rowsText(facts.rows), countText(facts.removed));
      break;
    case ExportContent::RejectedRows: text = problemsText(facts.rows); break;
    case ExportContent::Shown: text = rowsText(facts.rows); break;
    case ExportContent::Matches:
      text = rowsText(facts.rows);
      if (facts.tied > 0)
        text += countedWord(facts.tied, QT_TRANSLATE_N_NOOP("shinglescope::ExportText",
                                                            ", %1 with equally similar rows"));
      break;
  }
  if (facts.columns > 0) text += QStringLiteral(", ") + columnsText(facts.columns);
  return text;
}

QString nothingText(ExportContent content, const ExportFacts &facts) {
  const bool isWhole = isWholeTable(content) || content == ExportContent::Report;
  if (hasMerges(content) && facts.merged == 0)
    return tr("No group in this scope is merged yet. Merge groups in Review first.");
  if (facts.rows > 0 || isWhole) return {};
  if (content == ExportContent::Shown)
    return tr("Data shows no rows. Change the filters or the search first.");
  return content == ExportContent::RejectedRows ? tr("The table was read without problems.")
                                                : tr("There is nothing in this scope to write.");
}

QString outcomeText(const QString &path, const ExportRequest &request,
                    const ExportOutcome &outcome) {
  QStringList facts;
  const bool isTable = request.content != ExportContent::Report;
  if (isTable) facts << rowsText(outcome.rows);
  if (isWholeTable(request.content)) facts << tr("%1 removed").arg(countText(outcome.rowsLeftOut));
  facts << memoryText(outcome.bytes);
  if (outcome.sheets > 1)
    facts << ExportTextWords::tr("%1 sheets", nullptr, pluralOf(outcome.sheets))
                 .arg(countText(outcome.sheets));
  QString text = tr("Written to %1: %2.").arg(shownPath(path), facts.join(QStringLiteral(", ")));
  QStringList mended;
  if (outcome.cellsPrefixed > 0)
    mended << countedWord(outcome.cellsPrefixed, QT_TRANSLATE_N_NOOP("shinglescope::ExportText",
                                                                     "%1 cells prefixed with '"));
  if (outcome.cellsCut > 0) mended << tr("%1 cut").arg(cellsText(outcome.cellsCut));
  if (outcome.cellsRepaired > 0) mended << tr("%1 repaired").arg(cellsText(outcome.cellsRepaired));
  if (!mended.isEmpty()) text += u' ' + mended.join(QStringLiteral(", ")) + u'.';
  if (outcome.files.size() > 1) {
    const QString manifest = QFile::decodeName(outcome.files.back().c_str());
    text += u' ' + tr("The manifest is %1.").arg(shownPath(QFileInfo(manifest).fileName()));
  }
  return text;
}

}  // namespace shinglescope::ExportText
