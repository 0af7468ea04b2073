#include "core/dataset/shapes/folder_reader.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "core/dataset/shapes/folder_texts.h"
#include "core/dataset/shapes/line_reader.h"
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
    return Error{ErrorCode::Io,
                 quotedForMessage(m_path) +
                     " is a folder without .txt files; choose a file in it, or another folder.",
                 m_path};
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
  const std::string reason = "It is a folder: each .txt file is a row.";
  m_report.sniffed.reasons = {reason, "The encoding is guessed for each file."};
  m_report.sniffed.items.push_back(
      {SniffedItem::Kind::Shape, "folder of texts", 1, reason, m_options.shape.has_value()});
  if (!m_options.encoding) return;
  m_report.sniffed.items.push_back(
      {SniffedItem::Kind::Encoding, *m_options.encoding, 1, "The encoding was chosen.", true});
}

Result<void> FolderLoader::addFile(const TextFile &file, TextTable &table) {
  if (const auto read = m_texts.read(file); !read) {
    if (!FolderTexts::isOfOneFile(read.error())) return read.error();
    table.reject({{}, 0, m_offset, 1}, read.error().detail);
    return {};
  }
  const std::string &text = m_texts.text();
  if (m_texts.isDecoded()) ++m_decodedFiles;
  if (m_texts.hasChanged() && m_changedFiles++ == 0) m_firstChanged = file.name;
  m_report.bomBytes += m_texts.bomBytes();
  const SourcePiece place{text, text.size(), m_offset + m_texts.bomBytes(), 1};
  m_offset += m_texts.bomBytes() + text.size();
  m_report.physicalLines += static_cast<std::uint64_t>(
      std::count(text.begin(), text.end(), '\n') + (text.empty() || text.back() == '\n' ? 0 : 1));
  const std::string name = isValidUtf8(file.name) ? file.name : escapedForMessage(file.name);
  return table.addRow({name, text}, place);
}

void FolderLoader::addNotes(const FolderListing &listing, bool isStopped) {
  m_report.fileBytes = m_offset;
  if (isStopped) addStopNote(m_report);
  std::vector<std::string> &notes = m_report.notes;
  if (listing.otherFiles > 0) {
    notes.push_back("Other files in the folder, not read: " + std::to_string(listing.otherFiles) +
                    ".");
  }
  if (listing.linksOutside > 0) {
    notes.push_back(inEnglish({MessageId::LinksOutside, {listing.linksOutside}}));
  }
  if (listing.unreadableFolders > 0) {
    notes.push_back("Folders that may not be read: " + std::to_string(listing.unreadableFolders) +
                    ".");
  }
  if (m_decodedFiles > 0) {
    notes.push_back("Files that are not in UTF-8, decoded: " + std::to_string(m_decodedFiles) +
                    ".");
  }
  if (m_changedFiles > 0) {
    notes.push_back("Files that were changed or replaced while they were read: " +
                    std::to_string(m_changedFiles) + ", the first is " +
                    quotedForMessage(m_firstChanged) +
                    "; open the folder again to see their present content.");
  }
  if (!isStopped && m_report.rows == 0) notes.emplace_back("None of the files could be read.");
}

}  // namespace

Result<LoadedDataset> readFolder(const std::string &path, const LoadOptions &options,
                                 const RunContext &context) {
  return FolderLoader(path, options, context).run();
}

}  // namespace shinglescope
