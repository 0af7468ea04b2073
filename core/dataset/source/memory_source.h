// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/dataset/source/raw_source.h"

namespace shinglescope {

/// Bytes in memory, in pieces of equal size except the last. Owns them; may be read by any thread
/// once it is filled.
class MemorySource final : public RawSource {
 public:
  MemorySource(std::string name, std::string bytes) : m_name(std::move(name)) {
    m_size = m_pieceBytes = bytes.size();
    m_pieces.push_back(std::move(bytes));
  }
  /// Reads everything that `descriptor` still provides, at most `limits.memory` bytes. Waits for
  /// the writer and checks for cancellation ten times a second. Errors: Io, Limit, Cancelled.
  static Result<std::shared_ptr<MemorySource>> fromDescriptor(std::string name, int descriptor,
                                                              const SourceLimits &limits);

  const std::string &name() const override { return m_name; }
  std::optional<std::uint64_t> size() const override { return m_size; }
  std::uint64_t heldBytes() const override { return m_size; }
  Result<std::size_t> readAt(char *to, std::size_t bytes, std::uint64_t at) override;

 private:
  Result<void> readAll(int descriptor, const SourceLimits &limits);

  std::string m_name;
  std::size_t m_pieceBytes = 0;
  std::vector<std::string> m_pieces;
  std::uint64_t m_size = 0;
};

}  // namespace shinglescope
