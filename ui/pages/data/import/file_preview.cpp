// SPDX-License-Identifier: MIT
#include "ui/pages/data/import/file_preview.h"

#include "core/dataset/container/container.h"
#include "core/dataset/source/byte_source.h"
#include "core/dataset/source/encoding.h"
#include "ui/base/text/display_text.h"

namespace shinglescope {

namespace {

constexpr std::size_t kRawBytes = 256 * 1024;
constexpr std::size_t kRawLines = 2000;
constexpr std::size_t kShownOfFile = 1024;

/// Returns the text of the first bytes; empty if they are not text.
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

/// Returns one line for each file of a folder: its name and the beginning of its text.
std::vector<RawLine> filesOf(const Dataset &folder) {
  std::vector<RawLine> lines;
  for (std::uint32_t row = 0; row < folder.rowCount(); ++row) {
    std::string text(folder.cell({row}, {0}));
    const std::string_view content = folder.cell({row}, {1});
    text.append("  ").append(content.substr(0, kShownOfFile));
    std::string repaired;  // the cut may split a character
    appendRepairedUtf8(text, repaired);
    lines.push_back({row + 1, RawLineKind::Row, row, cellDisplayText(repaired)});
  }
  return lines;
}

std::vector<RawLine> firstLinesOf(const std::shared_ptr<RawSource> &raw,
                                  const std::optional<std::string> &encoding,
                                  const LoadedDataset *loaded) {
  std::uint64_t offset = 0;
  Result<std::string> text = readHead(raw, encoding, offset);
  // The encoding's name is unknown; show the text without it.
  if (!text && text.error().code == ErrorCode::BadParameter) text = readHead(raw, {}, offset);
  return text ? rawLines(*text, offset, loaded, kRawLines) : std::vector<RawLine>();
}

std::vector<RawLine> firstLines(const ImportSource &source,
                                const std::optional<std::string> &encoding,
                                const LoadedDataset *loaded, const RunContext &context) {
  if (loaded != nullptr && loaded->report.dialect.shape == SourceShape::Folder)
    return filesOf(*loaded->dataset);
  const auto raw = openBytes(source, context);
  if (!raw) return {};
  const SourceLimits limits{memoryLimit(context), context.stop};
  const auto part =
      openPart(*raw, loaded == nullptr ? std::nullopt : chosenPart(loaded->report.dialect), limits);
  if (!part) return {};
  // The text of a sheet or a database table is made from its cells, in UTF-8.
  if (part->hasCells()) return firstLinesOf(part->source, "UTF-8", loaded);
  return firstLinesOf(part->source, encoding, loaded);
}

/// Returns the tables of a file that contains several.
std::vector<ContainerPart> partsOf(const ImportSource &source, const RunContext &context) {
  const auto raw = openBytes(source, context);
  if (!raw) return {};
  const auto container = openContainer(*raw, {memoryLimit(context), context.stop});
  return container && *container ? (*container)->parts() : std::vector<ContainerPart>();
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
    // The early end of the preview is not a remark on the file.
    std::erase_if(loaded->report.notes,
                  [](const Message &note) { return note.id == MessageId::RowsFirstOnly; });
    preview.loaded = std::move(*loaded);
  } else if (loaded.error().code == ErrorCode::Cancelled) {
    return loaded.error();
  } else {
    preview.error = loaded.error();
    preview.parts = partsOf(source, context);
  }
  preview.rawLines =
      firstLines(source, encoding, preview.loaded ? &*preview.loaded : nullptr, context);
  return preview;
}

}  // namespace shinglescope
