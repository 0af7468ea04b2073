// SPDX-License-Identifier: MIT
#include "core/dataset/container/shared_strings.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>

namespace shinglescope {

namespace {

constexpr std::uint64_t kTextsPerPlace = 16;
constexpr std::size_t kWriteBytes = 1U << 20U;
constexpr std::size_t kWindowBytes = 64U << 10U;
constexpr std::size_t kLengthBytes = 4;

Error stringsError(int reason) {
  return errorOf(ErrorCode::Io, {MessageId::SharedStringsNotStored, {std::strerror(reason)}});
}

std::size_t lengthAt(std::string_view bytes) {
  std::uint32_t length = 0;
  std::memcpy(&length, bytes.data(), kLengthBytes);
  return length;
}

}  // namespace

Result<void> SharedStrings::add(std::string_view text) {
  const bool isKept = m_spilled == 0 && m_unwritten.empty() &&
                      m_kept.size() + kLengthBytes + text.size() <= m_memoryBytes;
  std::string &bytes = isKept ? m_kept : m_unwritten;
  if (m_count % kTextsPerPlace == 0) m_places.push_back(this->bytes());
  const auto length = static_cast<std::uint32_t>(text.size());
  bytes.append(reinterpret_cast<const char *>(&length), kLengthBytes);
  bytes += text;
  ++m_count;
  return m_unwritten.size() >= kWriteBytes ? write() : Result<void>();
}

Result<void> SharedStrings::finish() {
  if (m_unwritten.empty()) return {};
  auto written = write();
  m_unwritten.shrink_to_fit();
  return written;
}

Result<void> SharedStrings::write() {
  if (!m_file.isOpen()) {
    std::error_code failure;
    const auto folder = std::filesystem::temp_directory_path(failure);
    if (failure) return stringsError(failure.value());
    std::string path = (folder / "shinglescope-texts-XXXXXX").string();
    m_file = Descriptor(::mkstemp(path.data()));
    if (!m_file.isOpen() || ::unlink(path.c_str()) != 0) return stringsError(errno);
  }
  std::string_view left = m_unwritten;
  while (!left.empty()) {
    const ssize_t written =
        ::pwrite(m_file.get(), left.data(), left.size(), static_cast<off_t>(m_spilled));
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return stringsError(written == 0 ? ENOSPC : errno);
    m_spilled += static_cast<std::uint64_t>(written);
    left.remove_prefix(static_cast<std::size_t>(written));
  }
  m_unwritten.clear();
  return {};
}

Result<std::string_view> SharedStrings::bytesAt(std::uint64_t place, std::size_t bytes) {
  if (place < m_kept.size())
    return std::string_view(m_kept).substr(static_cast<std::size_t>(place));
  const std::uint64_t at = place - m_kept.size();
  const std::uint64_t windowEnd = m_windowBegin + m_window.size();
  if (at < m_windowBegin || at + bytes > windowEnd) {
    m_windowBegin = at;
    m_window.resize(static_cast<std::size_t>(
        std::min<std::uint64_t>(std::max(bytes, kWindowBytes), m_spilled - at)));
    std::size_t done = 0;
    while (done < m_window.size()) {
      const ssize_t got = ::pread(m_file.get(), m_window.data() + done, m_window.size() - done,
                                  static_cast<off_t>(at + done));
      if (got < 0 && errno == EINTR) continue;
      if (got <= 0) return stringsError(got == 0 ? EIO : errno);
      done += static_cast<std::size_t>(got);
    }
  }
  return std::string_view(m_window).substr(static_cast<std::size_t>(at - m_windowBegin));
}

Result<std::string_view> SharedStrings::text(std::uint64_t number) {
  std::uint64_t place = m_places[static_cast<std::size_t>(number / kTextsPerPlace)];
  for (std::uint64_t before = number % kTextsPerPlace;; --before) {
    auto bytes = bytesAt(place, kLengthBytes);
    if (!bytes) return bytes.error();
    const std::size_t length = lengthAt(*bytes);
    if (before > 0) {
      place += kLengthBytes + length;
      continue;
    }
    bytes = bytesAt(place, kLengthBytes + length);
    if (!bytes) return bytes.error();
    return bytes->substr(kLengthBytes, length);
  }
}

}  // namespace shinglescope
