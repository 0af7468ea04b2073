// SPDX-License-Identifier: MIT
#include "core/export/exporter.h"

#include <algorithm>
#include <filesystem>
#include <optional>

#include "core/base/files/atomic_file.h"
#include "core/base/files/file_identity.h"
#include "core/dataset/source/source_digest.h"
#include "core/export/content/exact_copy.h"
#include "core/export/content/export_rows.h"
#include "core/export/content/table_rows.h"
#include "core/export/format/row_format.h"
#include "core/export/report/html_report.h"
#include "core/export/request/export_choices.h"
#include "core/export/request/export_manifest.h"
#include "core/export/request/export_target.h"

namespace shinglescope {
namespace {

/// The destination of a request's bytes.
struct Target {
  const ByteSink &sink;
  const RunContext &context;
  const std::string &folder;  ///< for unnamed files
};

std::unique_ptr<RowWriter> makeWriter(const ExportRequest &request, const Target &target) {
  return makeRowWriter({request.format, request.profile, hasHeader(request),
                        isPartialExport(request), target.folder},
                       target.sink, target.context);
}

Result<ExportOutcome> exportSourceCopy(const ExportRequest &request, const ByteSink &sink,
                                       const RunContext &context) {
  const Removal removal = removalOf(request);
  const auto copied = copyExactly(*request.source, request.maxRowBytes,
                                  {removal.rows, false, false}, sink, context);
  if (!copied) return copied.error();
  return ExportOutcome{.rows = cleanedTable(request).rowCount() - removal.rows.size(),
                       .rowsLeftOut = copied->rowsLeftOut};
}

Result<ExportOutcome> writeContent(const ExportRequest &request, const Target &target) {
  if (request.format == ExportFormat::Source)
    return exportSourceCopy(request, target.sink, target.context);
  if (request.format == ExportFormat::Html) {
    const auto shown = writeHtmlReport(request, target.sink, target.context);
    if (!shown) return shown.error();
    return ExportOutcome{.rows = *shown};
  }
  return writeRows(request, *makeWriter(request, target), target.context);
}

}  // namespace

Result<ExportOutcome> writeExport(const ExportRequest &request, const ByteSink &sink,
                                  const RunContext &context, const std::string &folder) {
  if (auto checked = checkRequest(request); !checked) return checked.error();
  std::uint64_t bytes = 0;
  const ByteSink counting = [&](std::string_view text) {
    bytes += text.size();
    return sink(text);
  };
  auto outcome = writeContent(request, {counting, context, folder});
  if (outcome) outcome->bytes = bytes;
  return outcome;
}

Result<ExportOutcome> exportToFile(const ExportRequest &request, const std::string &path,
                                   const RunContext &context, FileCalls &calls,
                                   const ExportMaker &make) {
  const std::string source = request.source ? request.source->path : std::string();
  const std::vector<std::string> targets = writtenFiles(path, request.hasManifest);
  for (const std::string &target : targets) {
    auto checked = checkTarget(target, source, request.protectedFiles);
    if (!checked) return checked.error();
  }
  auto file = AtomicFile::open(path, calls);
  if (!file) return file.error();
  // Both are opened before anything is written, so an error is reported immediately.
  std::optional<AtomicFile> manifest;
  if (targets.size() > 1) {
    auto opened = AtomicFile::open(targets.back(), calls);
    if (!opened) return opened.error();
    manifest.emplace(*std::move(opened));
  }
  SourceDigest digest;
  const ByteSink sink = [&](std::string_view bytes) {
    digest.update(bytes);
    return file->write(bytes);
  };
  auto outcome = make(request, sink, context, isDevice(path) ? std::string() : folderOfFile(path));
  if (!outcome) return outcome;
  outcome->digest = digest.finish();
  outcome->files = targets;
  if (!manifest) {
    if (auto done = file->commit(); !done) return done.error();
    return outcome;
  }
  const std::string name = std::filesystem::path(path).filename().string();
  auto done = manifest->write(exportManifest(request, *outcome, name));
  if (done) done = file->sync();
  if (done) done = manifest->sync();
  if (done) done = file->commit();
  if (done) done = manifest->commit();
  if (!done) return done.error();
  return outcome;
}

}  // namespace shinglescope
