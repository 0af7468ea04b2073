// SPDX-License-Identifier: MIT
#include "core/dataset/container/zip_archive.h"

#include <minizip/unzip.h>

#include <algorithm>
#include <cstdio>
#include <utility>

#include "core/dataset/source/encoding.h"

namespace shinglescope {

namespace {

constexpr std::uint16_t kStoredMethod = 0;
constexpr std::uint16_t kDeflateMethod = 8;
constexpr std::size_t kZipWindowBytes = 16U << 10U;
constexpr std::uint64_t kMostNameBytes = 16U << 20U;  ///< of all members together
/// A source as minizip reads it: a file with a position. Minizip reads the table of contents byte
/// by byte, so short reads are served from a window. Keeps the first error.
struct ZipFile {
  std::shared_ptr<RawSource> source;
  std::uint64_t position = 0;
  std::optional<Error> error = {};
  std::string window = {};
  std::uint64_t windowBegin = 0;

  std::size_t readAt(char *to, std::size_t bytes) {
    const auto read = source->readAt(to, bytes, position);
    if (read) return *read;
    error = read.error();
    return 0;
  }

  std::size_t readShort(char *to, std::size_t bytes) {
    if (position < windowBegin || position + bytes > windowBegin + window.size()) {
      window.resize(kZipWindowBytes);
      windowBegin = position;
      window.resize(readAt(window.data(), window.size()));
    }
    const auto at = static_cast<std::size_t>(position - windowBegin);
    return window.copy(to, bytes, std::min(at, window.size()));
  }
};

ZipFile &zipFileOf(void *opaque) { return *static_cast<ZipFile *>(opaque); }

void *openZipFile(void *opaque, const void * /*name*/, int /*mode*/) { return opaque; }

uLong readZipFile(void *opaque, void * /*stream*/, void *buffer, uLong bytes) {
  constexpr uLong kShortBytes = 1024;
  ZipFile &file = zipFileOf(opaque);
  auto *to = static_cast<char *>(buffer);
  const std::size_t read = bytes < kShortBytes ? file.readShort(to, bytes) : file.readAt(to, bytes);
  file.position += read;
  return static_cast<uLong>(read);
}

ZPOS64_T tellZipFile(void *opaque, void * /*stream*/) { return zipFileOf(opaque).position; }

long seekZipFile(void *opaque, void * /*stream*/, ZPOS64_T offset, int origin) {
  ZipFile &file = zipFileOf(opaque);
  const std::uint64_t size = file.source->size().value_or(0);
  const std::uint64_t base = origin == ZLIB_FILEFUNC_SEEK_CUR   ? file.position
                             : origin == ZLIB_FILEFUNC_SEEK_END ? size
                                                                : 0;
  if (offset > size - std::min(base, size)) return -1;
  file.position = base + offset;
  return 0;
}

int closeZipFile(void * /*opaque*/, void * /*stream*/) { return 0; }
int hasZipFileFailed(void *opaque, void * /*stream*/) {
  return zipFileOf(opaque).error.has_value() ? 1 : 0;
}

/// An open archive of minizip. Not movable: minizip keeps the address of the file.
class ZipHandle {
 public:
  explicit ZipHandle(std::shared_ptr<RawSource> source) : m_file{std::move(source)} {
    zlib_filefunc64_def calls{};
    calls.zopen64_file = openZipFile;
    calls.zread_file = readZipFile;
    calls.ztell64_file = tellZipFile;
    calls.zseek64_file = seekZipFile;
    calls.zclose_file = closeZipFile;
    calls.zerror_file = hasZipFileFailed;
    calls.opaque = &m_file;
    m_zip = unzOpen2_64("", &calls);
  }
  ~ZipHandle() {
    if (m_zip != nullptr) unzClose(m_zip);
  }
  ZipHandle(const ZipHandle &) = delete;
  ZipHandle &operator=(const ZipHandle &) = delete;

  unzFile zip() const { return m_zip; }
  const std::optional<Error> &sourceError() const { return m_file.error; }

 private:
  ZipFile m_file;
  unzFile m_zip = nullptr;
};

Error archiveDamage(const std::string &name) {
  return errorOf(ErrorCode::Format, {MessageId::ZipDamaged, {escapedForMessage(name)}}, name);
}

/// Decompresses with minizip, which accepts any sizes in the table of contents; they are checked
/// here.
class MinizipReader final : public ZipMemberReader {
 public:
  MinizipReader(const ZipArchive &archive, const ZipMember &member)
      : m_name(archive.sourceName()),
        m_member(member),
        m_damage(archive.damageIn(member.name)),
        m_handle(archive.source()) {}

  Result<void> begin() {
    const unz64_file_pos place{m_member.directoryPlace, m_member.number};
    const bool isOpen = m_handle.zip() != nullptr &&
                        unzGoToFilePos64(m_handle.zip(), &place) == UNZ_OK &&
                        unzOpenCurrentFile(m_handle.zip()) == UNZ_OK;
    return isOpen ? Result<void>() : failure();
  }

  Result<std::size_t> read(char *to, std::size_t bytes) override {
    constexpr std::size_t kMostAtOnce = 1U << 20U;
    if (m_isAtEnd) return std::size_t{0};
    const auto wanted = static_cast<unsigned>(std::min(bytes, kMostAtOnce));
    const int got = unzReadCurrentFile(m_handle.zip(), to, wanted);
    if (got < 0 || m_handle.sourceError()) return failure();
    m_position += static_cast<std::uint64_t>(got);
    if (got == 0 && wanted > 0) return finish();
    return static_cast<std::size_t>(got);
  }

