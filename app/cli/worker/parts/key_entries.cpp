// SPDX-License-Identifier: MIT
#include "app/cli/worker/parts/key_entries.h"

#include <algorithm>
#include <numeric>

#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/parts/parts.h"

namespace shinglescope {
namespace {

/// Enough for the usual size of a frame, whatever an entry takes.
constexpr std::size_t kEntriesOfFrame = std::size_t{1} << 17U;

std::string_view bytesOf(std::span<const std::uint32_t> words) {
  return {reinterpret_cast<const char *>(words.data()), words.size_bytes()};
}

void appendWords(PayloadReader &reader, std::uint64_t count, std::vector<std::uint32_t> &words) {
  const std::string_view bytes = reader.bytes(count * sizeof(std::uint32_t));
  if (bytes.empty()) return;
  const std::size_t known = words.size();
  words.resize(known + count);
  std::memcpy(words.data() + known, bytes.data(), bytes.size());
}

template <class Value>
void permute(std::vector<Value> &values, std::span<const std::uint32_t> order) {
  if (values.empty()) return;
  std::vector<Value> sorted(values.size());
  for (std::size_t i = 0; i < order.size(); ++i) sorted[i] = values[order[i]];
  values.swap(sorted);
}

}  // namespace

Result<void> readEntries(const Frame &frame, const StepContext &context, EntryColumns &entries) {
  PayloadReader reader(frame.payload);
  RowListCodec::decode(reader, frame.count, entries.rows);
  appendWords(reader, frame.count, entries.lower);
  if (context.keyWords() == 2) appendWords(reader, frame.count, entries.upper);
  if (!context.recipe.same.empty()) entries.labels += reader.bytes(frame.count * kLabelBytes);
  return checkDecoded(frame, reader);
}

Result<void> sortEntries(EntryColumns &entries) {
  if (!std::ranges::is_sorted(entries.rows)) {
    std::vector<std::uint32_t> order(entries.rows.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::sort(order, {}, [&](std::uint32_t i) { return entries.rows[i]; });
    permute(entries.rows, order);
    permute(entries.lower, order);
    permute(entries.upper, order);
    std::string labels;
    if (!entries.labels.empty())
      for (const std::uint32_t i : order)
        labels += entries.labels.substr(i * kLabelBytes, kLabelBytes);
    entries.labels.swap(labels);
  }
  const auto repeated = std::ranges::adjacent_find(entries.rows);
  if (repeated == entries.rows.end()) return {};
  return plainError(ErrorCode::Format, "Row " + std::to_string(*repeated) +
                                           " has two keys in one band; run the step before it "
                                           "again.");
}

KeyEntries::KeyEntries(const StepContext &context)
    : m_context(context), m_parts(std::size_t{context.recipe.bands} * context.options.ranges) {}

Result<void> KeyEntries::add(std::uint64_t row, std::span<const std::uint32_t> keys,
                             std::string_view label) {
  const std::uint32_t bands = m_context.recipe.bands;
  const bool isWide = m_context.keyWords() == 2;
  for (std::uint32_t band = 0; band < bands; ++band) {
    EntryColumns &entries = m_parts[keyPart(m_context.options, band, keys[band])];
    entries.rows.push_back(row);
    entries.lower.push_back(keys[band]);
    if (isWide) entries.upper.push_back(keys[bands + band]);
    entries.labels += label;
  }
  m_bytes += bands * (sizeof row + keys.size_bytes() / bands + label.size());
  return m_bytes < kMostWaitingBytes ? Result<void>() : flush();
}

Result<void> KeyEntries::flush() {
  for (std::uint32_t part = 0; part < m_parts.size(); ++part)
    if (auto written = writePart(part); !written) return written;
  m_bytes = 0;
  return {};
}

Result<void> KeyEntries::writePart(std::uint32_t part) {
  EntryColumns &entries = m_parts[part];
  if (auto sorted = sortEntries(entries); !sorted) return sorted;
  for (std::size_t begin = 0; begin < entries.rows.size(); begin += kEntriesOfFrame) {
    const std::size_t count = std::min(kEntriesOfFrame, entries.rows.size() - begin);
    m_payload.clear();
    std::uint64_t previous = 0;
    for (const std::uint64_t row : std::span(entries.rows).subspan(begin, count)) {
      m_payload.varint(row - previous);
      previous = row;
    }
    m_payload.bytes(bytesOf(std::span(entries.lower).subspan(begin, count)));
    if (!entries.upper.empty())
      m_payload.bytes(bytesOf(std::span(entries.upper).subspan(begin, count)));
    if (!entries.labels.empty())
      m_payload.bytes(
          std::string_view(entries.labels).substr(begin * kLabelBytes, count * kLabelBytes));
    auto written = m_context.out.write(FrameKind::Entries, part, count, m_payload.payload());
    if (!written) return written;
  }
  entries.clear();
  return {};
}

}  // namespace shinglescope
