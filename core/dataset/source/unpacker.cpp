// SPDX-License-Identifier: MIT
#include "core/dataset/source/unpacker.h"

#include <bzlib.h>
#include <lzma.h>
#include <zlib.h>
#include <zstd.h>
#include <zstd_errors.h>

#include <algorithm>
#include <bit>
#include <climits>

namespace shinglescope {

namespace {

using namespace std::string_view_literals;

/// gzip with any number of members and NUL bytes after them (tapes, padding).
class GzipUnpacker final : public Unpacker {
 public:
  static constexpr int kGzipOnly = 16 + MAX_WBITS;

  bool begin() { return inflateInit2(&m_stream, kGzipOnly) == Z_OK; }
  ~GzipUnpacker() override { inflateEnd(&m_stream); }

  Status unpack(UnpackerBuffers &buffers, bool /*atEnd*/) override {
    if (m_place != Place::InMember && buffers.inBytes > 0) {
      if (auto status = beginNext(buffers); status != Status::Running) return status;
    }
    return m_place == Place::InMember ? inflatePiece(buffers) : Status::Running;
  }

  bool isComplete() const override { return m_place != Place::InMember; }

 private:
  enum class Place { InMember, BehindMember, InPadding };

  Status beginNext(UnpackerBuffers &buffers) {
    const std::string_view in(buffers.in, buffers.inBytes);
    if (m_place == Place::BehindMember && in.front() == '\x1F') {
      m_place = Place::InMember;
      return inflateReset(&m_stream) == Z_OK ? Status::Running : Status::TooMuchMemory;
    }
    m_place = Place::InPadding;
    const std::size_t padding = std::min(in.find_first_not_of('\0'), in.size());
    buffers.advance(padding, 0);
    return buffers.inBytes == 0 ? Status::Running : Status::Foreign;
  }

  Status inflatePiece(UnpackerBuffers &buffers) {
    const std::size_t inBytes = std::min<std::size_t>(buffers.inBytes, UINT_MAX);
    const std::size_t outBytes = std::min<std::size_t>(buffers.outBytes, UINT_MAX);
    m_stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(buffers.in));
    m_stream.avail_in = static_cast<uInt>(inBytes);
    m_stream.next_out = reinterpret_cast<Bytef *>(buffers.out);
    m_stream.avail_out = static_cast<uInt>(outBytes);
    const int code = inflate(&m_stream, Z_NO_FLUSH);
    buffers.advance(inBytes - m_stream.avail_in, outBytes - m_stream.avail_out);
    if (code == Z_STREAM_END) m_place = Place::BehindMember;
    if (code == Z_MEM_ERROR) return Status::TooMuchMemory;
    return code == Z_OK || code == Z_STREAM_END || code == Z_BUF_ERROR ? Status::Running
                                                                       : Status::Damaged;
  }

  z_stream m_stream{};
  Place m_place = Place::InMember;
};

/// xz with any number of streams and their padding.
class XzUnpacker final : public Unpacker {
 public:
  bool begin(std::uint64_t memory) {
    return lzma_stream_decoder(&m_stream, memory, LZMA_CONCATENATED) == LZMA_OK;
  }
  ~XzUnpacker() override { lzma_end(&m_stream); }

  Status unpack(UnpackerBuffers &buffers, bool atEnd) override {
    m_stream.next_in = reinterpret_cast<const std::uint8_t *>(buffers.in);
    m_stream.avail_in = buffers.inBytes;
    m_stream.next_out = reinterpret_cast<std::uint8_t *>(buffers.out);
    m_stream.avail_out = buffers.outBytes;
    const lzma_ret code = lzma_code(&m_stream, atEnd ? LZMA_FINISH : LZMA_RUN);
    buffers.advance(buffers.inBytes - m_stream.avail_in, buffers.outBytes - m_stream.avail_out);
    switch (code) {
      case LZMA_STREAM_END: m_isComplete = true; return Status::Running;
      case LZMA_OK:
      case LZMA_BUF_ERROR: return Status::Running;
      case LZMA_MEM_ERROR:
      case LZMA_MEMLIMIT_ERROR: return Status::TooMuchMemory;
      default: return Status::Damaged;
    }
  }

  bool isComplete() const override { return m_isComplete; }

 private:
  lzma_stream m_stream = LZMA_STREAM_INIT;
  bool m_isComplete = false;
};

/// bzip2 with any number of streams.
class Bzip2Unpacker final : public Unpacker {
 public:
  bool begin() { return BZ2_bzDecompressInit(&m_stream, 0, 0) == BZ_OK; }
  ~Bzip2Unpacker() override { BZ2_bzDecompressEnd(&m_stream); }

  Status unpack(UnpackerBuffers &buffers, bool /*atEnd*/) override {
    if (!m_isInStream && buffers.inBytes > 0) {
      if (*buffers.in != 'B') return Status::Foreign;
      BZ2_bzDecompressEnd(&m_stream);
      m_stream = {};
      if (!begin()) return Status::TooMuchMemory;
      m_isInStream = true;
    }
    return m_isInStream ? unpackPiece(buffers) : Status::Running;
  }

  bool isComplete() const override { return !m_isInStream; }

