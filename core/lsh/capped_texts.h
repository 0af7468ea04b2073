// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace shinglescope {

/// The bands in which each text is in a capped bucket: one bit for each text and band. Workers may
/// add, and ask about bands that are complete, at the same time. Takes memory once a text is added.
class CappedTexts {
 public:
  CappedTexts() = default;
  CappedTexts(std::size_t texts, std::uint32_t bands)
      : m_wordsPerText((bands + kBits - 1) / kBits), m_bits(texts * m_wordsPerText) {}

  bool isEmpty() const { return !m_hasAny.load(std::memory_order_acquire); }
  void add(std::uint32_t text, std::uint32_t band) {
    std::atomic_ref(wordOf(text, band)).fetch_or(maskOf(band), std::memory_order_relaxed);
    m_hasAny.store(true, std::memory_order_release);
  }
  bool has(std::uint32_t text, std::uint32_t band) const {
    // Another worker may be adding the text in another band of the same word.
    const std::uint32_t &word = m_bits[text * m_wordsPerText + band / kBits];
    const std::atomic_ref shared(const_cast<std::uint32_t &>(word));
    return (shared.load(std::memory_order_relaxed) & maskOf(band)) != 0;
  }
  /// Returns whether the text was added in fewer than `count` earlier bands. Not while workers add.
  bool isAmongFirst(std::uint32_t text, std::uint32_t band, std::uint32_t count) const {
    const std::uint32_t *const words = &m_bits[text * m_wordsPerText];
    for (std::uint32_t i = 0; i <= band / kBits; ++i) {
      std::uint32_t bits = i < band / kBits ? words[i] : words[i] & (maskOf(band) - 1);
      for (; bits != 0; bits &= bits - 1)
        if (count-- == 1) return false;
    }
    return true;
  }

 private:
  static constexpr std::uint32_t kBits = 32;
  static std::uint32_t maskOf(std::uint32_t band) { return 1U << band % kBits; }
  std::uint32_t &wordOf(std::uint32_t text, std::uint32_t band) {
    return m_bits[text * m_wordsPerText + band / kBits];
  }

  std::size_t m_wordsPerText = 0;
  std::vector<std::uint32_t> m_bits;
  std::atomic<bool> m_hasAny{false};
};

}  // namespace shinglescope
