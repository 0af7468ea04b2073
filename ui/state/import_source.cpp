#include "ui/state/import_source.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryFile>

namespace shinglescope {

namespace {
constexpr char kPastedName[] = "pasted table";

/// Through a file of its own that is gone when it is read.
Result<LoadedDataset> loadPasted(const std::string &text, const LoadOptions &options,
                                 const RunContext &context) {
  QTemporaryFile file;
  const bool isWritten = file.open() && file.write(text.data(), qint64(text.size())) >= 0;
  if (!isWritten || !file.flush())
    return Error{ErrorCode::Io, "The pasted text cannot be kept; make room on the disk."};
  const std::string path = QFile::encodeName(file.fileName()).toStdString();
  Result<LoadedDataset> loaded = loadDataset(path, options, context);
  if (loaded) loaded->report.path = kPastedName;
  return loaded;
}
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
  return loadPasted(*source.pasted, options, context);
}

Result<OpenedTable> openAsKept(const ImportSource &source, const ImportProfile &profile,
                               const RunContext &context) {
  // The first row is enough to know the columns.
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
