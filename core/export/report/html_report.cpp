// SPDX-License-Identifier: MIT
#include "core/export/report/html_report.h"

#include <algorithm>
#include <functional>

#include "core/base/decimal_text.h"
#include "core/base/unicode.h"
#include "core/export/content/verdict_words.h"
#include "core/export/format/chunked_output.h"
#include "core/export/report/html_style.h"
#include "core/export/report/html_text.h"
#include "core/export/request/export_manifest.h"
#include "core/pipeline/recipe/recipe_columns.h"
#include "core/review/groups/removal.h"

namespace shinglescope {
namespace {

/// A table of names and values; all of these tables have the same width, so that values are
/// aligned.
constexpr const char *kFactsTable = "<table class=\"facts\">\n";

std::string numberText(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (std::size_t at = text.size(); at > 3; at -= 3) text.insert(at - 3, ",");
  return text;
}

std::string similarityText(double value) { return decimalText(value, kSimilarityDecimals); }

/// Writes the parts of a report, one after the other.
class ReportParts {
 public:
  ReportParts(const ExportRequest &request, ChunkedOutput &output, const RunContext &context)
      : m_request(request),
        m_run(request.result->report),
        m_output(output),
        m_out(output.buffer()),
        m_context(context) {}

  Result<void> write() {
    head();
    counts();
    times();
    reading();
    verdicts();
    pictures();
    if (auto done = groups(); !done) return done;
    if (auto done = pairs(); !done) return done;
    recipe();
    m_out += "</body>\n</html>\n";
    return m_output.flush();
  }
  std::uint64_t shown() const { return m_shown; }

 private:
  void escaped(std::string_view text) { appendEscaped(m_out, text); }
  void heading(std::string_view text) {
    m_out += "<h2>";
    escaped(text);
    m_out += "</h2>\n";
  }
  void note(std::string_view text) {
    m_out += "<p class=\"note\">";
    escaped(text);
    m_out += "</p>\n";
  }
  void line(std::string_view name, std::string_view value) {
    m_out += "<tr><th scope=\"row\">";
    escaped(name);
    m_out += "</th><td>";
    escaped(value);
    m_out += "</td></tr>\n";
  }
  void count(std::string_view name, std::uint64_t value) { line(name, numberText(value)); }

  void head() {
    m_out +=
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; "
        "style-src 'unsafe-inline'\">\n"
        "<meta name=\"viewport\" content=\"width=device-width\">\n<title>Near-duplicates</title>\n"
        "<style>";
    m_out += kReportStyle;
    m_out += "</style>\n</head>\n<body>\n<h1>Near-duplicates in ";
    escaped(m_request.source ? m_request.source->path : m_run.source);
    m_out += "</h1>\n";
    if (m_run.isPartial)
      note("The run was cancelled: only the pairs that were verified by then are here.");
    note("Shinglescope " SHINGLESCOPE_VERSION ". Rows are counted from 0, in scope: " +
         m_request.scope + ".");
  }

  void counts() {
    heading("Counts");
    m_out += kFactsTable;
    line("engine", m_run.engine);
    count("rows", m_run.rows);
    count("distinct texts", m_run.distinctTexts);
    count("rows without a shingle", m_run.emptyTexts);
    count("candidates", m_run.candidates);
    found();
    line("seed", std::to_string(m_run.recipe.signature.seed));
    m_out += "</table>\n";
    for (const Message &message : leftOutOf(m_run)) note(inEnglish(message));
  }

  /// Counts at the threshold of the request's groups after all verdicts, as in the window. Without
  /// groups, the counts are those of the run.
  void found() {
    if (!m_request.groups) {
      count("pairs at or above the threshold", m_run.pairs);
      count("groups", m_run.groups);
      count("rows in groups", m_run.rowsInGroups);
      return line("threshold", m_run.recipe.threshold.toString());
    }
    const Ratio &threshold = m_request.groups->threshold();
    std::uint64_t rows = 0;
    std::uint64_t groups = 0;
    for (const ReviewGroup &group : m_request.groups->bySlot()) {
      rows += group.rows.size();
      groups += group.rows.empty() ? 0 : 1;
    }
    count("pairs at or above the threshold", countRowPairs(*m_request.result, threshold));
    count("groups", groups);
    count("rows in groups", rows);
    line("threshold", threshold.toString());
    if (threshold != m_run.recipe.threshold)
      line("threshold of the run", m_run.recipe.threshold.toString());
  }

