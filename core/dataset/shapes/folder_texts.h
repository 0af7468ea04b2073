// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/dataset/csv/load_options.h"
#include "core/dataset/source/source_digest.h"

namespace shinglescope {

/// A file that is, or could be, a row of a folder of texts.
struct TextFile {
  std::string name;  ///< relative to the folder
  std::uint64_t bytes = 0;
};

/// The content of a folder and its subfolders.
struct FolderListing {
  std::vector<TextFile> files;  ///< texts, in the byte order of their names
  std::uint64_t otherFiles = 0;
  std::uint64_t unreadableFolders = 0;
  std::uint64_t linksOutside = 0;  ///< links with a text name that lead out of the folder; not read
  std::uint64_t bytes = 0;         ///< of the texts
};

/// Lists every `.txt` file (also compressed) of a folder; links to folders are not followed.
/// Errors: Io (the folder cannot be read), Cancelled.
Result<FolderListing> listFolder(const std::string &path, const RunContext &context);

/// Reads the texts of a folder one after the other and digests them with their names. One thread;
/// borrows options and context.
class FolderTexts {
 public:
  FolderTexts(std::string path, const LoadOptions &options, const RunContext &context);

  /// Reads a whole file. Errors: those of the source, Encoding, Format (not text), Limit (over the
  /// row limit), BadParameter, Cancelled.
  Result<void> read(const TextFile &file);
  /// Returns whether an error concerns only one file, which then does not become a row.
  static bool isOfOneFile(const Error &error);

  /// Returns the text of the last read(): UTF-8 without a byte-order mark, possibly with invalid
  /// bytes.
  const std::string &text() const { return m_text; }
  std::uint64_t bomBytes() const { return m_bomBytes; }
  bool isDecoded() const { return m_isDecoded; }
  /// Returns whether the file was changed or replaced while it was read.
  bool hasChanged() const { return m_hasChanged; }

  /// Returns the digest of the names and decompressed bytes of all files that were read or tried.
  Digest128 finishDigest() { return m_digest.finish(); }

 private:
  Result<void> readText(const std::string &path);
  void digest(const std::string &name, const std::optional<Digest128> &content);

  std::string m_path;
  const LoadOptions &m_options;
  const RunContext &m_context;
  std::string m_text;
  std::uint64_t m_bomBytes = 0;
  bool m_isDecoded = false;
  bool m_hasChanged = false;
  std::optional<Digest128> m_content;  ///< of the current file, once all of it was read
  SourceDigest m_digest;
};

}  // namespace shinglescope
