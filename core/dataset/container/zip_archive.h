// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/base/result.h"
#include "core/dataset/source/raw_source.h"

namespace shinglescope {

/// A file in a ZIP archive.
struct ZipMember {
  std::string name;  ///< as stored; may be invalid UTF-8, and is never used as a path
  std::uint64_t storedBytes = 0;
  std::uint64_t bytes = 0;  ///< as stated by the archive, which may lie
  std::uint16_t method = 0;
  bool isEncrypted = false;
  std::uint64_t directoryPlace = 0;  ///< of its entry in the table of contents
  std::uint64_t number = 0;          ///< in the table of contents
};

class ZipMemberReader;

/// The table of contents of a ZIP archive, also with the 64-bit extension. Immutable; may be shared
/// by threads, each with its own reader.
class ZipArchive {
 public:
  static constexpr std::uint64_t kMostMembers = 100'000;

  /// Reads the table of contents; folders are left out. Errors: those of the source, Format
  /// (damaged, several members with one name), Limit (too many members), Cancelled.
  static Result<std::shared_ptr<const ZipArchive>> open(std::shared_ptr<RawSource> source,
                                                        const std::stop_token &stop);

  const std::string &sourceName() const { return m_source->name(); }
  const std::shared_ptr<RawSource> &source() const { return m_source; }
  const std::vector<ZipMember> &members() const { return m_members; }
  /// Returns the member with exactly this name; null if there is none.
  const ZipMember *find(std::string_view name) const;
  /// Returns a reader of a member. Errors: Format (encrypted, unknown method, damaged).
  Result<std::unique_ptr<ZipMemberReader>> read(const ZipMember &member) const;
  /// Returns the error of a member whose content is damaged.
  Error damageIn(std::string_view member) const;

 private:
  explicit ZipArchive(std::shared_ptr<RawSource> source) : m_source(std::move(source)) {}
  Result<void> readContents(const std::stop_token &stop);

  std::shared_ptr<RawSource> m_source;
  std::vector<ZipMember> m_members;
  std::unordered_map<std::string_view, std::size_t> m_places;
};

/// Decompresses one member from its first byte to its last, and checks its size and checksum. One
/// thread.
class ZipMemberReader {
 public:
  virtual ~ZipMemberReader() = default;
  /// Reads the next bytes into `to`. Returns their number; 0 at the end. Errors: those of the
  /// source, Format (damaged).
  virtual Result<std::size_t> read(char *to, std::size_t bytes) = 0;
  /// Returns the number of compressed bytes that were needed so far.
  virtual std::uint64_t storedPosition() const = 0;
};

/// Reads a whole small member, such as a list of styles. Limit if it has more than `most` bytes.
Result<std::string> readWholeMember(const ZipArchive &archive, const ZipMember &member,
                                    std::uint64_t most);

}  // namespace shinglescope