  void times() {
    heading("Times");
    m_out += kFactsTable;
    for (const StageTime &time : m_run.stages)
      line(stageName(time.stage), similarityText(time.seconds) + " s");
    line("total", similarityText(m_run.totalSeconds) + " s");
    count("threads", m_run.threads);
    line("peak memory", numberText(roundedMebibytes(m_run.peakMemoryBytes)) + " MiB");
    m_out += "</table>\n";
  }

  void reading() {
    if (!m_request.source) return;
    const LoadReport &report = *m_request.source;
    heading("Reading");
    m_out += kFactsTable;
    count("rows", report.rows);
    count("columns", report.columns);
    line("encoding", report.dialect.encoding);
    for (std::size_t i = 0; i < report.problemCounts.size(); ++i)
      if (report.problemCounts[i] > 0)
        count(problemKindName(static_cast<ProblemKind>(i)), report.problemCounts[i]);
    m_out += "</table>\n";
  }

  void verdicts() {
    const VerdictCounts counts = countVerdicts(m_request.judgements);
    heading("Verdicts");
    m_out += kFactsTable;
    count("duplicate", counts.duplicate);
    count("not duplicate", counts.notDuplicate);
    count("unsure", counts.unsure);
    m_out += "</table>\n";
  }

  void pictures() {
    if (!m_request.pictures.empty()) heading("Pictures");
    for (const ExportPicture &picture : m_request.pictures) {
      m_out += "<figure><img alt=\"";
      escaped(picture.caption);
      m_out += "\" src=\"" + pictureSource(picture.svg) + "\"><figcaption>";
      escaped(picture.caption);
      m_out += "</figcaption></figure>\n";
    }
  }

  Result<void> groups() {
    if (!m_request.groups || m_request.groupSlots.empty()) return {};
    const std::vector<ReviewGroup> &all = m_request.groups->bySlot();
    std::vector<std::uint32_t> slots = m_request.groupSlots;
    std::ranges::stable_sort(slots, std::ranges::greater(),
                             [&all](std::uint32_t slot) { return all[slot].rows.size(); });
    heading("Groups");
    note("The largest " + numberText(std::min(slots.size(), kReportGroups)) + " of " +
         numberText(slots.size()) + ".");
    const Removal removal = planRemoval(*m_request.groups, m_request.groupSlots);
    slots.resize(std::min(slots.size(), kReportGroups));
    for (const std::uint32_t slot : slots) {
      if (m_context.isCancelled()) return cancelledError();
      group(all[slot], removal);
      if (auto flushed = m_output.flushIfFull(); !flushed) return flushed;
    }
    return {};
  }

  void group(const ReviewGroup &group, const Removal &removal) {
    ++m_shown;
    m_out += "<section class=\"card\"><h3>" + numberText(group.rows.size()) + " rows";
    if (group.weakest) m_out += ", weakest link " + similarityText(group.weakest->similarity);
    m_out += "</h3>\n<table>\n<tr><th scope=\"col\">row</th><th scope=\"col\"></th>";
    for (const ColumnId column : shownColumns()) {
      m_out += "<th scope=\"col\">";
      escaped(m_request.dataset->columnName(column));
      m_out += "</th>";
    }
    m_out += "</tr>\n";
    const std::size_t most = std::min(group.rows.size(), kReportRowsOfGroup);
    for (std::size_t i = 0; i < most; ++i) {
      const RecordId row = group.rows[i];
      m_out += "<tr><td>" + std::to_string(row.value) + "</td><td>";
      escaped(rowFateName(removal.fates[row.value]));
      m_out += "</td>";
      for (const ColumnId column : shownColumns()) {
        m_out += "<td class=\"text\">";
        appendMarked(m_out, m_request.dataset->cell(row, column), {}, "ins", kReportCellBytes);
        m_out += "</td>";
      }
      m_out += "</tr>\n";
    }
    m_out += "</table>\n";
    if (most < group.rows.size()) note(numberText(group.rows.size() - most) + " more rows.");
    m_out += "</section>\n";
  }

