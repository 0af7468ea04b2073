#include "ui/models/file_preview.h"

#include <QFile>
#include <QFileInfo>

#include "core/dataset/byte_source.h"

namespace shinglescope {

namespace {

constexpr std::uint64_t kPreviewRows = 200;
constexpr std::size_t kRawBytes = 256 * 1024;
constexpr std::size_t kRawLines = 2000;

std::string pathOf(const ImportSource &source) {
  return QFile::encodeName(QFileInfo(source.path).absoluteFilePath()).toStdString();
}

Result<ByteSource> openBytes(const ImportSource &source,
                             const std::optional<std::string> &encoding) {
  return ByteSource::open(pathOf(source), encoding);
}

/// The text of the first bytes; empty where they are no text.
Result<std::string> readHead(const ImportSource &source, const std::optional<std::string> &encoding,
                             std::uint64_t &offset) {
  Result<ByteSource> bytes = openBytes(source, encoding);
  if (!bytes) return bytes.error();
  offset = bytes->bomBytes();
  std::string text;
  while (text.size() < kRawBytes) {
    const Result<bool> more = bytes->readBlock(kRawBytes - text.size(), text);
    if (!more) return more.error();
    if (!*more) break;
  }
  return text;
}

std::vector<RawLine> firstLines(const ImportSource &source,
                                const std::optional<std::string> &encoding,
                                const LoadedDataset *loaded) {
  std::uint64_t offset = 0;
  Result<std::string> text = readHead(source, encoding, offset);
  // A name that is no encoding: what stands there can be shown all the same.
  if (!text && text.error().code == ErrorCode::BadParameter) text = readHead(source, {}, offset);
  return text ? rawLines(*text, offset, loaded, kRawLines) : std::vector<RawLine>();
}

}  // namespace

Result<FilePreview> previewSource(const ImportSource &source, LoadOptions options,
                                  const RunContext &context) {
  options.maxRows = kPreviewRows;
  FilePreview preview;
  std::optional<std::string> encoding = options.encoding;
  Result<LoadedDataset> loaded = loadDataset(pathOf(source), options, context);
  if (loaded) {
    encoding = loaded->report.dialect.encoding;
    preview.loaded = std::move(*loaded);
  } else if (loaded.error().code == ErrorCode::Cancelled) {
    return loaded.error();
  } else {
    preview.error = loaded.error();
  }
  preview.rawLines = firstLines(source, encoding, preview.loaded ? &*preview.loaded : nullptr);
  return preview;
}

}  // namespace shinglescope
