// SPDX-License-Identifier: MIT
#include "core/text/mark_order.h"

#include <unicode/normalizer2.h>
#include <unicode/unistr.h>

#include <array>
#include <cstdint>
#include <new>
#include <vector>

#include "core/base/unicode.h"

namespace shinglescope {

namespace {

/// UAX 15, Stream-Safe Text Format: real text has at most 30 marks in a row.
constexpr std::size_t kLongestOrdinaryRun = 30;
constexpr char32_t kFirstMark = 0x300;

const icu::Normalizer2 &nfkd() {
  static const icu::Normalizer2 *const instance = [] {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2 *found = icu::Normalizer2::getNFKDInstance(status);
    if (U_FAILURE(status)) throw std::bad_alloc();
    return found;
  }();
  return *instance;
}

/// Returns whether the decomposition starts with a non-starter; in Unicode's data it then contains
/// only non-starters.
bool isMark(char32_t c) {
  return c >= kFirstMark && nfkd().hasBoundaryBefore(static_cast<UChar32>(c)) == 0;
}

struct MarkRun {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::size_t marks = 0;
};

/// Returns the first long run that starts at or after `from`; empty if there is none.
MarkRun findLongRun(std::string_view text, std::size_t from) {
  MarkRun run{from, from, 0};
  for (std::size_t at = from; at < text.size();) {
    const CodePoint point = decodeUtf8(text, at);
    at += point.length;
    if (isMark(point.value)) {
      run.end = at;
      ++run.marks;
      continue;
    }
    if (run.marks > kLongestOrdinaryRun) return run;
    run = {at, at, 0};
  }
  return run.marks > kLongestOrdinaryRun ? run : MarkRun{text.size(), text.size(), 0};
}

std::u32string decompose(std::string_view run) {
  std::u32string decomposed;
  icu::UnicodeString mapping;
  for (std::size_t at = 0; at < run.size();) {
    const CodePoint point = decodeUtf8(run, at);
    at += point.length;
    if (nfkd().getDecomposition(static_cast<UChar32>(point.value), mapping) == 0) {
      decomposed.push_back(point.value);
      continue;
    }
    for (std::int32_t i = 0; i < mapping.length(); i = mapping.moveIndex32(i, 1)) {
      decomposed.push_back(static_cast<char32_t>(mapping.char32At(i)));
    }
  }
  return decomposed;
}

/// Sorts by combining class with a stable counting sort, which is linear.
std::u32string inCanonicalOrder(const std::u32string &marks) {
  std::vector<std::uint8_t> classes(marks.size());
  std::array<std::size_t, 257> starts{};
  for (std::size_t i = 0; i < marks.size(); ++i) {
    classes[i] = nfkd().getCombiningClass(static_cast<UChar32>(marks[i]));
    ++starts[classes[i] + 1U];
  }
  for (std::size_t c = 1; c < starts.size(); ++c) starts[c] += starts[c - 1];
  std::u32string ordered(marks.size(), U'\0');
  for (std::size_t i = 0; i < marks.size(); ++i) ordered[starts[classes[i]]++] = marks[i];
  return ordered;
}

}  // namespace

std::string_view orderLongMarkRuns(std::string_view text, std::string &buffer) {
  MarkRun run = findLongRun(text, 0);
  if (run.marks == 0) return text;
  buffer.clear();
  std::size_t copied = 0;
  while (run.marks > 0) {
    buffer.append(text, copied, run.begin - copied);
    const std::u32string ordered =
        inCanonicalOrder(decompose(text.substr(run.begin, run.end - run.begin)));
    icu::UnicodeString::fromUTF32(reinterpret_cast<const UChar32 *>(ordered.data()),
                                  static_cast<std::int32_t>(ordered.size()))
        .toUTF8String(buffer);
    copied = run.end;
    run = findLongRun(text, copied);
  }
  buffer.append(text, copied);
  return buffer;
}

}  // namespace shinglescope
