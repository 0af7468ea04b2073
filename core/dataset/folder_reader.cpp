#include "core/dataset/folder_reader.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <utility>

#include "core/dataset/byte_source.h"
#include "core/dataset/encoding.h"
#include "core/dataset/file_kind.h"
#include "core/dataset/line_reader.h"
#include "core/dataset/text_table.h"

namespace shinglescope {

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 4> kEndings = {".txt", ".txt.gz", ".txt.xz", ".txt.zst"};
constexpr std::uint64_t kEntriesBetweenPolls = 256;
constexpr std::size_t kSampleBytes = 1U << 20U;

struct TextFile {
  std::string name;  ///< relative to the folder
  std::uint64_t bytes = 0;
};

struct Listing {
  std::vector<TextFile> files;
  std::uint64_t otherFiles = 0;
  std::uint64_t unreadableFolders = 0;
  std::uint64_t bytes = 0;
};

bool isTextName(std::string name) {
  std::transform(name.begin(), name.end(), name.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  return std::any_of(kEndings.begin(), kEndings.end(),
                     [&name](std::string_view ending) { return name.ends_with(ending); });
}

/// Reads a folder and those below it, without exceptions and in any order.
class FolderListing {
 public:
  FolderListing(const std::string &root, const RunContext &context)
      : m_root(root), m_context(context) {}

  Result<Listing> list() {
    std::vector<std::string> folders = {std::string()};
    while (!folders.empty()) {
      const std::string folder = std::move(folders.back());
      folders.pop_back();
      if (auto listed = listOne(folder, folders); !listed) return listed.error();
    }
    std::sort(m_listing.files.begin(), m_listing.files.end(),
              [](const TextFile &a, const TextFile &b) { return a.name < b.name; });
    return std::move(m_listing);
  }

 private:
  Result<void> listOne(const std::string &folder, std::vector<std::string> &folders) {
    std::error_code error;
    fs::directory_iterator entries(fs::path(m_root) / folder, error);
    if (error && folder.empty()) {
      return Error{ErrorCode::Io,
                   "The folder " + quotedForMessage(m_root) + " cannot be read (" +
                       error.message() + "); check its permissions.",
                   m_root};
    }
    if (error) ++m_listing.unreadableFolders;
    for (; !error && entries != fs::directory_iterator(); entries.increment(error)) {
      if (++m_entries % kEntriesBetweenPolls == 0 && m_context.isCancelled())
        return cancelledError();
      addEntry(*entries, folder, folders);
    }
    return {};
  }

  void addEntry(const fs::directory_entry &entry, const std::string &folder,
                std::vector<std::string> &folders) {
    std::error_code ignored;
    const std::string own = entry.path().filename().native();
    const std::string name = folder.empty() ? own : folder + "/" + own;
    if (entry.symlink_status(ignored).type() == fs::file_type::directory) {
      folders.push_back(name);
    } else if (entry.is_directory(ignored) || !isTextName(own)) {
      ++m_listing.otherFiles;
    } else {
      const std::uintmax_t bytes = entry.is_regular_file(ignored) ? entry.file_size(ignored) : 0;
      m_listing.files.push_back({name, ignored ? 0 : bytes});
      m_listing.bytes += m_listing.files.back().bytes;
    }
  }

  const std::string &m_root;
  const RunContext &m_context;
  std::uint64_t m_entries = 0;
  Listing m_listing;
};

/// Reads the files of a listing into a table; used once.
class FolderLoader {
 public:
  FolderLoader(std::string path, const LoadOptions &options, const RunContext &context)
      : m_path(std::move(path)),
        m_options(options),
        m_context(context),
        m_limits{memoryLimit(context), context.stop} {}

  Result<LoadedDataset> run();

 private:
  Result<void> addFile(const TextFile &file, TextTable &table);
  Result<std::uint64_t> readText(const TextFile &file);
  void addNotes(const Listing &listing, bool isStopped);
  void guess();

  std::string m_path;
  const LoadOptions &m_options;
  const RunContext &m_context;
  SourceLimits m_limits;
  LoadReport m_report;
  std::string m_text;
  std::uint64_t m_offset = 0;
  std::uint64_t m_decodedFiles = 0;
};

Result<LoadedDataset> FolderLoader::run() {
  const auto start = std::chrono::steady_clock::now();
  auto listing = FolderListing(m_path, m_context).list();
  if (!listing) return listing.error();
  if (listing->files.empty()) {
    return Error{ErrorCode::Io,
                 quotedForMessage(m_path) +
                     " is a folder without .txt files; choose a file in it, or another folder.",
                 m_path};
  }
  m_report.path = m_path;
  guess();
  m_context.startStage(Stage::Reading, listing->bytes);
  TextTable table({"file", "text"}, m_options, m_context, m_report);
  bool isStopped = false;
  for (const TextFile &file : listing->files) {
    isStopped = table.isFull();
    if (isStopped) break;
    if (m_context.isCancelled()) return cancelledError();
    if (auto added = addFile(file, table); !added) return added.error();
    m_context.advance(file.bytes);
  }
  auto dataset = table.finish(isStopped);
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
  m_report.dialect = dialect;
  const std::string reason = "It is a folder: each .txt file is a row.";
  m_report.sniffed.reasons = {reason, "The encoding is guessed for each file."};
  m_report.sniffed.items.push_back(
      {SniffedItem::Kind::Shape, "folder of texts", 1, reason, m_options.shape.has_value()});
}

Result<void> FolderLoader::addFile(const TextFile &file, TextTable &table) {
  const auto bomBytes = readText(file);
  if (!bomBytes) {
    const Error &error = bomBytes.error();
    if (error.code == ErrorCode::Cancelled || error.code == ErrorCode::BadParameter) return error;
    table.reject({{}, 0, m_offset, 1}, error.detail);
    return {};
  }
  m_report.bomBytes += *bomBytes;
  const SourcePiece place{m_text, m_text.size(), m_offset + *bomBytes, 1};
  m_offset += *bomBytes + m_text.size();
  m_report.physicalLines +=
      static_cast<std::uint64_t>(std::count(m_text.begin(), m_text.end(), '\n') +
                                 (m_text.empty() || m_text.back() == '\n' ? 0 : 1));
  const std::string name = isValidUtf8(file.name) ? file.name : escapedForMessage(file.name);
  return table.addRow({name, m_text}, place);
}

/// Reads all of a file; returns the bytes of its mark.
Result<std::uint64_t> FolderLoader::readText(const TextFile &file) {
  const std::string path = (fs::path(m_path) / file.name).native();
  auto raw = openFileSource(path, m_limits);
  if (!raw) return raw.error();
  auto source = ByteSource::open(std::move(*raw), m_options.encoding);
  if (!source) return source.error();
  m_text.clear();
  bool more = true;
  while (more) {
    if (m_context.isCancelled()) return cancelledError();
    const auto read = source->readBlock(m_options.blockBytes, m_text);
    if (!read) return read.error();
    more = *read;
    if (m_text.size() > m_options.maxRowBytes) {
      return Error{ErrorCode::Limit,
                   quotedForMessage(path) + " has more than the " +
                       std::to_string(m_options.maxRowBytes) + " bytes that a row may have.",
                   path};
    }
  }
  const std::string_view sample = std::string_view(m_text).substr(0, kSampleBytes);
  if (auto text = refuseUnknownBinary(sample, path); !text) return text.error();
  if (source->isDecoded()) ++m_decodedFiles;
  return source->bomBytes();
}

void FolderLoader::addNotes(const Listing &listing, bool isStopped) {
  m_report.fileBytes = m_offset;
  std::vector<std::string> &notes = m_report.notes;
  if (listing.otherFiles > 0) {
    notes.push_back("Other files in the folder, not read: " + std::to_string(listing.otherFiles) +
                    ".");
  }
  if (listing.unreadableFolders > 0) {
    notes.push_back("Folders that may not be read: " + std::to_string(listing.unreadableFolders) +
                    ".");
  }
  if (m_decodedFiles > 0) {
    notes.push_back("Files that are not in UTF-8, decoded: " + std::to_string(m_decodedFiles) +
                    ".");
  }
  if (!isStopped && m_report.rows == 0) notes.emplace_back("None of the files could be read.");
}

}  // namespace

Result<LoadedDataset> readFolder(const std::string &path, const LoadOptions &options,
                                 const RunContext &context) {
  return FolderLoader(path, options, context).run();
}

}  // namespace shinglescope
