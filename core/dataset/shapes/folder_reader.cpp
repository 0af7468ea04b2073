// SPDX-License-Identifier: MIT
#include "core/dataset/shapes/folder_reader.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "core/dataset/shapes/folder_texts.h"
#include "core/dataset/shapes/source_notes.h"
#include "core/dataset/shapes/text_table.h"
#include "core/dataset/source/encoding.h"

namespace shinglescope {

namespace {

/// Reads the files of a listing into a table; used once.
class FolderLoader {
 public:
  FolderLoader(std::string path, const LoadOptions &options, const RunContext &context)
      : m_path(std::move(path)),
        m_options(options),
        m_context(context),
        m_texts(m_path, options, context) {}

  Result<LoadedDataset> run();

 private:
  Result<void> addFile(const TextFile &file, TextTable &table);
  void addNotes(const FolderListing &listing, bool isStopped);
  void guess();

  std::string m_path;
  const LoadOptions &m_options;
  const RunContext &m_context;
  FolderTexts m_texts;
  LoadReport m_report;
  std::uint64_t m_offset = 0;
  std::uint64_t m_decodedFiles = 0;
  std::uint64_t m_changedFiles = 0;
  std::string m_firstChanged;
};

Result<LoadedDataset> FolderLoader::run() {
  const auto start = std::chrono::steady_clock::now();
  auto listing = listFolder(m_path, m_context);
  if (!listing) return listing.error();
  if (listing->files.empty()) {
    return errorAbout(ErrorCode::Io, MessageId::FolderHasNoTexts, m_path);
  }
  m_report.path = m_path;
  guess();
  m_context.startStage(Stage::Reading, WorkUnit::Bytes, listing->bytes);
  TextTable table({"file", "text"}, m_options, m_context, m_report);
  bool isStopped = false;
  for (const TextFile &file : listing->files) {
    isStopped = table.isFull();
    if (isStopped) break;
    if (m_context.isCancelled()) return cancelledError();
    if (auto added = addFile(file, table); !added) return added.error();
    m_context.advance(file.bytes);
  }
  auto dataset = table.finish();
  if (!isStopped) m_report.digest = m_texts.finishDigest();
  addNotes(*listing, isStopped);
  m_report.seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return LoadedDataset{std::move(dataset), std::move(m_report)};
}

void FolderLoader::guess() {
  Dialect &dialect = m_report.sniffed.dialect;
  dialect.shape = SourceShape::Folder;
  dialect.delimiter = '\t';
  dialect.quote.reset();
  dialect.encoding = m_options.encoding.value_or("UTF-8");
  dialect.repairsText = m_options.repairsText;
  m_report.dialect = dialect;
  m_report.sniffed.add(SniffedItem::Kind::Shape, inEnglish(shapeName(SourceShape::Folder)), 1,
                       {MessageId::ShapeIsFolder}, m_options.shape.has_value());
  m_report.sniffed.reasons.push_back({MessageId::EncodingOfEachFile});
  if (!m_options.encoding) return;
  m_report.sniffed.add(SniffedItem::Kind::Encoding, *m_options.encoding, 1,
                       {MessageId::EncodingChosen}, true, false);
}

Result<void> FolderLoader::addFile(const TextFile &file, TextTable &table) {
  if (const auto read = m_texts.read(file); !read) {
    if (!FolderTexts::isOfOneFile(read.error())) return read.error();
    table.reject({{}, 0, m_offset, 1}, read.error().message);
    return {};
  }
  const std::string &text = m_texts.text();
  if (m_texts.isDecoded()) ++m_decodedFiles;
  if (m_texts.hasChanged() && m_changedFiles++ == 0) m_firstChanged = file.name;
  m_report.bomBytes += m_texts.bomBytes();
  const SourcePiece place{text, text.size(), m_offset + m_texts.bomBytes(), 1};
  m_offset += m_texts.bomBytes() + text.size();
  m_report.physicalLines += static_cast<std::uint64_t>(
      std::ranges::count(text, '\n') + (text.empty() || text.back() == '\n' ? 0 : 1));
  const std::string name = isValidUtf8(file.name) ? file.name : escapedForMessage(file.name);
  return table.addRow({name, text}, place);
}

void FolderLoader::addNotes(const FolderListing &listing, bool isStopped) {
  m_report.fileBytes = m_offset;
  if (isStopped) addStopNote(m_report);
  std::vector<Message> &notes = m_report.notes;
  const auto addCount = [&notes](MessageId id, std::uint64_t count) {
    if (count > 0) notes.push_back({id, {count}});
  };
  addCount(MessageId::FolderOtherFiles, listing.otherFiles);
  addCount(MessageId::LinksOutside, listing.linksOutside);
  addCount(MessageId::FolderForbiddenFolders, listing.unreadableFolders);
  addCount(MessageId::FolderFilesDecoded, m_decodedFiles);
  if (m_changedFiles > 0) {
    notes.push_back(
        {MessageId::FolderFilesChanged, {m_changedFiles, escapedForMessage(m_firstChanged)}});
  }
  if (!isStopped && m_report.rows == 0) notes.push_back({MessageId::FolderNothingRead});
}

}  // namespace

Result<LoadedDataset> readFolder(const std::string &path, const LoadOptions &options,
                                 const RunContext &context) {
  return FolderLoader(path, options, context).run();
}

}  // namespace shinglescope
