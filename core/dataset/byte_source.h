#pragma once

#include <cstdint>
#include <ctime>
#include <optional>
#include <string>

#include "core/base/result.h"
#include "core/dataset/text_decoder.h"

namespace shinglescope {

/// A regular file as a stream of UTF-8 bytes: read with pread in blocks,
/// byte-order mark taken off, other encodings decoded. UTF-8 itself is passed
/// on unchecked, so that offsets are those of the file. The size is fixed when
/// the file is opened. Owns the descriptor; one thread; movable.
class ByteSource {
 public:
  /// Refuses what is no regular file or begins like a known binary kind. Errors:
  /// Io, Format, BadParameter (unknown encoding). Never blocks on a pipe.
  static Result<ByteSource> open(const std::string &path,
                                 const std::optional<std::string> &encoding);
  ByteSource(ByteSource &&other) noexcept;
  ByteSource &operator=(ByteSource &&) = delete;
  ~ByteSource();

  const std::string &path() const { return m_path; }
  const std::string &encoding() const { return m_encoding; }
  const std::string &encodingReason() const { return m_encodingReason; }
  bool isDecoded() const { return m_decoder.has_value(); }
  std::uint64_t fileSize() const { return m_size; }
  /// Bytes of the byte-order mark, as UTF-8.
  std::uint64_t bomBytes() const { return m_bomBytes; }
  /// Bytes of the file that were read so far.
  std::uint64_t position() const { return m_position; }

  /// Appends the text of the next `blockBytes` bytes (or a little more) to
  /// `out`; false at the end. Io where the file shrank or the device fails.
  Result<bool> readBlock(std::size_t blockBytes, std::string &out);
  /// The same for a file that is not decoded: its next bytes to `to`, exactly
  /// nextBytes(blockBytes) of them.
  Result<void> readTo(char *to, std::size_t blockBytes);
  /// How many bytes of the file the next block has; 0 at its end.
  std::size_t nextBytes(std::size_t blockBytes) const;
  /// Back to the first byte after the mark.
  void rewind();
  /// True if size or time differ from those at the opening.
  bool hasChanged() const;

 private:
  ByteSource(std::string path, int descriptor, std::uint64_t size, timespec modified);
  Result<void> chooseEncoding(const std::optional<std::string> &encoding, std::string_view head);
  Result<std::size_t> readRaw(char *to, std::size_t bytes, std::uint64_t at) const;
  Result<bool> readDecoded(std::size_t blockBytes, std::string &out);

  std::string m_path;
  int m_descriptor = -1;
  std::uint64_t m_size = 0;
  timespec m_modified{};
  std::uint64_t m_position = 0;
  std::uint64_t m_bomBytes = 0;
  std::uint64_t m_toSkip = 0;  ///< bytes of a decoded mark that are still to come
  bool m_flushed = false;
  std::string m_encoding = "UTF-8";
  std::string m_encodingReason;
  std::optional<TextDecoder> m_decoder;
  std::string m_raw;
};

}  // namespace shinglescope
