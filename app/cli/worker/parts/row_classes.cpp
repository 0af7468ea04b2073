// SPDX-License-Identifier: MIT
#include "app/cli/worker/parts/row_classes.h"

#include <algorithm>
#include <limits>

#include "app/cli/worker/frames/part_buffers.h"

namespace shinglescope {
namespace {

constexpr std::size_t kMostRowsOfMeasuredItem = std::size_t{1} << 17U;

Error invalidClass() {
  return plainError(ErrorCode::Format,
                    "A class of rows is not valid; run the step before it again.");
}

/// Appends the rows of an item.
bool readRows(PayloadReader &reader, std::vector<std::uint64_t> &rows) {
  std::uint64_t row = 0;
  while (!reader.isAtEnd() && !reader.hasFailed()) {
    row = reader.rowAfter(row);
    if (!reader.hasFailed()) rows.push_back(row);
  }
  return !reader.hasFailed();
}

bool readSetSize(PayloadReader &reader, std::uint32_t &size) {
  const std::uint64_t value = reader.varint();
  size = static_cast<std::uint32_t>(value);
  return !reader.hasFailed() && value > 0 && value <= std::numeric_limits<std::uint32_t>::max();
}

}  // namespace

Result<void> RowClasses::add(const Frame &frame, bool isMeasured) {
  std::vector<RowItem> items;
  if (auto decoded = decodeFrame<ItemCodec>(frame, items); !decoded) return decoded;
  for (const RowItem &item : items) {
    RowClass &rows = m_classes[item.row];
    if (rows.rows.empty()) rows.rows.push_back(item.row);
    PayloadReader reader(item.bytes);
    std::uint32_t size = 0;
    if (isMeasured && !readSetSize(reader, size)) return invalidClass();
    if (rows.setSize != 0 && rows.setSize != size) return invalidClass();
    rows.setSize = size;
    if (!readRows(reader, rows.rows)) return invalidClass();
  }
  return {};
}

Result<void> RowClasses::addSizes(const Frame &frame) {
  std::vector<RowItem> items;
  if (auto decoded = decodeFrame<ItemCodec>(frame, items); !decoded) return decoded;
  for (const RowItem &item : items) {
    PayloadReader reader(item.bytes);
    std::uint32_t size = 0;
    if (!readSetSize(reader, size) || !reader.isAtEnd()) return invalidClass();
    if (m_sizes.try_emplace(item.row, size).first->second != size) return invalidClass();
  }
  return {};
}

void RowClasses::settle() {
  for (auto &[first, rows] : m_classes) {
    const auto size = m_sizes.find(first);
    if (size != m_sizes.end()) rows.setSize = size->second;
    std::ranges::sort(rows.rows);
  }
  std::erase_if(m_classes, [](const auto &each) { return each.second.setSize == 0; });
}

std::span<const std::uint64_t> RowClasses::rowsOf(const std::uint64_t &first) const {
  const auto found = m_classes.find(first);
  return found == m_classes.end() ? std::span(&first, 1) : std::span(found->second.rows);
}

std::vector<std::string> measuredItems(const RowClass &rows) {
  std::vector<std::string> items;
  const auto repeats = std::span(rows.rows).subspan(1);
  for (std::size_t begin = 0; begin < repeats.size(); begin += kMostRowsOfMeasuredItem) {
    PayloadWriter item;
    item.varint(rows.setSize);
    std::uint64_t previous = 0;
    const auto rest = repeats.subspan(begin);
    for (const std::uint64_t row : rest.first(std::min(rest.size(), kMostRowsOfMeasuredItem))) {
      item.varint(row - previous);
      previous = row;
    }
    items.push_back(item.payload());
  }
  return items;
}

}  // namespace shinglescope