 private:
  Status unpackPiece(UnpackerBuffers &buffers) {
    const std::size_t inBytes = std::min<std::size_t>(buffers.inBytes, UINT_MAX);
    const std::size_t outBytes = std::min<std::size_t>(buffers.outBytes, UINT_MAX);
    m_stream.next_in = const_cast<char *>(buffers.in);
    m_stream.avail_in = static_cast<unsigned>(inBytes);
    m_stream.next_out = buffers.out;
    m_stream.avail_out = static_cast<unsigned>(outBytes);
    const int code = BZ2_bzDecompress(&m_stream);
    buffers.advance(inBytes - m_stream.avail_in, outBytes - m_stream.avail_out);
    if (code == BZ_STREAM_END) {
      m_isInStream = false;
      m_hasStream = true;
      return Status::Running;
    }
    if (code == BZ_MEM_ERROR) return Status::TooMuchMemory;
    if (code == BZ_DATA_ERROR_MAGIC && m_hasStream) return Status::Foreign;
    return code == BZ_OK ? Status::Running : Status::Damaged;
  }

  bz_stream m_stream{};
  bool m_isInStream = true;
  bool m_hasStream = false;  ///< a complete one
};

/// zstd with any number of frames, including skippable ones.
class ZstdUnpacker final : public Unpacker {
 public:
  static constexpr int kLargestWindowLog = 31;
  static constexpr int kUsualWindowLog = 27;

  bool begin(std::uint64_t memory) {
    m_stream = ZSTD_createDStream();
    if (m_stream == nullptr) return false;
    const int fitting = static_cast<int>(std::bit_width(memory)) - 2;  // a quarter of it at most
    ZSTD_DCtx_setParameter(m_stream, ZSTD_d_windowLogMax,
                           std::clamp(fitting, kUsualWindowLog, kLargestWindowLog));
    return true;
  }
  ~ZstdUnpacker() override { ZSTD_freeDStream(m_stream); }

  Status unpack(UnpackerBuffers &buffers, bool /*atEnd*/) override {
    ZSTD_inBuffer in{buffers.in, buffers.inBytes, 0};
    ZSTD_outBuffer out{buffers.out, buffers.outBytes, 0};
    const bool wasComplete = m_isComplete;
    const std::size_t left = ZSTD_decompressStream(m_stream, &out, &in);
    buffers.advance(in.pos, out.pos);
    if (ZSTD_isError(left) == 0) {
      m_isComplete = left == 0;
      return Status::Running;
    }
    switch (ZSTD_getErrorCode(left)) {
      case ZSTD_error_memory_allocation:
      case ZSTD_error_frameParameter_windowTooLarge: return Status::TooMuchMemory;
      case ZSTD_error_prefix_unknown: return wasComplete ? Status::Foreign : Status::Damaged;
      default: return Status::Damaged;
    }
  }

  bool isComplete() const override { return m_isComplete; }

 private:
  ZSTD_DStream *m_stream = nullptr;
  bool m_isComplete = false;
};

/// Returns a new decompressor; null if it cannot be initialized.
template <class Kind, class... Limits>
std::unique_ptr<Unpacker> begun(Limits... limits) {
  auto unpacker = std::make_unique<Kind>();
  if (!unpacker->begin(limits...)) return nullptr;
  return unpacker;
}

/// The magic number is 0x184D2A50 to 0x184D2A5F, little-endian; pzstd files begin with it.
bool isSkippableFrame(std::string_view head) {
  return head.size() >= 4 && (static_cast<unsigned char>(head[0]) & 0xF0U) == 0x50U &&
         head.substr(1).starts_with("\x2A\x4D\x18"sv);
}

/// The size of blocks is a digit, and a block or the end of an empty stream follows.
bool isBzip2(std::string_view head) {
  constexpr std::size_t kMarkAt = 4;
  if (!head.starts_with("BZh") || head.size() < kMarkAt || head[3] < '1' || head[3] > '9')
    return false;
  const std::string_view mark = head.substr(kMarkAt);
  return mark.starts_with("1AY&SY") || mark.starts_with("\x17rE8P\x90");
}

}  // namespace

std::optional<Packing> detectPacking(std::string_view head) {
  if (head.starts_with("\x1F\x8B"sv)) return Packing::Gzip;
  if (head.starts_with("\xFD"
                       "7zXZ\0"sv)) {
    return Packing::Xz;
  }
  if (head.starts_with("\x28\xB5\x2F\xFD"sv) || isSkippableFrame(head)) return Packing::Zstd;
  if (isBzip2(head)) return Packing::Bzip2;
  return std::nullopt;
}

std::string_view packingName(Packing packing) {
  switch (packing) {
    case Packing::Gzip: return "gzip";
    case Packing::Xz: return "xz";
    case Packing::Zstd: return "zstd";
    case Packing::Bzip2: return "bzip2";
  }
  return "";
}

std::unique_ptr<Unpacker> makeUnpacker(Packing packing, std::uint64_t memory) {
  switch (packing) {
    case Packing::Gzip: return begun<GzipUnpacker>();
    case Packing::Xz: return begun<XzUnpacker>(memory);
    case Packing::Bzip2: return begun<Bzip2Unpacker>();
    case Packing::Zstd: break;
  }
  return begun<ZstdUnpacker>(memory);
}

}  // namespace shinglescope
