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
  bool isComplete = false;  ///< it is all there is
};

/// A raw source as a stream of UTF-8 bytes: read in blocks, byte-order mark
/// taken off, other encodings decoded. UTF-8 itself is passed on unchecked, so
/// that offsets are those of the source. One thread; movable.
class ByteSource {
 public:
  /// Refuses what begins like a known binary kind. Errors: those of the source,
  /// Format, BadParameter (unknown encoding).
  static Result<ByteSource> open(std::shared_ptr<RawSource> raw,
                                 const std::optional<std::string> &encoding);
  /// The same for a file; see openFileSource().
  static Result<ByteSource> open(const std::string &path,
                                 const std::optional<std::string> &encoding);

  /// The bytes below; with random access they may be read from several threads.
  const std::shared_ptr<RawSource> &raw() const { return m_raw; }
  const std::string &path() const { return m_raw->name(); }
  const std::string &encoding() const { return m_encoding; }
  /// How the encoding was found; its score is 1 where it was chosen.
  const EncodingGuess &encodingGuess() const { return m_encodingGuess; }
  const Message &encodingReason() const { return m_encodingGuess.reason; }
  bool isDecoded() const { return m_decoder.has_value(); }
  /// False for what is unpacked as it is read: its end is where it ends.
  bool hasKnownSize() const { return m_raw->hasRandomAccess(); }
  /// Bytes of the source; where that is not known, as many as were read.
  std::uint64_t fileSize() const { return m_size; }
  /// Bytes of the byte-order mark, as UTF-8.
  std::uint64_t bomBytes() const { return m_bomBytes; }
  /// Bytes of the source that were read so far.
  std::uint64_t position() const { return m_position; }
  /// The same in bytes on the disk, of storedSize(), for progress.
  std::uint64_t storedPosition() const { return m_raw->storedPosition(m_position); }
  std::uint64_t storedSize() const { return m_raw->storedSize(); }
  /// True if nothing follows, as far as is known: false until a read of an
  /// unpacked source has met its end.
  bool isAtEnd() const { return m_isAtEnd; }

  /// 512 KiB of the text, or all where there is hardly more: read once and kept
  /// for all that is guessed from it. Rewinds. Errors: those of the source.
  Result<std::shared_ptr<const SourceHead>> head();
  /// Appends the text of the next `blockBytes` bytes (or a little more) to
  /// `out`; false at the end. Errors: those of the source.
  Result<bool> readBlock(std::size_t blockBytes, std::string &out);
  /// The same for a source that is not decoded: its next bytes to `to`. Returns
  /// how many; 0 at the end.
  Result<std::size_t> readTo(char *to, std::size_t blockBytes);
  /// How many bytes the next block has at most; 0 at the end.
  std::size_t nextBytes(std::size_t blockBytes) const;
  /// From now on, at the first byte after the mark, all that is read is digested.
  void startDigest();
  /// Of the source's bytes, once all of them were read; none otherwise.
  std::optional<Digest128> finishDigest();
  /// Back to the first byte after the mark.
  void rewind();
  /// True if size or time differ from those at the opening.
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
  std::uint64_t m_toSkip = 0;  ///< bytes of a decoded mark that are still to come
  bool m_flushed = false;
  std::string m_encoding = "UTF-8";
  EncodingGuess m_encodingGuess;
  std::shared_ptr<const SourceHead> m_head;
  std::optional<TextDecoder> m_decoder;
  std::string m_undecoded;
  std::optional<SourceDigest> m_digest;
};

}  // namespace shinglescope
