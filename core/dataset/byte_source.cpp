#include "core/dataset/byte_source.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "core/dataset/encoding.h"
#include "core/dataset/file_kind.h"

namespace shinglescope {

namespace {

constexpr std::size_t kHeadBytes = 4096;
constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF";

Error openError(const std::string &path, int errorNumber) {
  std::string sentence;
  switch (errorNumber) {
    case ENOENT:
    case ENOTDIR:
      sentence = "There is no file " + quotedForMessage(path) + "; check its name and folder.";
      break;
    case EACCES:
    case EPERM:
      sentence = quotedForMessage(path) + " may not be read; change its permissions or copy it.";
      break;
    default:
      sentence = quotedForMessage(path) + " cannot be read (" + std::strerror(errorNumber) +
                 "); check the drive or copy the file.";
  }
  return {ErrorCode::Io, std::move(sentence), path};
}

Error changedError(const std::string &path) {
  return {ErrorCode::Io, quotedForMessage(path) + " was changed while it was read; open it again.",
          path};
}

/// Success only for a regular file: reading anything else could wait for ever.
Result<void> checkRegular(const std::string &path, const struct stat &status) {
  if (S_ISREG(status.st_mode)) return {};
  if (S_ISDIR(status.st_mode)) {
    return Error{ErrorCode::Io, quotedForMessage(path) + " is a folder; choose a file in it.",
                 path};
  }
  return Error{
      ErrorCode::Io,
      quotedForMessage(path) + " is a pipe, socket or device; save its content to a file first.",
      path};
}

bool isSameTime(const timespec &a, const timespec &b) {
  return a.tv_sec == b.tv_sec && a.tv_nsec == b.tv_nsec;
}

}  // namespace

ByteSource::ByteSource(std::string path, int descriptor, std::uint64_t size, timespec modified)
    : m_path(std::move(path)), m_descriptor(descriptor), m_size(size), m_modified(modified) {}

ByteSource::ByteSource(ByteSource &&other) noexcept
    : m_path(std::move(other.m_path)),
      m_descriptor(std::exchange(other.m_descriptor, -1)),
      m_size(other.m_size),
      m_modified(other.m_modified),
      m_position(other.m_position),
      m_bomBytes(other.m_bomBytes),
      m_toSkip(other.m_toSkip),
      m_flushed(other.m_flushed),
      m_encoding(std::move(other.m_encoding)),
      m_encodingReason(std::move(other.m_encodingReason)),
      m_decoder(std::move(other.m_decoder)),
      m_raw(std::move(other.m_raw)) {}

ByteSource::~ByteSource() {
  if (m_descriptor >= 0) ::close(m_descriptor);
}

Result<ByteSource> ByteSource::open(const std::string &path,
                                    const std::optional<std::string> &encoding) {
  struct stat status {};
  // Asked before opening: opening a device can already have an effect.
  if (::stat(path.c_str(), &status) != 0) return openError(path, errno);
  if (auto regular = checkRegular(path, status); !regular) return regular.error();
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  if (descriptor < 0) return openError(path, errno);
  ByteSource source(path, descriptor, 0, {});
  if (::fstat(descriptor, &status) != 0) return openError(path, errno);
  if (auto regular = checkRegular(path, status); !regular) return regular.error();
  source.m_size = static_cast<std::uint64_t>(status.st_size);
  source.m_modified = status.st_mtim;

  std::string head(std::min<std::uint64_t>(kHeadBytes, source.m_size), '\0');
  const auto read = source.readRaw(head.data(), head.size(), 0);
  if (!read) return read.error();
  if (*read < head.size()) return changedError(path);
  if (auto known = refuseKnownBinary(head, path); !known) return known.error();
  if (auto chosen = source.chooseEncoding(encoding, head); !chosen) return chosen.error();
  source.rewind();
  return source;
}

Result<void> ByteSource::chooseEncoding(const std::optional<std::string> &encoding,
                                        std::string_view head) {
  const auto mark = detectByteOrderMark(head);
  std::string name = "UTF-8";
  if (encoding) {
    name = *encoding;
    m_encodingReason = "The encoding was chosen.";
  } else if (mark) {
    name = mark->encoding;
    m_encodingReason = "The file begins with the byte-order mark of " + name + ".";
  } else if (const auto wide = detectUtf16WithoutMark(head)) {
    name = *wide;
    m_encodingReason = "Every second byte is NUL, as in " + name + ".";
  } else {
    m_encodingReason = "There is no byte-order mark, so UTF-8 is assumed.";
  }
  if (isUtf8Name(name)) {
    m_bomBytes = head.starts_with(kUtf8Mark) ? kUtf8Mark.size() : 0;
    return {};
  }
  auto decoder = TextDecoder::open(name);
  if (!decoder) return decoder.error();
  m_decoder = std::move(*decoder);
  m_encoding = m_decoder->name();
  std::string text;
  m_decoder->decode(head, false, text);
  m_bomBytes = std::string_view(text).starts_with(kUtf8Mark) ? kUtf8Mark.size() : 0;
  return {};
}

void ByteSource::rewind() {
  m_flushed = false;
  m_position = isDecoded() ? 0 : m_bomBytes;
  m_toSkip = isDecoded() ? m_bomBytes : 0;
  if (m_decoder) m_decoder->reset();
}

Result<bool> ByteSource::readBlock(std::size_t blockBytes, std::string &out) {
  if (m_decoder) return readDecoded(blockBytes, out);
  const std::size_t bytes = nextBytes(blockBytes);
  if (bytes == 0) return false;
  const std::size_t before = out.size();
  out.resize(before + bytes);
  if (auto read = readTo(out.data() + before, blockBytes); !read) return read.error();
  return true;
}

std::size_t ByteSource::nextBytes(std::size_t blockBytes) const {
  return static_cast<std::size_t>(std::min<std::uint64_t>(blockBytes, m_size - m_position));
}

Result<void> ByteSource::readTo(char *to, std::size_t blockBytes) {
  const std::size_t bytes = nextBytes(blockBytes);
  const auto read = readRaw(to, bytes, m_position);
  if (!read) return read.error();
  if (*read < bytes) return changedError(m_path);
  m_position += bytes;
  return {};
}

Result<bool> ByteSource::readDecoded(std::size_t blockBytes, std::string &out) {
  const std::size_t before = out.size();
  while (out.size() == before) {
    if (m_flushed) return false;
    m_raw.resize(nextBytes(blockBytes));
    if (auto read = readTo(m_raw.data(), m_raw.size()); !read) return read.error();
    m_flushed = m_position == m_size;
    m_decoder->decode(m_raw, m_flushed, out);
    const auto skipped =
        static_cast<std::size_t>(std::min<std::uint64_t>(m_toSkip, out.size() - before));
    out.erase(before, skipped);
    m_toSkip -= skipped;
  }
  return true;
}

/// Reads up to `bytes`; fewer only where the file ends sooner.
Result<std::size_t> ByteSource::readRaw(char *to, std::size_t bytes, std::uint64_t at) const {
  std::size_t done = 0;
  while (done < bytes) {
    const ssize_t got =
        ::pread(m_descriptor, to + done, bytes - done, static_cast<off_t>(at + done));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return openError(m_path, errno);
    if (got == 0) break;
    done += static_cast<std::size_t>(got);
  }
  return done;
}

bool ByteSource::hasChanged() const {
  struct stat status {};
  if (::fstat(m_descriptor, &status) != 0) return true;
  return static_cast<std::uint64_t>(status.st_size) != m_size ||
         !isSameTime(status.st_mtim, m_modified);
}

}  // namespace shinglescope
