#include "ui/models/file_preview.h"

#include <QFile>
#include <QFileInfo>
#include <QStringList>
#include <algorithm>

#include "core/dataset/encoding.h"
#include "core/dataset/text_decoder.h"
#include "ui/models/display_text.h"

namespace shinglescope {

namespace {

constexpr std::uint64_t kPreviewRows = 200;
constexpr qint64 kRawBytes = 64 * 1024;
constexpr qsizetype kRawLines = 200;
constexpr int kNumberWidth = 4;

std::string decoded(const QByteArray &bytes, const std::string &encoding) {
  const std::string_view raw(bytes.constData(), static_cast<std::size_t>(bytes.size()));
  if (isUtf8Name(encoding)) return std::string(raw);
  Result<TextDecoder> decoder = TextDecoder::open(encoding);
  if (!decoder) return std::string(raw);
  std::string text;
  decoder->decode(raw, false, text);
  return text;
}

QString numberedLines(std::string_view text) {
  QStringList lines;
  while (!text.empty() && lines.size() < kRawLines) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    lines
        << QStringLiteral("%1  %2").arg(lines.size() + 1, kNumberWidth).arg(cellDisplayText(line));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines.join(u'\n');
}

QString rawText(const std::string &path, const std::string &encoding) {
  const QString name = QFile::decodeName(QByteArray::fromStdString(path));
  // Opening a pipe or a device could wait for ever.
  if (!QFileInfo(name).isFile()) return {};
  QFile file(name);
  if (!file.open(QIODevice::ReadOnly)) return {};
  const std::string text = decoded(file.read(kRawBytes), encoding);
  std::string repaired;
  appendRepairedUtf8(text, repaired);
  return numberedLines(repaired);
}

}  // namespace

Result<FilePreview> previewFile(const std::string &path, LoadOptions options,
                                const RunContext &context) {
  options.maxRows = kPreviewRows;
  FilePreview preview;
  std::string encoding = options.encoding.value_or("UTF-8");
  Result<LoadedDataset> loaded = loadDataset(path, options, context);
  if (loaded) {
    encoding = loaded->report.dialect.encoding;
    preview.loaded = std::move(*loaded);
  } else if (loaded.error().code == ErrorCode::Cancelled) {
    return loaded.error();
  } else {
    preview.error = loaded.error();
  }
  preview.rawText = rawText(path, encoding);
  return preview;
}

}  // namespace shinglescope
