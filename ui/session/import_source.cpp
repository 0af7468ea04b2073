// SPDX-License-Identifier: MIT
#include "ui/session/import_source.h"

#include <QFile>
#include <QFileInfo>

namespace shinglescope {

namespace {
constexpr char kPastedName[] = "pasted table";

}  // namespace

std::string filePathOf(const ImportSource &source) {
  return QFile::encodeName(QFileInfo(source.path).absoluteFilePath()).toStdString();
}

Result<std::shared_ptr<RawSource>> openBytes(const ImportSource &source,
                                             const RunContext &context) {
  const SourceLimits limits{memoryLimit(context), context.stop};
  if (source.isPasted()) return openMemorySource(kPastedName, *source.pasted, limits);
  return openFileSource(filePathOf(source), limits);
}

Result<LoadedDataset> loadSource(const ImportSource &source, const LoadOptions &options,
                                 const RunContext &context) {
  if (!source.isPasted()) return loadDataset(filePathOf(source), options, context);
  const auto bytes = openBytes(source, context);
  if (!bytes) return bytes.error();
  return loadDataset(*bytes, options, context);
}

Result<OpenedTable> openAsKept(const ImportSource &source, const ImportProfile &profile,
                               const RunContext &context) {
  // The first row is enough to find the columns.
  LoadOptions probe = profile.options;
  probe.maxRows = 1;
  const Result<LoadedDataset> first = loadSource(source, probe, context);
  const bool isFitting = first && profile.fits(first->dataset->columnNames());
  OpenedTable opened;
  if (isFitting) opened.options = profile.options;
  Result<LoadedDataset> loaded = loadSource(source, opened.options, context);
  if (!loaded) return loaded.error();
  opened.loaded = std::move(*loaded);
  opened.isAsKept = isFitting;
  const Dataset &dataset = *opened.loaded.dataset;
  if (isFitting) opened.roles = profile.rolesFor(dataset.columnNames(), guessColumnRoles(dataset));
  return opened;
}

}  // namespace shinglescope
