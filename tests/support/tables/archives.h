// SPDX-License-Identifier: MIT
#pragma once

#include <bzlib.h>
#include <lzma.h>
#include <zlib.h>
#include <zstd.h>

#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace shinglescope::test {

/// Returns the text compressed by zlib; `windowBits` chooses the format around it.
inline std::string packWithZlib(std::string_view text, int windowBits) {
  z_stream stream{};
  if (deflateInit2(&stream, 6, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY) != Z_OK) {
    throw std::runtime_error("zlib does not start");
  }
  std::string packed(deflateBound(&stream, text.size()) + 64, '\0');
  stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef *>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  if (deflate(&stream, Z_FINISH) != Z_STREAM_END) throw std::runtime_error("zlib does not pack");
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return packed;
}

/// Returns the text as one gzip member.
inline std::string packGzip(std::string_view text) { return packWithZlib(text, 16 + MAX_WBITS); }

/// Returns the text as one xz stream.
inline std::string packXz(std::string_view text) {
  std::string packed(lzma_stream_buffer_bound(text.size()), '\0');
  std::size_t size = 0;
  const auto code = lzma_easy_buffer_encode(
      1, LZMA_CHECK_CRC64, nullptr, reinterpret_cast<const std::uint8_t *>(text.data()),
      text.size(), reinterpret_cast<std::uint8_t *>(packed.data()), &size, packed.size());
  if (code != LZMA_OK) throw std::runtime_error("liblzma does not pack");
  packed.resize(size);
  return packed;
}

/// Returns the text as one zstd frame with a checksum.
inline std::string packZstd(std::string_view text) {
  ZSTD_CCtx *context = ZSTD_createCCtx();
  ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1);
  std::string packed(ZSTD_compressBound(text.size()), '\0');
  const std::size_t size =
      ZSTD_compress2(context, packed.data(), packed.size(), text.data(), text.size());
  ZSTD_freeCCtx(context);
  if (ZSTD_isError(size) != 0) throw std::runtime_error("zstd does not pack");
  packed.resize(size);
  return packed;
}

/// Returns the text as one bzip2 stream.
inline std::string packBzip2(std::string_view text) {
  std::string packed(text.size() + text.size() / 50 + 700, '\0');
  auto size = static_cast<unsigned>(packed.size());
  if (BZ2_bzBuffToBuffCompress(packed.data(), &size, const_cast<char *>(text.data()),
                               static_cast<unsigned>(text.size()), 9, 0, 0) != BZ_OK) {
    throw std::runtime_error("libbz2 does not pack");
  }
  packed.resize(size);
  return packed;
}

/// A named format, with a function that writes one member of it.
struct Packer {
  const char *name;
  std::function<std::string(std::string_view)> pack;
};

inline const std::vector<Packer> &packers() {
  static const std::vector<Packer> kPackers = {
      {"gzip", packGzip}, {"xz", packXz}, {"zstd", packZstd}, {"bzip2", packBzip2}};
  return kPackers;
}

}  // namespace shinglescope::test
