// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/dataset/source/raw_source.h"

namespace shinglescope {

/// Produces the text of one part of a container, once. One thread.
class PartReader {
 public:
  virtual ~PartReader() = default;
  /// Reads the next bytes of the text into `to`. Returns their number; 0 at the end. Errors: those
  /// of the container, Format, Limit, Cancelled.
  virtual Result<std::size_t> read(char *to, std::size_t bytes) = 0;
  /// Returns how many of the stored bytes were needed so far, for progress.
  virtual std::uint64_t storedPosition() const = 0;
  /// Returns remarks on what was read, such as formulas without a value.
  virtual std::vector<Message> notes() const { return {}; }
};

/// Returns the digest of a part: that of the container's bytes and the name of the part. Errors:
/// those of the container, Cancelled.
Result<Digest128> digestOfPart(RawSource &container, const std::string &part,
                               const SourceLimits &limits);

/// One table of a container (a sheet, a database table, a file in an archive) as the source of a
/// table: text that is read once in order. Its digest is that of the container and the name of the
/// part, so that a new way of showing numbers does not change it. One thread.
class PartSource final : public RawSource {
 public:
  using Opener = std::function<Result<std::unique_ptr<PartReader>>()>;

  /// `storedBytes` is the size of the part in the container.
  PartSource(std::shared_ptr<RawSource> container, std::string part, std::uint64_t storedBytes,
             Opener open, SourceLimits limits);

  const std::string &name() const override { return m_container->name(); }
  std::optional<std::uint64_t> size() const override { return std::nullopt; }
  Result<std::size_t> readAt(char *to, std::size_t bytes, std::uint64_t at) override;
  std::uint64_t storedSize() const override { return m_storedBytes; }
  std::uint64_t storedPosition(std::uint64_t at) const override;
  std::uint64_t heldBytes() const override { return m_container->heldBytes(); }
  bool hasChanged() const override { return m_container->hasChanged(); }
  bool hasOwnDigest() const override { return true; }
  std::optional<Digest128> ownDigest() const override { return m_digest; }
  std::vector<Message> notes() const override;

 private:
  Result<std::size_t> readOn(char *to, std::size_t bytes);
  Result<void> finish();

  std::shared_ptr<RawSource> m_container;
  std::string m_part;
  std::uint64_t m_storedBytes;
  Opener m_open;
  SourceLimits m_limits;
  std::unique_ptr<PartReader> m_reader;  ///< null before the beginning and after the end
  std::vector<Message> m_notes;
  std::uint64_t m_position = 0;
  bool m_isAtEnd = false;
  std::optional<Digest128> m_digest;  ///< once all was read
};

}  // namespace shinglescope