  std::uint64_t storedPosition() const override {
    const std::uint64_t share = m_member.bytes == 0 ? 0 : m_member.storedBytes;
    if (share == 0) return m_member.storedBytes;
    const long double part = static_cast<long double>(std::min(m_position, m_member.bytes)) /
                             static_cast<long double>(m_member.bytes);
    return static_cast<std::uint64_t>(part * static_cast<long double>(share));
  }

 private:
  Result<std::size_t> finish() {
    m_isAtEnd = true;
    const bool isWhole =
        unzCloseCurrentFile(m_handle.zip()) == UNZ_OK && m_position == m_member.bytes;
    if (!isWhole) return failure();
    return std::size_t{0};
  }

  Error failure() const { return m_handle.sourceError().value_or(m_damage); }

  std::string m_name;
  ZipMember m_member;
  Error m_damage;
  ZipHandle m_handle;
  std::uint64_t m_position = 0;
  bool m_isAtEnd = false;
};

}  // namespace

Result<std::shared_ptr<const ZipArchive>> ZipArchive::open(std::shared_ptr<RawSource> source,
                                                           const std::stop_token &stop) {
  std::shared_ptr<ZipArchive> archive(new ZipArchive(std::move(source)));
  if (auto read = archive->readContents(stop); !read) return read.error();
  return std::shared_ptr<const ZipArchive>(std::move(archive));
}

Result<void> ZipArchive::readContents(const std::stop_token &stop) {
  ZipHandle handle(m_source);
  const auto failure = [&] { return handle.sourceError().value_or(archiveDamage(sourceName())); };
  if (handle.zip() == nullptr) return failure();
  unz_global_info64 about{};
  if (unzGetGlobalInfo64(handle.zip(), &about) != UNZ_OK) return failure();
  std::uint64_t nameBytes = 0;
  int status = about.number_entry == 0 ? UNZ_END_OF_LIST_OF_FILE : unzGoToFirstFile(handle.zip());
  for (; status == UNZ_OK; status = unzGoToNextFile(handle.zip())) {
    if (stop.stop_requested()) return cancelledError();
    unz_file_info64 info{};
    unz64_file_pos place{};
    const bool isKnown = unzGetCurrentFileInfo64(handle.zip(), &info, nullptr, 0, nullptr, 0,
                                                 nullptr, 0) == UNZ_OK &&
                         unzGetFilePos64(handle.zip(), &place) == UNZ_OK;
    if (!isKnown) return failure();
    std::string name(info.size_filename, '\0');
    nameBytes += name.size();
    if (m_members.size() >= kMostMembers || nameBytes > kMostNameBytes) {
      return errorOf(
          ErrorCode::Limit,
          {MessageId::ZipHasTooManyMembers, {escapedForMessage(sourceName()), kMostMembers}},
          sourceName());
    }
    if (unzGetCurrentFileInfo64(handle.zip(), &info, name.data(), info.size_filename, nullptr, 0,
                                nullptr, 0) != UNZ_OK) {
      return failure();
    }
    if (name.ends_with('/')) continue;
    m_members.push_back({std::move(name), info.compressed_size, info.uncompressed_size,
                         static_cast<std::uint16_t>(info.compression_method), (info.flag & 1U) != 0,
                         place.pos_in_zip_directory, place.num_of_file});
  }
  if (status != UNZ_END_OF_LIST_OF_FILE || handle.sourceError()) return failure();
  for (std::size_t i = 0; i < m_members.size(); ++i) {
    if (m_places.emplace(m_members[i].name, i).second) continue;
    return errorOf(ErrorCode::Format,
                   {MessageId::ZipMemberTwice,
                    {escapedForMessage(sourceName()), quotedForMessage(m_members[i].name)}},
                   sourceName());
  }
  return {};
}

const ZipMember *ZipArchive::find(std::string_view name) const {
  const auto found = m_places.find(name);
  return found == m_places.end() ? nullptr : &m_members[found->second];
}

Error ZipArchive::damageIn(std::string_view member) const {
  return errorOf(
      ErrorCode::Format,
      {MessageId::ZipMemberDamaged, {escapedForMessage(sourceName()), quotedForMessage(member)}},
      sourceName());
}

Result<std::unique_ptr<ZipMemberReader>> ZipArchive::read(const ZipMember &member) const {
  if (member.isEncrypted) {
    return errorOf(ErrorCode::Format,
                   {MessageId::ContainerEncrypted, {escapedForMessage(sourceName())}},
                   sourceName());
  }
  if (member.method != kStoredMethod && member.method != kDeflateMethod) {
    return errorOf(
        ErrorCode::Format,
        {MessageId::ZipMethodUnknown,
         {escapedForMessage(sourceName()), quotedForMessage(member.name), member.method}},
        sourceName());
  }
  auto reader = std::make_unique<MinizipReader>(*this, member);
  if (auto begun = reader->begin(); !begun) return begun.error();
  return std::unique_ptr<ZipMemberReader>(std::move(reader));
}

Result<std::string> readWholeMember(const ZipArchive &archive, const ZipMember &member,
                                    std::uint64_t most) {
  auto reader = archive.read(member);
  if (!reader) return reader.error();
  std::string text;
  constexpr std::size_t kStep = 64U << 10U;
  while (true) {
    const std::size_t before = text.size();
    text.resize(before + kStep);
    const auto read = (*reader)->read(text.data() + before, kStep);
    if (!read) return read.error();
    text.resize(before + *read);
    if (*read == 0) return text;
    if (text.size() > most) {
      return errorOf(
          ErrorCode::Limit,
          {MessageId::ContainerPartTooLarge,
           {escapedForMessage(archive.sourceName()), quotedForMessage(member.name), most >> 20U}},
          archive.sourceName());
    }
  }
}

}  // namespace shinglescope
