// SPDX-License-Identifier: MIT
#include "core/text/byte_kernels.h"

#include <cstring>

#include "core/text/plain_text.h"
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

/// Returns a bit for each byte of the block at byte `at` that is in the text.
BlockMask insideOf(std::string_view text, std::size_t at) {
  const std::size_t left = text.size() - at;
  return left >= kBlockBytes ? ~BlockMask{0} : (BlockMask{1} << left) - 1;
}

/// Writes the kept bytes of a block, white space as U+0020. `write` must have space for a whole
/// block.
char *writeBlock(const char *bytes, BlockMask white, BlockMask kept, char *write) {
  if (kept == ~BlockMask{0}) {
    std::memmove(write, bytes, kBlockBytes);
    for (; white != 0; white &= white - 1) write[std::countr_zero(white)] = ' ';
    return write + kBlockBytes;
  }
  for (std::size_t i = 0; i < kBlockBytes; ++i) {
    *write = ((white >> i) & 1U) != 0 ? ' ' : bytes[i];
    write += (kept >> i) & 1U;
  }
  return write;
}

/// The bytes of a block, padded with spaces after the end of the text.
class PaddedBlock {
 public:
  const char *at(std::string_view text, std::size_t at) {
    const std::size_t left = text.size() - at;
    if (left >= kBlockBytes) return text.data() + at;
    m_bytes.fill(' ');
    std::memcpy(m_bytes.data(), text.data() + at, left);
    return m_bytes.data();
  }

 private:
  alignas(kBlockBytes) std::array<char, kBlockBytes> m_bytes;
};

using WriteBlock = char *(*)(const char *bytes, BlockMask white, BlockMask kept, char *write);

template <ClassifyBlock classify, WriteBlock write = writeBlock>
std::size_t foldWhiteSpace(std::string_view text, char *out) {
  WhiteFinder finder(text);
  PaddedBlock block;
  char *end = out;
  BlockMask wasWhite = 1;  // drops leading white space
  for (std::size_t at = 0; at < text.size(); at += kBlockBytes) {
    const char *const bytes = block.at(text, at);
    const BlockMask white = finder.take(classify(bytes), at);
    const BlockMask kept = ~(white & ((white << 1U) | wasWhite)) & insideOf(text, at);
    wasWhite = white >> (kBlockBytes - 1);
    end = write(bytes, white, kept, end);
  }
  if (end != out && end[-1] == ' ') --end;
  return static_cast<std::size_t>(end - out);
}

/// Returns whether all white space of a block is U+0020.
bool areSpaces(const char *bytes, BlockMask white) {
  char differences = 0;
  for (; white != 0; white &= white - 1) {
    differences = static_cast<char>(differences | (bytes[std::countr_zero(white)] ^ ' '));
  }
  return differences == 0;
}

template <ClassifyBlock classify>
bool isFolded(std::string_view text) {
  if (text.empty()) return true;
  if (text.back() == ' ') return false;
  WhiteFinder finder(text);
  PaddedBlock block;
  BlockMask wasWhite = 1;
  for (std::size_t at = 0; at < text.size(); at += kBlockBytes) {
    const char *const bytes = block.at(text, at);
    const BlockMask white = finder.take(classify(bytes), at) & insideOf(text, at);
    if ((white & ((white << 1U) | wasWhite)) != 0 || !areSpaces(bytes, white)) return false;
    wasWhite = white >> (kBlockBytes - 1);
  }
  return true;
}

/// Folds in place: it never writes after what it has read.
template <ClassifyBlock classify>
FoldedText mapAndFold(std::string_view text, const ByteMap &map, char *out) {
  std::size_t size = mapBytes(text, map, out);
  if (!isFolded<classify>({out, size})) size = foldWhiteSpace<classify>({out, size}, out);
  return {size, isAscii(text)};
}

template <ClassifyBlock classify>
LoweredText lowerText(std::string_view text, char *out) {
  static const ByteMap lowering = ByteMap::create(true, [](std::uint8_t) { return false; });
  LoweredText lowered;
  lowered.isAscii = isAscii(text);
  lowered.isPlain = lowered.isAscii || scalar::isPlain(text);
  if (!lowered.isPlain) return lowered;
  mapBytes(text, lowering, out);
  if (!lowered.isAscii) scalar::lowerPlain(out, text.size());
  lowered.isFolded = isFolded<classify>(text);
  return lowered;
}

/// The kernels of a target that has vector code only for classifying bytes.
template <ClassifyBlock classify>
constexpr TextKernels kernelsWith() {
  return {mapBytes,           mapAndFold<classify>,  lowerText<classify>, foldWhiteSpace<classify>,
          isFolded<classify>, shinglescope::isAscii, scalar::isPlain,     scalar::lowerPlain};
}

}  // namespace

const TextKernels &textKernels(CpuTarget target) {
  static constexpr TextKernels kScalar = kernelsWith<scalar::classifyBlock>();
#ifdef SHINGLESCOPE_X86
  static constexpr TextKernels kSse41 = kernelsWith<sse41::classifyBlock>();
  static constexpr TextKernels kAvx2 = {
      avx2::mapBytes,  avx2::mapAndFold,
      avx2::lowerText, foldWhiteSpace<avx2::classifyBlock, avx2::writeBlock>,
      avx2::isFolded,  avx2::isAscii,
      avx2::isPlain,   avx2::lowerPlain};
  static constexpr TextKernels kAvx512 = {
      avx512::mapBytes, avx512::mapAndFold, avx2::lowerText, avx512::foldWhiteSpace,
      avx512::isFolded, avx2::isAscii,      avx2::isPlain,   avx2::lowerPlain};
  if (target == CpuTarget::Avx512) return kAvx512;
  if (target == CpuTarget::Avx2) return kAvx2;
  if (target == CpuTarget::Sse41) return kSse41;
#endif
#ifdef SHINGLESCOPE_NEON
  static constexpr TextKernels kNeon = {neon::mapBytes,       neon::mapAndFold, neon::lowerText,
                                        neon::foldWhiteSpace, neon::isFolded,   neon::isAscii,
                                        neon::isPlain,        neon::lowerPlain};
  if (target == CpuTarget::Neon) return kNeon;
#endif
  return kScalar;
}

const TextKernels &textKernels() { return textKernels(activeCpuTarget()); }

}  // namespace shinglescope
