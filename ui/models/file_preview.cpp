#include "ui/models/file_preview.h"

#include "core/dataset/byte_source.h"

namespace shinglescope {

namespace {

constexpr std::uint64_t kPreviewRows = 200;
constexpr std::size_t kRawBytes = 256 * 1024;
constexpr std::size_t kRawLines = 2000;

/// The text of the first bytes; empty where they are no text.
Result<std::string> readHead(const std::shared_ptr<RawSource> &raw,
                             const std::optional<std::string> &encoding, std::uint64_t &offset) {
  Result<ByteSource> bytes = ByteSource::open(raw, encoding);
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
                                const LoadedDataset *loaded, const RunContext &context) {
  const auto raw = openBytes(source, context);
  if (!raw) return {};
  std::uint64_t offset = 0;
  Result<std::string> text = readHead(*raw, encoding, offset);
  // A name that is no encoding: what stands there can be shown all the same.
  if (!text && text.error().code == ErrorCode::BadParameter) text = readHead(*raw, {}, offset);
  return text ? rawLines(*text, offset, loaded, kRawLines) : std::vector<RawLine>();
}

}  // namespace

Result<FilePreview> previewSource(const ImportSource &source, LoadOptions options,
                                  const RunContext &context) {
  options.maxRows = kPreviewRows;
  FilePreview preview;
  std::optional<std::string> encoding = options.encoding;
  Result<LoadedDataset> loaded = loadSource(source, options, context);
  if (loaded) {
    encoding = loaded->report.dialect.encoding;
    preview.loaded = std::move(*loaded);
  } else if (loaded.error().code == ErrorCode::Cancelled) {
    return loaded.error();
  } else {
    preview.error = loaded.error();
  }
  preview.rawLines =
      firstLines(source, encoding, preview.loaded ? &*preview.loaded : nullptr, context);
  return preview;
}

}  // namespace shinglescope
