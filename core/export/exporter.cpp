#include "core/export/exporter.h"

#include <algorithm>
#include <filesystem>

#include "core/base/atomic_file.h"
#include "core/export/delimited_rows.h"
#include "core/export/exact_copy.h"
#include "core/export/export_choices.h"
#include "core/export/export_manifest.h"
#include "core/export/export_target.h"
#include "core/export/json_rows.h"
#include "core/export/pair_rows.h"
#include "core/review/removal.h"

namespace shinglescope {
namespace {

Error missing(const char *what) {
  return badParameter(std::string("There is ") + what +
                      " to export; open a table and search it first.");
}

Result<void> checkRequest(const ExportRequest &request) {
  if (!isPossible(request.content, request.format, request.profile)) {
    return badParameter("The content " + choiceName(kContentNames, request.content) +
                        " cannot be written as " + choiceName(kFormatNames, request.format) +
                        " with the profile " + choiceName(kProfileNames, request.profile) +
                        "; docs/export.md lists what goes together.");
  }
  const bool needsResult = request.content != ExportContent::RejectedRows;
  const bool needsGroups =
      request.content == ExportContent::Groups || request.content == ExportContent::CleanedTable;
  if (!request.dataset) return missing("no table");
  if (needsResult && !request.result) return missing("no result of a search");
  if (needsGroups && !request.groups) return missing("no list of groups");
  const bool needsSource =
      request.format == ExportFormat::Source || request.content == ExportContent::RejectedRows;
  if (needsSource && !request.source) return missing("no file");
  return {};
}

std::unique_ptr<RowWriter> makeWriter(const ExportRequest &request, const ByteSink &sink,
                                      const RunContext &context) {
  const bool isPartial = request.result && request.result->report.isPartial;
  switch (request.format) {
    case ExportFormat::Json:
      return std::make_unique<JsonRows>(JsonRows::Shape::Array, isPartial, sink, context);
    case ExportFormat::JsonLines:
      return std::make_unique<JsonRows>(JsonRows::Shape::Lines, isPartial, sink, context);
    case ExportFormat::Tsv:
      return std::make_unique<DelimitedRows>('\t', request.profile, sink, context);
    default: return std::make_unique<DelimitedRows>(',', request.profile, sink, context);
  }
}

Result<ExportOutcome> copySource(const ExportRequest &request, const ByteSink &sink,
                                 const RunContext &context) {
  const Removal removal = planRemoval(*request.groups, request.groupSlots);
  const auto copied = copyExactly(*request.source, request.maxRowBytes,
                                  {removal.rows, false, false}, sink, context);
  if (!copied) return copied.error();
  ExportOutcome outcome;
  outcome.rowsLeftOut = copied->rowsLeftOut;
  outcome.rows = request.dataset->rowCount() - removal.rows.size();
  return outcome;
}

Result<ExportOutcome> writeRows(const ExportRequest &request, const ByteSink &sink,
                                const RunContext &context) {
  const auto writer = makeWriter(request, sink, context);
  if (auto written = writePairRows(request, *writer, context); !written) return written.error();
  return writer->counts();
}

/// Collects lines until there are enough, then refuses more.
class FirstLines {
 public:
  explicit FirstLines(std::size_t lines) : m_lines(lines) {}
  Result<void> take(std::string_view bytes) {
    m_text += bytes;
    if (!isFull()) return {};
    return cancelledError();
  }
  bool isFull() const {
    return static_cast<std::size_t>(std::count(m_text.begin(), m_text.end(), '\n')) >= m_lines;
  }
  std::string text() const {
    std::size_t end = 0;
    for (std::size_t line = 0; line < m_lines && end < m_text.size(); ++line)
      end = std::min(m_text.find('\n', end), m_text.size() - 1) + 1;
    return m_text.substr(0, end);
  }

 private:
  std::size_t m_lines;
  std::string m_text;
};

}  // namespace

Result<ExportOutcome> writeExport(const ExportRequest &request, const ByteSink &sink,
                                  const RunContext &context) {
  if (auto checked = checkRequest(request); !checked) return checked.error();
  std::uint64_t bytes = 0;
  const ByteSink counting = [&](std::string_view text) {
    bytes += text.size();
    return sink(text);
  };
  auto outcome = request.format == ExportFormat::Source ? copySource(request, counting, context)
                                                        : writeRows(request, counting, context);
  if (outcome) outcome->bytes = bytes;
  return outcome;
}

Result<ExportOutcome> exportToFile(const ExportRequest &request, const std::string &path,
                                   const RunContext &context, FileCalls &calls) {
  const std::string source = request.source ? request.source->path : std::string();
  const bool hasManifest = request.hasManifest && !isDevice(path);
  for (const std::string &target : {path, hasManifest ? manifestPath(path) : path}) {
    auto checked = checkTarget(target, source, request.protectedFiles);
    if (!checked) return checked.error();
  }
  auto file = AtomicFile::open(path, calls);
  if (!file) return file.error();
  auto outcome = writeExport(
      request, [&file](std::string_view bytes) { return file->write(bytes); }, context);
  if (!outcome) return outcome;
  outcome->files = {path};
  if (hasManifest) {
    auto manifest = AtomicFile::open(manifestPath(path), calls);
    if (!manifest) return manifest.error();
    outcome->files.push_back(manifestPath(path));
    const std::string name = std::filesystem::path(path).filename().string();
    if (auto done = manifest->write(exportManifest(request, *outcome, name)); !done)
      return done.error();
    if (auto done = file->sync(); !done) return done.error();
    if (auto done = manifest->sync(); !done) return done.error();
    if (auto done = file->commit(); !done) return done.error();
    if (auto done = manifest->commit(); !done) return done.error();
    return outcome;
  }
  if (auto done = file->commit(); !done) return done.error();
  return outcome;
}

Result<std::string> exportPreview(const ExportRequest &request, std::size_t lines) {
  FirstLines first(lines);
  const auto written =
      writeExport(request, [&first](std::string_view bytes) { return first.take(bytes); }, {});
  if (!written && !first.isFull()) return written.error();
  return first.text();
}

}  // namespace shinglescope
