#include "core/pipeline/signing/key_spill.h"

#include <stdlib.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <string>
#include <vector>

namespace shinglescope {
namespace {

Error spillError(MessageId failure, int reason, const std::string &folder = {}) {
  return errorOf(ErrorCode::Io, {failure, {std::strerror(reason), folder}});
}

}  // namespace

Result<KeySpill> KeySpill::create(std::uint32_t columns, std::uint64_t rows) {
  std::error_code failure;
  const auto folder = std::filesystem::temp_directory_path(failure);
  if (failure) return spillError(MessageId::KeyFileNotMade, failure.value());
  std::string path = (folder / "shinglescope-keys-XXXXXX").string();
  Descriptor file(::mkstemp(path.data()));
  if (!file.isOpen()) return spillError(MessageId::KeyFileNotMadeIn, errno, folder.string());
  KeySpill spill(std::move(file), columns, rows);
  if (::unlink(path.c_str()) != 0) return spillError(MessageId::KeyFileNotUnlinked, errno);
  return spill;
}

Result<void> KeySpill::writeAt(std::uint64_t offset, std::span<const std::uint32_t> keys) {
  const auto *bytes = reinterpret_cast<const char *>(keys.data());
  std::size_t left = keys.size_bytes();
  while (left > 0) {
    const ssize_t written = ::pwrite(m_file.get(), bytes, left, static_cast<off_t>(offset));
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0)
      return spillError(MessageId::KeyFileNotWritten, written == 0 ? ENOSPC : errno);
    bytes += written;
    offset += static_cast<std::uint64_t>(written);
    left -= static_cast<std::size_t>(written);
  }
  return {};
}

Result<void> KeySpill::storeRows(std::uint64_t firstRow, std::span<const std::uint32_t> rowMajor) {
  std::vector<std::uint32_t> column(rowMajor.size() / m_columns);
  for (std::uint32_t number = 0; number < m_columns; ++number) {
    for (std::size_t row = 0; row < column.size(); ++row)
      column[row] = rowMajor[row * m_columns + number];
    const std::uint64_t offset = (number * m_rows + firstRow) * sizeof(std::uint32_t);
    if (auto written = writeAt(offset, column); !written) return written;
  }
  return {};
}

Result<void> KeySpill::readColumn(std::uint32_t number, std::uint64_t firstRow,
                                  std::span<std::uint32_t> keys) const {
  auto *bytes = reinterpret_cast<char *>(keys.data());
  std::size_t left = keys.size_bytes();
  std::uint64_t offset = (number * m_rows + firstRow) * sizeof(std::uint32_t);
  while (left > 0) {
    const ssize_t got = ::pread(m_file.get(), bytes, left, static_cast<off_t>(offset));
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return spillError(MessageId::KeyFileNotRead, got == 0 ? EIO : errno);
    bytes += got;
    offset += static_cast<std::uint64_t>(got);
    left -= static_cast<std::size_t>(got);
  }
  return {};
}

}  // namespace shinglescope
