// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "core/base/result.h"
#include "core/dataset/source/encoding_guess.h"
#include "core/dataset/source/raw_source.h"
#include "core/dataset/source/source_digest.h"
#include "core/dataset/source/text_decoder.h"

namespace shinglescope {

/// The beginning of a source's text.
struct SourceHead {
  std::string text;
  bool isComplete = false;  ///< the text ends here
};

/// Reads a raw source as a stream of UTF-8 bytes: in blocks, without the byte-order mark, decoded
/// from other encodings. UTF-8 itself is passed on unchecked, so that offsets are those of the
/// source. One thread; movable.
class ByteSource {
 public:
  /// Rejects a source that begins like a known binary kind. Errors: those of the source, Format,
  /// BadParameter (unknown encoding).
  static Result<ByteSource> open(std::shared_ptr<RawSource> raw,
                                 const std::optional<std::string> &encoding);
  /// Opens a file in the same way; see openFileSource().
  static Result<ByteSource> open(const std::string &path,
                                 const std::optional<std::string> &encoding,
                                 const SourceLimits &limits = {});

  /// Returns the underlying bytes; with random access, several threads may read them.
  const std::shared_ptr<RawSource> &raw() const { return m_raw; }
  const std::string &path() const { return m_raw->name(); }
  const std::string &encoding() const { return m_encoding; }
  /// Returns how the encoding was found; the score is 1 if the caller chose it.
  const EncodingGuess &encodingGuess() const { return m_encodingGuess; }
  const Message &encodingReason() const { return m_encodingGuess.reason; }
  bool isDecoded() const { return m_decoder.has_value(); }
  /// Returns false for a source that is decompressed while it is read: its size is unknown until
  /// its end.
  bool hasKnownSize() const { return m_raw->hasRandomAccess(); }
  /// Returns the size of the source in bytes; if unknown, the number of bytes read so far.
  std::uint64_t fileSize() const { return m_size; }
  /// Returns the size of the byte-order mark in bytes, as UTF-8.
  std::uint64_t bomBytes() const { return m_bomBytes; }
  /// Returns the number of bytes of the source that were read so far.
  std::uint64_t position() const { return m_position; }
  /// Returns the same position in bytes on the disk, out of storedSize(), for progress.
  std::uint64_t storedPosition() const { return m_raw->storedPosition(m_position); }
  std::uint64_t storedSize() const { return m_raw->storedSize(); }
  /// Returns whether nothing follows, as far as is known: false for a compressed source until a
  /// read has reached its end.
  bool isAtEnd() const { return m_isAtEnd; }

  /// Returns the first 512 KiB of the text, or all of it if it is hardly longer. Read once and
  /// cached for everything that is guessed from it. Rewinds. Errors: those of the source.
  Result<std::shared_ptr<const SourceHead>> head();
  /// Appends the text of the next `blockBytes` bytes (or a little more) to
  /// `out`; false at the end. Errors: those of the source.
  Result<bool> readBlock(std::size_t blockBytes, std::string &out);
  /// Reads the next bytes of a source without decoding into `to`. Returns their number; 0 at the
  /// end.
  Result<std::size_t> readTo(char *to, std::size_t blockBytes);
  /// Returns the maximum size of the next block; 0 at the end.
  std::size_t nextBytes(std::size_t blockBytes) const;
  /// Starts to digest everything that is read, from the first byte after the mark on.
  void startDigest();
  /// Returns the digest of the source's bytes, or its own, if all of them were read; none
  /// otherwise.
  std::optional<Digest128> finishDigest();
  /// Rewinds to the first byte after the mark.
  void rewind();
  /// Returns whether the size or the modification time has changed since opening.
  bool hasChanged() const { return m_raw->hasChanged(); }

 private:
  explicit ByteSource(std::shared_ptr<RawSource> raw) : m_raw(std::move(raw)) {}
  Result<void> chooseEncoding(const std::optional<std::string> &encoding, std::string_view head);
  Result<bool> readDecoded(std::size_t blockBytes, std::string &out);

  std::shared_ptr<RawSource> m_raw;
  std::uint64_t m_size = 0;
  std::uint64_t m_position = 0;
  bool m_isAtEnd = false;
  std::uint64_t m_bomBytes = 0;
  std::uint64_t m_toSkip = 0;  ///< bytes of a decoded mark still to be skipped
  bool m_flushed = false;
  std::string m_encoding = "UTF-8";
  EncodingGuess m_encodingGuess;
  std::shared_ptr<const SourceHead> m_head;
  std::optional<TextDecoder> m_decoder;
  std::string m_undecoded;
  std::optional<SourceDigest> m_digest;
};

}  // namespace shinglescope
