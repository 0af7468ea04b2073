// SPDX-License-Identifier: MIT
#include "core/pipeline/signing/key_spill.h"

#include <stdlib.h>
#include <unistd.h>

#include <algorithm>
#include <cassert>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <string>

namespace shinglescope {
namespace {

Error spillError(MessageId failure, int reason, const std::string &folder = {}) {
  return errorOf(ErrorCode::Io, {failure, {std::strerror(reason), folder}});
}

}  // namespace

KeySpill::KeySpill(std::uint32_t columns, std::uint64_t rows) : m_columns(columns), m_rows(rows) {}

Result<KeySpill> KeySpill::create(std::uint32_t columns, std::uint64_t rows, unsigned writers) {
  // More files than writers, so that two of them seldom want the same one.
  constexpr unsigned kFilesPerWriter = 2;
  constexpr unsigned kMostFiles = 16;
  KeySpill spill(columns, rows);
  const unsigned files = writers < 2 ? 1 : std::min(kMostFiles, kFilesPerWriter * writers);
  for (unsigned i = 0; i < files; ++i)
    if (auto added = spill.addFile(); !added) return added.error();
  return spill;
}

Result<void> KeySpill::addFile() {
  std::error_code failure;
  const auto folder = std::filesystem::temp_directory_path(failure);
  if (failure) return spillError(MessageId::KeyFileNotMade, failure.value());
  std::string path = (folder / "shinglescope-keys-XXXXXX").string();
  Descriptor file(::mkstemp(path.data()));
  if (!file.isOpen()) return spillError(MessageId::KeyFileNotMadeIn, errno, folder.string());
  m_files.push_back(std::move(file));
  if (::unlink(path.c_str()) != 0) return spillError(MessageId::KeyFileNotUnlinked, errno);
  return {};
}

std::uint64_t KeySpill::offsetOf(std::uint32_t column, std::uint64_t row) const {
  const std::uint64_t round = kBlockRows * m_files.size();
  const std::uint64_t columnRows = (m_rows + round - 1) / round * kBlockRows;
  return (column * columnRows + row / round * kBlockRows + row % kBlockRows) *
         sizeof(std::uint32_t);
}

Result<void> KeySpill::writeAt(std::size_t file, std::uint64_t offset,
                               std::span<const std::uint32_t> keys) {
  const auto *bytes = reinterpret_cast<const char *>(keys.data());
  std::size_t left = keys.size_bytes();
  while (left > 0) {
    const ssize_t written = ::pwrite(m_files[file].get(), bytes, left, static_cast<off_t>(offset));
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
  assert(firstRow % kBlockRows + column.size() <= kBlockRows);
  for (std::uint32_t number = 0; number < m_columns; ++number) {
    for (std::size_t row = 0; row < column.size(); ++row)
      column[row] = rowMajor[row * m_columns + number];
    if (auto written = writeAt(fileOf(firstRow), offsetOf(number, firstRow), column); !written)
      return written;
  }
  return {};
}

Result<void> KeySpill::readAt(std::size_t file, std::uint64_t offset,
                              std::span<std::uint32_t> keys) const {
  auto *bytes = reinterpret_cast<char *>(keys.data());
  std::size_t left = keys.size_bytes();
  while (left > 0) {
    const ssize_t got = ::pread(m_files[file].get(), bytes, left, static_cast<off_t>(offset));
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return spillError(MessageId::KeyFileNotRead, got == 0 ? EIO : errno);
    bytes += got;
    offset += static_cast<std::uint64_t>(got);
    left -= static_cast<std::size_t>(got);
  }
  return {};
}

/// Reads the keys of one file. Its blocks are contiguous there, so they are read together.
Result<void> KeySpill::readFile(std::size_t file, std::uint32_t number, std::uint64_t firstRow,
                                std::span<std::uint32_t> keys) const {
  const std::uint64_t endRow = firstRow + keys.size();
  const std::uint64_t turn = kBlockRows * m_files.size();
  const auto firstOf = [&](std::uint64_t block) { return std::max(block, firstRow); };
  const auto endOf = [&](std::uint64_t block) { return std::min(block + kBlockRows, endRow); };
  std::uint64_t begin = firstRow / kBlockRows * kBlockRows;
  while (begin < endRow && fileOf(begin) != file) begin += kBlockRows;
  if (begin >= endRow) return {};
  std::uint64_t count = 0;
  for (std::uint64_t block = begin; block < endRow; block += turn)
    count += endOf(block) - firstOf(block);
  std::vector<std::uint32_t> together(count);
  if (auto read = readAt(file, offsetOf(number, firstOf(begin)), together); !read) return read;
  auto next = together.begin();
  for (std::uint64_t block = begin; block < endRow; block += turn) {
    const auto size = static_cast<std::ptrdiff_t>(endOf(block) - firstOf(block));
    std::copy(next, next + size,
              keys.begin() + static_cast<std::ptrdiff_t>(firstOf(block) - firstRow));
    next += size;
  }
  return {};
}

Result<void> KeySpill::readColumn(std::uint32_t number, std::uint64_t firstRow,
                                  std::span<std::uint32_t> keys) const {
  if (m_files.size() == 1) return readAt(0, offsetOf(number, firstRow), keys);
  for (std::size_t file = 0; file < m_files.size(); ++file)
    if (auto read = readFile(file, number, firstRow, keys); !read) return read;
  return {};
}

}  // namespace shinglescope
