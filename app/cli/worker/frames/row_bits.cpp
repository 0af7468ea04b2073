// SPDX-License-Identifier: MIT
#include "app/cli/worker/frames/row_bits.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include <bit>
#include <cerrno>
#include <cstring>

#include "core/base/files/descriptor.h"

namespace shinglescope {
namespace {

Error unreadableBits(const std::string &path) {
  return errorOf(ErrorCode::Io, {MessageId::FileUnreadable, {path, std::strerror(errno)}}, path);
}

}  // namespace

Result<RowBits> RowBits::open(const std::string &path, std::uint64_t rows) {
  RowBits bits;
  if (path.empty()) return bits;
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.isOpen()) return unreadableBits(path);
  struct stat status {};
  const bool isKnown = ::fstat(file.get(), &status) == 0;
  const auto bytes = static_cast<std::uint64_t>(status.st_size);
  if (!isKnown) return unreadableBits(path);
  if (bytes != rowBitsBytes(rows))
    return plainError(ErrorCode::Format,
                      "\"" + path + "\" has " + std::to_string(bytes) + " bytes instead of " +
                          std::to_string(rowBitsBytes(rows)) +
                          "; make it again with worker side and the same --rows.",
                      path);
  if (bytes == 0) return bits;
  void *const memory = ::mmap(nullptr, bytes, PROT_READ, MAP_SHARED, file.get(), 0);
  if (memory == MAP_FAILED) return unreadableBits(path);
  bits.m_mapping = std::shared_ptr<const void>(
      memory, [bytes](const void *mapped) { ::munmap(const_cast<void *>(mapped), bytes); });
  bits.m_bytes = {static_cast<const std::uint8_t *>(memory), bytes};
  return bits;
}

std::vector<std::uint64_t> RowBits::rows() const {
  std::vector<std::uint64_t> rows;
  for (std::uint64_t byte = 0; byte < m_bytes.size(); ++byte)
    for (unsigned bits = m_bytes[byte]; bits != 0; bits &= bits - 1)
      rows.push_back(8 * byte + static_cast<unsigned>(std::countr_zero(bits)));
  return rows;
}

}  // namespace shinglescope
