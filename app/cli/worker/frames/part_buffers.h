// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "app/cli/worker/frames/frame_writer.h"
#include "app/cli/worker/frames/payload.h"
#include "app/cli/worker/frames/records.h"

namespace shinglescope {

enum class Repeats { Keep, Drop };

/// The bytes that a record occupies while it waits.
template <class Record>
std::size_t waitingBytes(const Record &) {
  return sizeof(Record);
}
inline std::size_t waitingBytes(const RowItem &item) { return sizeof(item) + item.bytes.size(); }

/// Collects the records of a step for the parts of the next one, and writes them sorted, as few
/// frames. Refers to the writer; one thread.
template <class Codec>
class PartBuffers {
 public:
  using Record = typename Codec::Record;

  PartBuffers(FrameKind kind, FrameWriter &writer, Repeats repeats = Repeats::Keep)
      : m_kind(kind), m_writer(writer), m_repeats(repeats) {}

  /// Adds a record; writes all if many wait. Errors: those of the writer.
  Result<void> add(std::uint32_t part, Record record) {
    m_bytes += waitingBytes(record);
    m_parts[part].push_back(std::move(record));
    return m_bytes < kMostWaitingBytes ? Result<void>() : flush();
  }

  /// Writes what waits, part by part. The caller must call it at the end.
  Result<void> flush() {
    for (auto &[part, records] : m_parts)
      if (auto written = writePart(part, records); !written) return written;
    m_parts.clear();
    m_bytes = 0;
    return {};
  }

 private:
  static constexpr std::size_t kMostWaitingBytes = std::size_t{96} << 20U;

  Result<void> writePart(std::uint32_t part, std::vector<Record> &records) {
    if (!std::ranges::is_sorted(records)) std::ranges::sort(records);
    if (m_repeats == Repeats::Drop)
      records.erase(std::unique(records.begin(), records.end()), records.end());
    for (std::span<const Record> rest = records; !rest.empty();) {
      m_payload.clear();
      const std::size_t count = Codec::encode(rest, m_payload);
      auto written = m_writer.write(m_kind, part, count, m_payload.payload());
      if (!written) return written;
      rest = rest.subspan(count);
    }
    return {};
  }

  FrameKind m_kind;
  FrameWriter &m_writer;
  Repeats m_repeats;
  std::map<std::uint32_t, std::vector<Record>> m_parts;
  std::size_t m_bytes = 0;
  PayloadWriter m_payload;
};

/// Returns an error if a payload was not valid, or has bytes left.
inline Result<void> checkDecoded(const Frame &frame, const PayloadReader &reader) {
  if (!reader.hasFailed() && reader.isAtEnd()) return {};
  return plainError(ErrorCode::Format, std::string("The records of a frame of kind ") +
                                           frameKindName(frame.kind) +
                                           " are not valid; run the step before it again.");
}

/// Appends the records of a frame. Errors: Format if the payload is not valid.
template <class Codec>
Result<void> decodeFrame(const Frame &frame, std::vector<typename Codec::Record> &records) {
  PayloadReader reader(frame.payload);
  Codec::decode(reader, frame.count, records);
  return checkDecoded(frame, reader);
}

}  // namespace shinglescope
