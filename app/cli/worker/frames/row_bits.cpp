// SPDX-License-Identifier: MIT
#include "app/cli/worker/frames/row_bits.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace shinglescope {
namespace {

Error unreadableBits(const std::string &path) {
  return errorOf(ErrorCode::Io, {MessageId::FileUnreadable, {path, std::strerror(errno)}}, path);
}

}  // namespace

Result<RowBits> RowBits::open(const std::string &path, std::uint64_t rows) {
  RowBits bits;
  if (path.empty()) return bits;
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return unreadableBits(path);
  struct stat status {};
  const bool isKnown = ::fstat(file, &status) == 0;
  const auto bytes = static_cast<std::uint64_t>(status.st_size);
  if (!isKnown || bytes != rowBitsBytes(rows) || bytes == 0) {
    ::close(file);
    if (isKnown && bytes == rowBitsBytes(rows)) return bits;
    return plainError(ErrorCode::Format,
                      "\"" + path + "\" has " + std::to_string(bytes) + " bytes instead of " +
                          std::to_string(rowBitsBytes(rows)) +
                          "; make it again with worker side and the same --rows.",
                      path);
  }
  void *const memory = ::mmap(nullptr, bytes, PROT_READ, MAP_SHARED, file, 0);
  ::close(file);
  if (memory == MAP_FAILED) return unreadableBits(path);
  bits.m_mapping = std::shared_ptr<const void>(
      memory, [bytes](const void *mapped) { ::munmap(const_cast<void *>(mapped), bytes); });
  bits.m_bytes = {static_cast<const std::uint8_t *>(memory), bytes};
  return bits;
}

}  // namespace shinglescope
