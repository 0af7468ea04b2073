// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/dataset/source/raw_source.h"
#include "core/dataset/source/unpacker.h"

namespace shinglescope {

/// Decompresses a gzip, xz, zstd or bzip2 stream while it is read, without keeping the result. An
/// archive that is damaged, truncated or followed by other data ends in an error, even if much of
/// it was read. Reading backwards decompresses again from the beginning. One thread.
class UnpackedSource final : public RawSource {
 public:
  UnpackedSource(std::shared_ptr<RawSource> packed, Packing packing, SourceLimits limits);

  const std::string &name() const override { return m_packed->name(); }
  std::optional<std::uint64_t> size() const override { return std::nullopt; }
  Result<std::size_t> readAt(char *to, std::size_t bytes, std::uint64_t at) override;
  std::uint64_t storedSize() const override { return m_packed->storedSize(); }
  std::uint64_t storedPosition(std::uint64_t /*at*/) const override { return packedPosition(); }
  std::uint64_t heldBytes() const override { return m_packed->heldBytes(); }
  bool hasChanged() const override { return m_packed->hasChanged(); }
  std::string_view packing() const override { return packingName(m_packing); }

 private:
  Result<void> restart();
  Result<void> refill();
  Result<std::size_t> readOn(char *to, std::size_t bytes);
  Result<void> step(UnpackerBuffers &buffers);
  std::uint64_t packedPosition() const { return m_packedRead - m_inBytes; }
  Error damage(MessageId id) const;
  Error tooLarge() const;

  std::shared_ptr<RawSource> m_packed;
  Packing m_packing;
  SourceLimits m_limits;
  std::unique_ptr<Unpacker> m_unpacker;
  std::vector<char> m_buffer;
  std::vector<char> m_skipped;
  std::size_t m_inBytes = 0;       ///< not decompressed yet, at the end of the buffer
  std::size_t m_filledBytes = 0;   ///< of the buffer
  std::uint64_t m_packedRead = 0;  ///< bytes of the archive that were read
  std::uint64_t m_position = 0;    ///< in the decompressed bytes
  bool m_isInputRead = false;
  bool m_atEnd = false;
};

}  // namespace shinglescope
