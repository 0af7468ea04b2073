// SPDX-License-Identifier: MIT
#include "core/export/export_preview.h"

#include <algorithm>

#include "core/export/content/export_rows.h"
#include "core/export/content/source_window.h"
#include "core/export/content/table_rows.h"
#include "core/export/exporter.h"
#include "core/export/format/delimited_rows.h"
#include "core/export/format/numbered_rows.h"
#include "core/export/report/report_text.h"

namespace shinglescope {
namespace {

std::string firstLines(std::string_view text, std::size_t lines) {
  std::size_t end = 0;
  for (std::size_t line = 0; line < lines && end < text.size(); ++line)
    end = std::min(text.find('\n', end), text.size() - 1) + 1;
  return std::string(text.substr(0, end));
}

/// Collects lines until there are enough, then stops the writer.
class FirstLines {
 public:
  explicit FirstLines(std::size_t lines) : m_lines(lines) {}
  Result<void> take(std::string_view bytes) {
    m_text += bytes;
    m_ends += static_cast<std::size_t>(std::ranges::count(bytes, '\n'));
    return isFull() ? Result<void>(cancelledError()) : Result<void>();
  }
  bool isFull() const { return m_ends >= m_lines; }
  std::string text() const { return firstLines(m_text, m_lines); }

 private:
  std::size_t m_lines;
  std::size_t m_ends = 0;
  std::string m_text;
};

/// Copies the text between two positions, or to the end of the source.
Result<void> copyText(SourceWindow &window, std::uint64_t from, std::uint64_t to,
                      const ByteSink &sink) {
  while (from < to) {
    auto text = window.at(from);
    if (!text) return text.error();
    if (text->empty()) return {};
    *text =
        text->substr(0, static_cast<std::size_t>(std::min<std::uint64_t>(text->size(), to - from)));
    if (auto taken = sink(*text); !taken) return taken;
    from += text->size();
  }
  return {};
}

/// The beginning of the output of copyExactly(), decoded.
Result<void> copyBeginning(const ExportRequest &request, const ByteSink &sink,
                           const RunContext &context) {
  auto window = SourceWindow::open(*request.source, request.maxRowBytes, context);
  if (!window) return window.error();
  std::uint64_t place = window->begin();
  for (const std::uint32_t row : removalOf(request).rows) {
    const std::uint64_t removed = cleanedTable(request).sourceOffset({row});
    if (auto copied = copyText(*window, place, removed, sink); !copied) return copied;
    const auto record = window->recordAt(removed);
    if (!record) return record.error();
    place = removed + record->size();
  }
  return copyText(*window, place, std::uint64_t{1} << 63U, sink);
}

/// The visible text of a report's first lines; the report is written only up to them.
Result<std::string> reportBeginning(const ExportRequest &request, std::size_t lines,
                                    const RunContext &context) {
  std::string html;
  std::string text;
  bool isFull = false;
  const ByteSink sink = [&](std::string_view bytes) {
    html += bytes;
    text = textOfReport(html);
    // The last line may continue.
    isFull = static_cast<std::size_t>(std::ranges::count(text, '\n')) > lines;
    return isFull ? Result<void>(cancelledError()) : Result<void>();
  };
  const auto done = writeExport(request, sink, context);
  if (context.isCancelled()) return cancelledError();
  if (!done && !isFull) return done.error();
  return firstLines(text, lines);
}

}  // namespace

Result<std::string> exportPreview(const ExportRequest &request, std::size_t lines,
                                  const RunContext &context) {
  if (auto checked = checkRequest(request); !checked) return checked.error();
  if (request.content == ExportContent::Report) return reportBeginning(request, lines, context);
  FirstLines first(lines);
  const ByteSink sink = [&first](std::string_view bytes) { return first.take(bytes); };
  Result<void> done;
  const auto note = [&done](const Result<ExportOutcome> &outcome) {
    if (!outcome) done = outcome.error();
  };
  const bool isFolder = request.source && request.source->dialect.shape == SourceShape::Folder;
  if (request.format == ExportFormat::Source && !isFolder) {
    done = copyBeginning(request, sink, context);
  } else if (request.format == ExportFormat::Xlsx) {
    NumberedRows rows(std::make_unique<DelimitedRows>('\t', ExportProfile::Exact, sink, context,
                                                      hasHeader(request)));
    note(writeRows(request, rows, context));
  } else {
    note(writeExport(request, sink, context));
  }
  if (context.isCancelled()) return cancelledError();
  if (!done && !first.isFull()) return done.error();
  return first.text();
}

}  // namespace shinglescope
