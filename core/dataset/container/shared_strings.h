// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/files/descriptor.h"
#include "core/base/result.h"

namespace shinglescope {

/// The texts that the cells of a workbook share, by their number. The first 16 MiB are kept in
/// memory and the rest in an unnamed temporary file (in TMPDIR), so that a workbook needs no second
/// copy of its texts in memory; besides, half a byte per text. Texts are mostly used in their
/// order, which reads the file once. One thread.
class SharedStrings {
 public:
  static constexpr std::size_t kMemoryBytes = 16U << 20U;

  /// `memoryBytes` is the size that is kept in memory.
  explicit SharedStrings(std::size_t memoryBytes = kMemoryBytes) : m_memoryBytes(memoryBytes) {}

  std::uint64_t count() const { return m_count; }
  std::uint64_t bytes() const { return m_spilled + m_kept.size() + m_unwritten.size(); }
  /// Appends a text. Errors: Io (the temporary file cannot be written).
  Result<void> add(std::string_view text);
  /// Ends the list; texts can be read from now on. Errors: as above.
  Result<void> finish();
  /// Returns text `number`, valid until the next call; must be below count(). Errors: Io.
  Result<std::string_view> text(std::uint64_t number);

 private:
  Result<void> write();
  /// Returns at least `bytes` bytes from a place on, or all up to the end.
  Result<std::string_view> bytesAt(std::uint64_t place, std::size_t bytes);

  std::size_t m_memoryBytes;
  std::string m_kept;                   ///< texts, each after its length
  std::string m_unwritten;              ///< further ones on their way to the file
  std::vector<std::uint64_t> m_places;  ///< of every sixteenth text
  std::uint64_t m_count = 0;
  std::uint64_t m_spilled = 0;  ///< bytes in the file
  Descriptor m_file;
  std::string m_window;  ///< bytes of the file from m_windowBegin on
  std::uint64_t m_windowBegin = 0;
};

}  // namespace shinglescope
