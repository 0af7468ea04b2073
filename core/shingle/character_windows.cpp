#include "core/shingle/character_windows.h"

#include <algorithm>

#include "core/shingle/kernels.h"
#include "core/shingle/word_blocks.h"

namespace shinglescope {

namespace {

bool isStart(char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }
bool isOther(char c) { return static_cast<unsigned char>(c) >= 0x80; }

/// The first byte at or after `at` that is not of ASCII.
std::size_t skipAscii(std::string_view text, std::size_t at) {
  constexpr std::uint64_t kHighBits = 0x8080808080808080ULL;
  while (at + kFastChunk <= text.size() && (loadChunk(text.data() + at) & kHighBits) == 0) {
    at += kFastChunk;
  }
  while (at < text.size() && !isOther(text[at])) ++at;
  return at;
}

/// The first character that starts at or after `at`.
std::size_t characterAt(std::string_view text, std::size_t at) {
  while (at < text.size() && !isStart(text[at])) ++at;
  return at;
}

/// A window that moves over a text character by character.
class Window {
 public:
  Window(std::string_view text, std::size_t k, std::size_t at)
      : m_text(text), m_begin(at), m_end(at) {
    for (std::size_t i = 0; i < k; ++i) takeNext();
  }

  void move() {
    m_begin = characterAt(m_text, m_begin + 1);
    takeNext();
  }
  std::size_t begin() const { return m_begin; }
  bool isLast() const { return m_end == m_text.size(); }
  bool isAsciiOnly() const { return m_begin >= m_asciiFrom; }
  std::uint64_t hash() const { return hashInside(m_text, m_begin, m_end); }

 private:
  void takeNext() {
    if (isLast()) return;
    const std::size_t next = characterAt(m_text, m_end + 1);
    const bool isAsciiNext = next - m_end == 1 && !isOther(m_text[m_end]);
    m_end = next;
    if (!isAsciiNext) m_asciiFrom = next;
  }

  std::string_view m_text;
  std::size_t m_begin;
  std::size_t m_end;
  std::size_t m_asciiFrom = 0;  ///< behind the last character that is not of ASCII
};

}  // namespace

std::size_t countCharacters(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(text, isStart));
}

std::size_t hashCharacterWindows(std::string_view text, std::size_t k, std::uint64_t *out) {
  const ShingleKernels &kernels = shingleKernels();
  std::size_t count = 0;
  std::size_t at = characterAt(text, 0);
  while (true) {
    const std::size_t stretch = skipAscii(text, at) - at;
    if (stretch >= k) {
      kernels.hashWindows(text.substr(at, stretch), k, out + count);
      count += stretch - k + 1;
      at += stretch - k + 1;
    }
    if (at + k > text.size()) return count;
    Window window(text, k, at);
    for (; !window.isAsciiOnly(); window.move()) {
      out[count++] = window.hash();
      if (window.isLast()) return count;
    }
    at = window.begin();
  }
}

}  // namespace shinglescope
