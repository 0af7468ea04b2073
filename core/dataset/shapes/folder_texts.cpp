// SPDX-License-Identifier: MIT
#include "core/dataset/shapes/folder_texts.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "core/base/files/file_identity.h"
#include "core/dataset/source/byte_source.h"
#include "core/dataset/source/encoding.h"
#include "core/dataset/source/file_kind.h"

namespace shinglescope {

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kEntriesBetweenPolls = 256;
constexpr std::size_t kFolderTextsSampleBytes = 1U << 20U;

/// Lists a folder and its subfolders in any order; never throws an exception.
class FolderWalk {
 public:
  FolderWalk(const std::string &root, const RunContext &context)
      : m_root(root), m_context(context) {}

  Result<FolderListing> list() {
    std::vector<std::string> folders = {std::string()};
    while (!folders.empty()) {
      const std::string folder = std::move(folders.back());
      folders.pop_back();
      if (auto listed = listOne(folder, folders); !listed) return listed.error();
    }
    std::ranges::sort(m_listing.files, {}, &TextFile::name);
    return std::move(m_listing);
  }

 private:
  Result<void> listOne(const std::string &folder, std::vector<std::string> &folders) {
    std::error_code error;
    fs::directory_iterator entries(fs::path(m_root) / folder, error);
    if (error && folder.empty()) {
      return errorOf(ErrorCode::Io,
                     {MessageId::FolderUnreadable, {escapedForMessage(m_root), error.message()}},
                     m_root);
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
    const fs::file_type type = entry.symlink_status(ignored).type();
    if (type == fs::file_type::directory) {
      folders.push_back(name);
    } else if (type == fs::file_type::symlink && isTextName(own) && leadsOut(entry.path())) {
      ++m_listing.linksOutside;
    } else if (entry.is_directory(ignored) || !isTextName(own)) {
      ++m_listing.otherFiles;
    } else {
      const std::uintmax_t bytes = entry.is_regular_file(ignored) ? entry.file_size(ignored) : 0;
      m_listing.files.push_back({name, ignored ? 0 : bytes});
      m_listing.bytes += m_listing.files.back().bytes;
    }
  }

  /// Tests for a link out of the folder: a folder from elsewhere must not reveal other files on
  /// this machine.
  bool leadsOut(const fs::path &link) {
    std::error_code error;
    const fs::path target = fs::canonical(link, error);
    if (error) return false;  // a broken link: listed as a text that cannot be read
    if (m_realRoot.empty()) m_realRoot = fs::canonical(m_root, error);
    const auto [rootEnd, ignored] =
        std::mismatch(m_realRoot.begin(), m_realRoot.end(), target.begin(), target.end());
    return rootEnd != m_realRoot.end();
  }

  const std::string &m_root;
  fs::path m_realRoot;  ///< resolved when the first link is found
  const RunContext &m_context;
  std::uint64_t m_entries = 0;
  FolderListing m_listing;
};

std::string_view bytesOfNumber(const std::uint64_t &number) {
  return {reinterpret_cast<const char *>(&number), sizeof number};
}

}  // namespace

Result<FolderListing> listFolder(const std::string &path, const RunContext &context) {
  return FolderWalk(path, context).list();
}

FolderTexts::FolderTexts(std::string path, const LoadOptions &options, const RunContext &context)
    : m_path(std::move(path)), m_options(options), m_context(context) {}

bool FolderTexts::isOfOneFile(const Error &error) {
  return error.code != ErrorCode::Cancelled && error.code != ErrorCode::BadParameter;
}

Result<void> FolderTexts::read(const TextFile &file) {
  m_content.reset();
  auto done = readText((fs::path(m_path) / file.name).native());
  digest(file.name, done ? m_content : std::nullopt);
  return done;
}

Result<void> FolderTexts::readText(const std::string &path) {
  auto source =
      ByteSource::open(path, m_options.encoding, {memoryLimit(m_context), m_context.stop});
  if (!source) return source.error();
  source->startDigest();
  m_text.clear();
  bool more = true;
  while (more) {
    if (m_context.isCancelled()) return cancelledError();
    const auto read = source->readBlock(m_options.blockBytes, m_text);
    if (!read) return read.error();
    more = *read;
    if (m_text.size() > m_options.maxRowBytes) {
      return errorOf(
          ErrorCode::Limit,
          {MessageId::FileTooLargeForRow, {escapedForMessage(path), m_options.maxRowBytes}}, path);
    }
  }
  const std::string_view sample = std::string_view(m_text).substr(0, kFolderTextsSampleBytes);
  if (auto text = refuseUnknownBinary(sample, path); !text) return text.error();
  m_content = source->finishDigest();
  m_isDecoded = source->isDecoded();
  m_hasChanged = source->hasChanged();
  m_bomBytes = source->bomBytes();
  return {};
}

/// A NUL terminates the name, which cannot contain one; a file that is not a row has no content
/// digest.
void FolderTexts::digest(const std::string &name, const std::optional<Digest128> &content) {
  m_digest.update({name.c_str(), name.size() + 1});
  m_digest.update(content ? "1" : "0");
  if (!content) return;
  m_digest.update(bytesOfNumber(content->high));
  m_digest.update(bytesOfNumber(content->low));
}

}  // namespace shinglescope
