// SPDX-License-Identifier: MIT
#include "core/dataset/query/sort_values.h"

#include <algorithm>
#include <array>
#include <bit>

#include "core/base/parallel.h"
#include "core/base/unicode.h"
#include "core/dataset/columns/folded_text.h"

namespace shinglescope {

namespace {

constexpr std::size_t kSortValuesRowsPerBlock = 8'192;
constexpr std::size_t kSortValuesRowsPerPoll = 256;
constexpr std::uint64_t kSignBit = std::uint64_t{1} << 63U;
constexpr std::uint64_t kMore = kBytesAValue + 1;
constexpr unsigned char kSortValuesCaseBit = 0x20;

/// Fills `bytes` with the folded text from `depth`. Returns the number of bytes filled, or one more
/// than fit if the text continues.
std::size_t foldedPart(std::string_view utf8, std::size_t depth,
                       std::array<unsigned char, kMore> &bytes) {
  std::size_t at = 0;
  std::size_t folded = 0;  // bytes of the folded text before `at`
  if (isAscii(utf8.substr(0, depth))) at = folded = std::min(depth, utf8.size());
  std::size_t filled = 0;
  while (at < utf8.size() && filled < kMore) {
    const auto byte = static_cast<unsigned char>(utf8[at]);
    if (byte < 0x80) {
      const bool isUpper = byte >= 'A' && byte <= 'Z';
      if (folded++ >= depth) bytes[filled++] = isUpper ? byte | kSortValuesCaseBit : byte;
      ++at;
      continue;
    }
    std::string character;
    const std::uint32_t length = decodeUtf8(utf8, at).length;
    appendFolded(utf8.substr(at, length), character);
    for (const char c : character) {
      if (folded++ >= depth && filled < kMore) bytes[filled++] = static_cast<unsigned char>(c);
    }
    at += length;
  }
  return filled;
}

}  // namespace

std::uint64_t orderedValue(double value, bool isDescending) {
  // Positive and negative zero are equal.
  const auto bits = std::bit_cast<std::uint64_t>(value == 0 ? 0.0 : value);
  const std::uint64_t ordered = (bits & kSignBit) != 0 ? ~bits : bits | kSignBit;
  return isDescending ? ~ordered : ordered;
}

std::uint64_t textValue(std::string_view utf8, std::size_t depth, bool isDescending) {
  std::array<unsigned char, kMore> bytes{};
  const std::size_t filled = foldedPart(utf8, depth, bytes);
  std::uint64_t value = 0;
  for (std::size_t i = 0; i < kBytesAValue; ++i) value = (value << 8U) | bytes[i];
  value = (value << 8U) | filled;
  return isDescending ? ~value : value;
}

bool goesOn(std::uint64_t textValue, bool isDescending) {
  return ((isDescending ? ~textValue : textValue) & 0xFFU) == kMore;
}

Result<void> SortColumn::prepare(const std::vector<std::uint32_t> &rows,
                                 const RunContext &context) {
  if (m_isText) return {};
  m_values.resize(m_dataset->rowCount());
  const CellParser parser(m_type);
  std::vector<std::uint64_t> unparsed(blockCount(rows.size(), kSortValuesRowsPerBlock));
  const auto work = [&](const Block &block) -> Result<void> {
    for (std::size_t i = block.begin; i < block.end; ++i) {
      if (i % kSortValuesRowsPerPoll == 0 && context.isCancelled()) return cancelledError();
      const std::string_view cell = text(rows[i]);
      std::uint64_t &value = m_values[rows[i]];
      if (const std::optional<double> number = parser.parse(cell)) {
        value = orderedValue(*number, m_key.isDescending);
      } else {
        const bool isBlank = isBlankCell(cell);
        value = isBlank ? kBlankValue : kUnparsedValue;
        unparsed[block.index] += isBlank ? 0U : 1U;
      }
    }
    return {};
  };
  Result<void> done = forEachBlock(context, rows.size(), kSortValuesRowsPerBlock, work);
  for (const std::uint64_t part : unparsed) m_unparsed += part;
  return done;
}

std::uint64_t SortColumn::valueOf(std::string_view text, std::size_t depth) const {
  if (depth == 0 && isBlankCell(text)) return kBlankValue;
  return textValue(text, depth, m_key.isDescending);
}

int SortColumn::compare(std::uint32_t a, std::uint32_t b) const {
  if (!m_isText) return m_values[a] < m_values[b] ? -1 : m_values[a] > m_values[b] ? 1 : 0;
  const std::string_view left = text(a);
  const std::string_view right = text(b);
  const bool isLeftBlank = isBlankCell(left);
  const bool isRightBlank = isBlankCell(right);
  if (isLeftBlank || isRightBlank) return isLeftBlank == isRightBlank ? 0 : isLeftBlank ? 1 : -1;
  const int order = compareFolded(left, right);
  return m_key.isDescending ? -order : order;
}

}  // namespace shinglescope
