// SPDX-License-Identifier: MIT
#include "core/export/format/zip_directory.h"

#include <sys/stat.h>
#include <unistd.h>

#include <string_view>

namespace shinglescope {
namespace {

constexpr std::size_t kEndBytes = 22;
constexpr std::size_t kLocator64Bytes = 20;
constexpr std::size_t kEntryBytes = 46;
constexpr std::uint64_t kIn64 = 0xFFFFFFFF;
constexpr std::uint64_t kMostDirectory = 1U << 24U;

std::string readAt(int descriptor, std::uint64_t at, std::uint64_t bytes) {
  std::string text(static_cast<std::size_t>(bytes), '\0');
  const ssize_t read = pread(descriptor, text.data(), text.size(), static_cast<off_t>(at));
  text.resize(read < 0 ? 0 : static_cast<std::size_t>(read));
  return text;
}

/// Reads a number of this many bytes, least significant first; 0 beyond the end.
std::uint64_t number(std::string_view text, std::size_t at, std::size_t bytes) {
  std::uint64_t value = 0;
  for (std::size_t i = bytes; i > 0 && at + bytes <= text.size(); --i)
    value = value << 8U | static_cast<unsigned char>(text[at + i - 1]);
  return value;
}

/// The unpacked size from the ZIP64 extra field.
std::uint64_t largeSize(std::string_view extra) {
  while (extra.size() >= 4) {
    const std::size_t bytes = number(extra, 2, 2);
    if (number(extra, 0, 2) == 1) return number(extra, 4, 8);
    extra.remove_prefix(std::min(extra.size(), 4 + bytes));
  }
  return 0;
}

struct Place {
  std::uint64_t at = 0;
  std::uint64_t bytes = 0;
};

/// The position of the central directory; no bytes if there is none.
Place findDirectory(int descriptor) {
  struct stat status {};
  if (fstat(descriptor, &status) != 0) return {};
  const auto size = static_cast<std::uint64_t>(status.st_size);
  if (size < kEndBytes) return {};
  const std::string end = readAt(descriptor, size - kEndBytes, kEndBytes);
  if (!end.starts_with("PK\5\6")) return {};
  const Place place{number(end, 16, 4), number(end, 12, 4)};
  if (place.at != kIn64 && place.bytes != kIn64) return place;
  if (size < kEndBytes + kLocator64Bytes) return {};
  const std::string locator =
      readAt(descriptor, size - kEndBytes - kLocator64Bytes, kLocator64Bytes);
  if (!locator.starts_with("PK\6\7")) return {};
  const std::string end64 = readAt(descriptor, number(locator, 8, 8), 56);
  return {number(end64, 48, 8), number(end64, 40, 8)};
}

}  // namespace

std::vector<ZipEntry> readZipDirectory(int descriptor) {
  const Place place = findDirectory(descriptor);
  if (place.bytes > kMostDirectory) return {};
  const std::string table = readAt(descriptor, place.at, place.bytes);
  std::string_view rest = table;
  std::vector<ZipEntry> entries;
  while (rest.size() >= kEntryBytes && rest.starts_with("PK\1\2")) {
    const std::size_t nameBytes = number(rest, 28, 2);
    const std::size_t extraBytes = number(rest, 30, 2);
    const std::size_t length = kEntryBytes + nameBytes + extraBytes + number(rest, 32, 2);
    if (length > rest.size()) return {};
    std::uint64_t bytes = number(rest, 24, 4);
    if (bytes == kIn64) bytes = largeSize(rest.substr(kEntryBytes + nameBytes, extraBytes));
    entries.push_back({std::string(rest.substr(kEntryBytes, nameBytes)), bytes});
    rest.remove_prefix(length);
  }
  return entries;
}

}  // namespace shinglescope
