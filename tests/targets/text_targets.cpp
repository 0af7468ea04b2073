// SPDX-License-Identifier: MIT
#include "core/base/hash.h"
#include "core/base/unicode.h"
#include "core/text/byte_kernels.h"
#include "core/text/plain_text.h"
#include "tests/targets/guarded_memory.h"
#include "tests/targets/input_texts.h"
#include "tests/targets/kernel_check.h"

namespace shinglescope::targets {

namespace {

void append(Numbers &numbers, std::string_view bytes) {
  for (const char c : bytes) numbers.push_back(static_cast<unsigned char>(c));
}

bool isValid(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint point = decodeUtf8(text, at);
    if (point.isInvalid()) return false;
    at += point.length;
  }
  return true;
}

std::vector<ByteMap> byteMaps() {
  const auto isPunctuation = [](std::uint8_t c) { return c > ' ' && c < '0'; };
  const auto isOdd = [](std::uint8_t c) { return c % 2 == 1; };
  const auto isMixed = [](std::uint8_t c) { return mix64(c) % 3 == 0; };
  const auto isNone = [](std::uint8_t) { return false; };
  return {ByteMap::create(true, isNone), ByteMap::create(true, isPunctuation),
          ByteMap::create(false, isOdd), ByteMap::create(true, isMixed)};
}

/// A text in guarded memory and memory for what a kernel writes, with no room to spare.
class TextPlaces {
 public:
  /// Calls work(text, out) with the text at the end of its memory, at the beginning, and at some
  /// other alignment.
  template <class Work>
  void at(std::string_view text, Work work) {
    char *const out = m_out.last(text.size() + kTextSlack);
    m_shift = (m_shift + 1) % 64;
    for (char *place : {m_in.last(text.size()), m_in.begin(), m_in.begin() + m_shift})
      work(m_in.copyTo(place, text), out);
  }

 private:
  GuardedMemory m_in{kMostTextBytes + 64};
  GuardedMemory m_out{kMostTextBytes + kTextSlack};
  std::size_t m_shift = 0;
};

void checkLowering(KernelCheck &check, const GuardedMemory &memory, std::string_view text) {
  if (!scalar::isPlain(text)) return;
  const auto run = [&](CpuTarget target, Numbers &numbers) {
    char *const place = memory.last(text.size() + kTextSlack);
    const std::string_view copy = memory.copyTo(place, text);
    textKernels(target).lowerPlain(place, text.size());
    append(numbers, copy);
  };
  check.compare("lowerPlain", run, text);
}

}  // namespace

void checkTextKernels(KernelCheck &check, const std::vector<std::string> &texts) {
  TextPlaces places;
  const GuardedMemory memory(kMostTextBytes + kTextSlack);
  const std::vector<ByteMap> maps = byteMaps();
  for (const std::string &input : texts) {
    const bool isValidText = isValid(input);
    places.at(input, [&](std::string_view text, char *out) {
      const auto mapAll = [&](CpuTarget target, Numbers &numbers) {
        for (const ByteMap &map : maps)
          append(numbers, {out, textKernels(target).mapBytes(text, map, out)});
      };
      check.compare("mapBytes", mapAll, text);
      const auto mapAndFold = [&](CpuTarget target, Numbers &numbers) {
        for (const ByteMap &map : maps) {
          const FoldedText folded = textKernels(target).mapAndFold(text, map, out);
          numbers.push_back(folded.isAscii);
          append(numbers, {out, folded.size});
        }
      };
      if (isValidText) check.compare("mapAndFold", mapAndFold, text);
      const auto lower = [&](CpuTarget target, Numbers &numbers) {
        const LoweredText lowered = textKernels(target).lowerText(text, out);
        numbers = {lowered.isPlain};
        if (!lowered.isPlain) return;
        numbers.insert(numbers.end(), {lowered.isAscii, lowered.isFolded});
        append(numbers, {out, text.size()});
      };
      if (isValidText) check.compare("lowerText", lower, text);
      const auto fold = [&](CpuTarget target, Numbers &numbers) {
        append(numbers, {out, textKernels(target).foldWhiteSpace(text, out)});
      };
      check.compare("foldWhiteSpace", fold, text);
      const auto ask = [&](CpuTarget target, Numbers &numbers) {
        const TextKernels &kernels = textKernels(target);
        numbers = {kernels.isFolded(text), kernels.isAscii(text)};
        if (isValidText) numbers.push_back(kernels.isPlain(text));
      };
      check.compare("isFolded, isAscii, isPlain", ask, text);
    });
    checkLowering(check, memory, input);
    std::string folded(input.size() + kTextSlack, ' ');
    folded.resize(textKernels(CpuTarget::Scalar).foldWhiteSpace(input, folded.data()));
    const auto askFolded = [&](CpuTarget target, Numbers &numbers) {
      numbers = {textKernels(target).isFolded(folded)};
    };
    check.compare("isFolded of folded text", askFolded, folded);
    // A text that ends in the middle of a character is neither valid nor plain.
    while (!folded.empty() && static_cast<unsigned char>(folded.back()) >= 0x80) folded.pop_back();
    checkLowering(check, memory, folded);
    if (!isValid(folded)) continue;
    const auto askPlain = [&](CpuTarget target, Numbers &numbers) {
      numbers = {textKernels(target).isPlain(folded)};
    };
    check.compare("isPlain of valid text", askPlain, folded);
  }
}

}  // namespace shinglescope::targets