  Result<void> pairs() {
    std::vector<std::uint32_t> order;
    for (std::uint32_t i = 0; i < m_request.items.size(); ++i)
      if (!m_request.items[i].isClass()) order.push_back(i);
    if (order.empty()) return {};
    const std::size_t total = order.size();
    const auto most = static_cast<std::ptrdiff_t>(std::min(order.size(), kReportPairs));
    std::partial_sort(order.begin(), order.begin() + most, order.end(),
                      [this](std::uint32_t a, std::uint32_t b) {
                        const float x = m_request.items[a].similarity;
                        const float y = m_request.items[b].similarity;
                        return x != y ? x > y : a < b;
                      });
    order.resize(static_cast<std::size_t>(most));
    heading("Pairs");
    note("The most similar " + numberText(order.size()) + " of " + numberText(total) +
         ". What only A has is underlined, what only B has is underlined with dots.");
    for (const std::uint32_t item : order) {
      if (m_context.isCancelled()) return cancelledError();
      pair(m_request.items[item]);
      if (auto flushed = m_output.flushIfFull(); !flushed) return flushed;
    }
    return {};
  }

  void pair(const QueueItem &item) {
    ++m_shown;
    const DuplicateResult &result = *m_request.result;
    const RecordId a = result.classes.firstRow(item.textA);
    const RecordId b = result.classes.firstRow(item.textB);
    const ItemState *state = m_request.judgements.find(keyOf(item, result));
    m_out += "<section class=\"card\"><h3>Rows " + std::to_string(a.value) + " and " +
             std::to_string(b.value - result.firstReference.value_or(0)) + ": similarity " +
             similarityText(static_cast<double>(item.similarity)) + ", " +
             std::string(exportedVerdict(state)) + "</h3>\n";
    if (state != nullptr && state->remark != nullptr && !state->remark->note.empty())
      note(state->remark->note);
    m_out += "<table>\n<tr><th></th><th scope=\"col\">A</th><th scope=\"col\">B</th></tr>\n";
    for (const ColumnId column : shownColumns()) field(a, b, column);
    m_out += "</table></section>\n";
  }

  void field(RecordId a, RecordId b, ColumnId column) {
    const std::string_view textA = shownPart(m_request.dataset->cell(a, column));
    const std::string_view textB = shownPart(m_request.dataset->cell(b, column));
    const TextDiff diff = diffTexts(textA, textB);
    m_out += "<tr><th scope=\"row\">";
    escaped(m_request.dataset->columnName(column));
    m_out += "</th><td class=\"text\">";
    appendMarked(m_out, textA, diff.onlyA, "del", kReportCellBytes);
    m_out += "</td><td class=\"text\">";
    appendMarked(m_out, textB, diff.onlyB, "ins", kReportCellBytes);
    m_out += "</td></tr>\n";
  }

  /// The part of a text to compare and show: a little more than is shown, up to the end of a
  /// character.
  static std::string_view shownPart(std::string_view text) {
    std::size_t end = std::min(text.size(), kReportCellBytes + 1);
    while (end < text.size() && isContinuationByte(text[end])) ++end;
    return text.substr(0, end);
  }

  /// The compared columns, or all if they are not found.
  const std::vector<ColumnId> &shownColumns() {
    if (!m_columns.empty()) return m_columns;
    auto compared = comparedColumns(*m_request.dataset, m_run.recipe);
    if (compared) m_columns = *std::move(compared);
    for (std::uint32_t c = 0; !compared && c < m_request.dataset->columnCount(); ++c)
      m_columns.push_back({c});
    return m_columns;
  }

  void recipe() {
    heading("Recipe");
    m_out += "<pre>";
    escaped(recipeToJson(m_run.recipe));
    m_out += "</pre>\n";
  }

  const ExportRequest &m_request;
  const RunReport &m_run;
  ChunkedOutput &m_output;
  std::string &m_out;
  const RunContext &m_context;
  std::vector<ColumnId> m_columns;
  std::uint64_t m_shown = 0;
};

}  // namespace

Result<std::uint64_t> writeHtmlReport(const ExportRequest &request, const ByteSink &sink,
                                      const RunContext &context) {
  context.startStage(Stage::Writing, WorkUnit::Nothing, 0);
  ChunkedOutput output(sink, context);
  ReportParts parts(request, output, context);
  if (auto written = parts.write(); !written) return written.error();
  return parts.shown();
}

}  // namespace shinglescope
