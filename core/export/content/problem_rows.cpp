// SPDX-License-Identifier: MIT
#include "core/export/content/problem_rows.h"

#include <algorithm>
#include <filesystem>
#include <optional>

#include "core/base/unicode.h"
#include "core/export/content/source_window.h"

namespace shinglescope {
namespace {

constexpr std::string_view kProblemCutMark = " [cut]";

bool hasRaw(const RowProblem &problem) {
  return problem.row || problem.kind == ProblemKind::RowTooLarge ||
         problem.kind == ProblemKind::NotARecord;
}

/// Appends at most kMostRawBytes of a text as valid UTF-8; true if it was cut.
bool takeRaw(std::string_view text, std::string &raw) {
  raw.clear();
  while (text.ends_with('\n') || text.ends_with('\r')) text.remove_suffix(1);
  for (std::size_t at = 0; at < text.size();) {
    if (raw.size() > kMostRawBytes - 4) {
      raw += kProblemCutMark;
      return true;
    }
    const CodePoint character = decodeUtf8(text, at);
    raw += character.isInvalid() ? std::string_view("\xEF\xBF\xBD")
                                 : text.substr(at, character.length);
    at += character.length;
  }
  return false;
}

/// Reads the records that problems refer to, in source order.
class RawTexts {
 public:
  RawTexts(const ExportRequest &request, const RunContext &context)
      : m_request(request), m_report(*request.source), m_context(context) {}

  Result<void> open() {
    std::error_code ignored;
    const std::filesystem::path path = m_report.path;
    if (m_report.dialect.shape == SourceShape::Folder) return {};
    if (!path.is_absolute() && !std::filesystem::exists(path, ignored)) return {};  // not a file
    auto window = SourceWindow::open(m_report, m_request.maxRowBytes, m_context);
    if (!window) return window.error();
    m_window.emplace(*std::move(window));
    return {};
  }

  /// Reads the record of the next problem in source order.
  Result<void> read(const RowProblem &problem, std::string &raw) {
    raw.clear();
    if (!m_window || !hasRaw(problem)) return {};
    const auto record = m_window->recordAt(placeOf(problem));
    if (!record) return record.error();
    m_cut += takeRaw(*record, raw) ? 1 : 0;
    return {};
  }

  Result<void> checkSource() { return m_window ? m_window->checkSource() : Result<void>(); }

  std::uint64_t placeOf(const RowProblem &problem) const {
    return problem.row ? m_request.dataset->sourceOffset({*problem.row}) : problem.byteOffset;
  }
  std::uint64_t cut() const { return m_cut; }

 private:
  const ExportRequest &m_request;
  const LoadReport &m_report;
  const RunContext &m_context;
  std::optional<SourceWindow> m_window;
  std::uint64_t m_cut = 0;
};

Result<void> writeInOrder(const std::vector<RowProblem> &problems, RawTexts &texts,
                          RowWriter &writer, const RunContext &context) {
  std::vector<const RowProblem *> order;
  for (const RowProblem &problem : problems) order.push_back(&problem);
  std::ranges::stable_sort(order, {},
                           [&texts](const RowProblem *problem) { return texts.placeOf(*problem); });
  RowCells cells;
  std::string raw;
  for (const RowProblem *problem : order) {
    if (auto read = texts.read(*problem, raw); !read) return read;
    cells.clear();
    addProblem(cells, *problem);
    cells.text(raw);
    if (auto written = writer.row(cells.cells()); !written) return written;
    context.advance(1);
  }
  return texts.checkSource();
}

}  // namespace

std::vector<ExportColumn> problemColumns() {
  return {{"row", ExportCellKind::RowIndex},
          {"line", ExportCellKind::Number},
          {"byte", ExportCellKind::Number},
          {"problem", ExportCellKind::Word},
          {"detail", ExportCellKind::Text}};
}

void addProblem(RowCells &cells, const RowProblem &problem) {
  cells.number(problem.row);
  cells.number(problem.line);
  cells.number(problem.byteOffset);
  cells.text(problemKindName(problem.kind));
  cells.ownText(inEnglish(problem.detail));
}

Result<void> writeProblemRows(const ExportRequest &request, RowWriter &writer,
                              const RunContext &context) {
  context.startStage(Stage::Writing, WorkUnit::Problems, request.source->problems.size());
  RawTexts texts(request, context);
  if (auto opened = texts.open(); !opened) return opened;
  std::vector<ExportColumn> columns = problemColumns();
  columns.push_back({"raw", ExportCellKind::Text});
  auto done = writer.begin(columns);
  if (done) done = writeInOrder(request.source->problems, texts, writer, context);
  if (done) done = writer.end();
  writer.counts().cellsCut += texts.cut();
  return done;
}

}  // namespace shinglescope
