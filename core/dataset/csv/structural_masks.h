// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace shinglescope {

/// The positions of structural characters among 64 bytes: bit i for byte i.
struct StructuralMasks {
  std::uint64_t cellEnds = 0;   ///< delimiters and line feeds
  std::uint64_t lineFeeds = 0;  ///< those of them that end a line
  std::uint64_t special = 0;    ///< quotes and carriage returns
  std::uint64_t high = 0;       ///< bytes of 0x80 and over

  bool operator==(const StructuralMasks &) const = default;
};

/// Finds delimiters, quotes and line ends in blocks of 64 bytes, with the widest instructions of
/// the CPU; all targets compute the same bits.
class MarkFinder {
 public:
  static constexpr std::size_t kBlockBytes = 64;

  /// The characters are ASCII and not NUL. Without a quote, quotes are ordinary bytes.
  MarkFinder(char delimiter, std::optional<char> quote);
  /// Writes one entry of `masks` for each 64 bytes of `text`, padded with NULs. `masks` must have
  /// text.size() / 64 entries, rounded up.
  void find(std::string_view text, std::span<StructuralMasks> masks) const;

  /// Appends the positions of all `cellEnds` of consecutive blocks to `places` and returns their
  /// number. `first` is the position of the first block's first byte. Writes up to kBlockBytes
  /// entries more than it returns.
  std::size_t list(std::span<const StructuralMasks> masks, std::uint32_t first,
                   std::uint32_t *places) const {
    return m_kernels.list(masks, first, places);
  }

  struct Marks {
    char delimiter;
    char quote;  ///< a second carriage return if there is none
  };

 private:
  using Kernel = void (*)(const char *, std::size_t blocks, const Marks &, StructuralMasks *);
  using Lister = std::size_t (*)(std::span<const StructuralMasks>, std::uint32_t, std::uint32_t *);
  struct Kernels {
    Kernel find;
    Lister list;
  };
  static Kernels activeKernels();

  Marks m_marks;
  Kernels m_kernels = activeKernels();
};

}  // namespace shinglescope
