#include "core/text/byte_kernels.h"

#include <cstring>

#include "core/text/white_mask.h"

namespace shinglescope {

namespace {

std::size_t mapBytes(std::string_view text, const ByteMap &map, char *out) {
  char *write = out;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    const std::uint8_t mapped = byte < map.to.size() ? map.to[byte] : byte;
    *write = static_cast<char>(mapped);
    write += byte < map.to.size() && mapped == ByteMap::kDropped ? 0 : 1;
  }
  return static_cast<std::size_t>(write - out);
}

/// Writes the kept bytes of a block, white ones as U+0020.
char *writeBlock(const char *bytes, std::size_t count, BlockMask white, BlockMask kept,
                 char *write) {
  for (std::size_t i = 0; i < count; ++i) {
    *write = ((white >> i) & 1U) != 0 ? ' ' : bytes[i];
    write += (kept >> i) & 1U;
  }
  return write;
}

template <ClassifyBlock classify>
std::size_t foldWhiteSpace(std::string_view text, char *out) {
  WhiteFinder finder(text);
  char *write = out;
  BlockMask wasWhite = 1;  // so that white space at the start goes
  for (std::size_t at = 0; at < text.size(); at += kBlockBytes) {
    const std::size_t count = std::min(kBlockBytes, text.size() - at);
    const char *bytes = text.data() + at;
    alignas(kBlockBytes) std::array<char, kBlockBytes> padded;
    if (count < kBlockBytes) {
      padded.fill(' ');
      std::memcpy(padded.data(), bytes, count);
      bytes = padded.data();
    }
    const BlockMask white = finder.take(classify(bytes), at);
    const BlockMask kept = ~(white & ((white << 1U) | wasWhite));
    wasWhite = white >> (kBlockBytes - 1);
    write = writeBlock(bytes, count, white, kept, write);
  }
  if (write != out && write[-1] == ' ') --write;
  return static_cast<std::size_t>(write - out);
}

bool mayNotBeFolded(std::string_view /*text*/) { return false; }

}  // namespace

const TextKernels &textKernels(CpuTarget target) {
  static constexpr TextKernels kScalar = {mapBytes, foldWhiteSpace<scalar::classifyBlock>,
                                          mayNotBeFolded};
#ifdef SHINGLESCOPE_X86
  static constexpr TextKernels kSse41 = {mapBytes, foldWhiteSpace<sse41::classifyBlock>,
                                         mayNotBeFolded};
  static constexpr TextKernels kAvx2 = {mapBytes, foldWhiteSpace<avx2::classifyBlock>,
                                        mayNotBeFolded};
  static constexpr TextKernels kAvx512 = {avx512::mapBytes, avx512::foldWhiteSpace,
                                          avx512::isFolded};
  if (target == CpuTarget::Avx512) return kAvx512;
  if (target == CpuTarget::Avx2) return kAvx2;
  if (target == CpuTarget::Sse41) return kSse41;
#endif
  return kScalar;
}

const TextKernels &textKernels() { return textKernels(activeCpuTarget()); }

}  // namespace shinglescope
