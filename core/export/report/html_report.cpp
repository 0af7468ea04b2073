// SPDX-License-Identifier: MIT
#include "core/export/report/html_report.h"

#include <algorithm>
#include <optional>

#include "core/base/decimal_text.h"
#include "core/base/unicode.h"
#include "core/export/content/verdict_words.h"
#include "core/export/format/chunked_output.h"
#include "core/export/report/html_style.h"
#include "core/export/report/html_text.h"
#include "core/export/report/report_summary.h"
#include "core/export/request/export_manifest.h"

namespace shinglescope {
namespace {

/// How much of a group the details show.
constexpr CardLimits kDetailCard{kReportRowsOfGroup, kReportCellBytes};

/// Writes the parts of a report, one after the other.
class ReportParts : private ReportMarkup {
 public:
  ReportParts(const ExportRequest &request, ChunkedOutput &output, const RunContext &context)
      : ReportMarkup(output.buffer()),
        m_request(request),
        m_run(request.result->report),
        m_output(output),
        m_out(output.buffer()),
        m_context(context),
        m_columns(reportColumns(request)) {
    if (request.groups) m_cards.emplace(request, static_cast<ReportMarkup &>(*this));
  }

  Result<void> write() {
    head();
    if (auto done = summary(); !done) return done;
    pictures();
    m_out += "<h2 class=\"details\">Details</h2>\n";
    counts();
    times();
    reading();
    verdicts();
    if (auto done = groups(); !done) return done;
    if (auto done = pairs(); !done) return done;
    recipe();
    m_out += "</body>\n</html>\n";
    return m_output.flush();
  }
  std::uint64_t shown() const { return m_shown; }

 private:
  Result<void> summary() {
    if (!m_cards) return {};
    if (auto done = writeSummary(m_request, *this, *m_cards, m_context); !done) return done;
    return m_output.flushIfFull();
  }

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
    const std::string part = m_request.source ? m_request.source->dialect.part : m_run.reading.part;
    if (!part.empty()) escaped(" (" + part + ")");
    m_out += "</h1>\n";
    if (m_run.isPartial)
      note("The run was cancelled: only the pairs that were verified by then are here.");
    if (m_run.against) note("This is table A; table B is " + m_run.against->source + ".");
    note("Shinglescope " SHINGLESCOPE_VERSION ". Rows are counted from 0, in scope: " +
         m_request.scope + ".");
  }

  void counts() {
    heading("Counts");
    beginFacts();
    line("engine", m_run.engine);
    count("rows", m_run.rows);
    if (m_run.against) {
      count("rows of table B", m_run.against->rows);
      count("rows with a partner in table B", m_run.against->matchedRows);
    }
    count("distinct texts", m_run.distinctTexts);
    count("rows without a shingle", m_run.emptyTexts);
    count("candidates", m_run.candidates);
    found();
    line("seed", std::to_string(m_run.recipe.signature.seed));
    endFacts();
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
    beginFacts();
    for (const StageTime &time : m_run.stages)
      line(stageName(time.stage), similarityText(time.seconds) + " s");
    line("total", similarityText(m_run.totalSeconds) + " s");
    count("threads", m_run.threads);
    line("peak memory", numberText(roundedMebibytes(m_run.peakMemoryBytes)) + " MiB");
    endFacts();
  }

  void reading() {
    if (!m_request.source) return;
    const LoadReport &report = *m_request.source;
    heading("Reading");
    beginFacts();
    count("rows", report.rows);
    count("columns", report.columns);
    line("encoding", report.dialect.encoding);
    for (std::size_t i = 0; i < report.problemCounts.size(); ++i)
      if (report.problemCounts[i] > 0)
        count(problemKindName(static_cast<ProblemKind>(i)), report.problemCounts[i]);
    endFacts();
  }

  void verdicts() {
    const VerdictCounts counts = countVerdicts(m_request.judgements);
    heading("Verdicts");
    beginFacts();
    count("duplicate", counts.duplicate);
    count("not duplicate", counts.notDuplicate);
    count("unsure", counts.unsure);
    endFacts();
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
    std::vector<std::uint32_t> slots = largestGroups(m_request);
    heading("Groups");
    note("The largest " + numberText(std::min(slots.size(), kReportGroups)) + " of " +
         numberText(slots.size()) + ".");
    slots.resize(std::min(slots.size(), kReportGroups));
    for (const std::uint32_t slot : slots) {
      if (m_context.isCancelled()) return cancelledError();
      m_cards->add(m_request.groups->bySlot()[slot], kDetailCard);
      ++m_shown;
      if (auto flushed = m_output.flushIfFull(); !flushed) return flushed;
    }
    return {};
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
    m_out += "<section class=\"card\"><h3>Rows " + rowName(*m_request.dataset, a) + " and " +
             rowName(*m_request.dataset, b) + ": similarity " +
             similarityText(static_cast<double>(item.similarity)) + ", " +
             std::string(exportedVerdict(state)) + "</h3>\n";
    if (state != nullptr && state->remark != nullptr && !state->remark->note.empty())
      note(state->remark->note);
    m_out += "<table>\n<tr><th></th><th scope=\"col\">A</th><th scope=\"col\">B</th></tr>\n";
    for (const ColumnId column : m_columns) field(a, b, column);
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
  std::optional<ReportCards> m_cards;  ///< of groups
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
