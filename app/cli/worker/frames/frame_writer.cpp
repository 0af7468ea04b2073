// SPDX-License-Identifier: MIT
#include "app/cli/worker/frames/frame_writer.h"

#include "app/cli/worker/frames/payload.h"
#include "core/base/hash.h"

namespace shinglescope {

Result<void> FrameWriter::write(FrameKind kind, std::uint32_t part, std::uint64_t count,
                                std::string_view payload) {
  if (payload.size() > kMostPayloadBytes)
    return plainError(ErrorCode::Limit,
                      std::string("A record of kind ") + frameKindName(kind) + " has " +
                          std::to_string(payload.size() >> 20U) +
                          " MiB, more than the 8 MiB of a frame; shorten the longest texts.");
  m_sums[kind].add(count, payload.size());
  return writeBytes(kind, part, count, payload);
}

Result<void> FrameWriter::end() {
  FrameSums all;
  for (const auto &[kind, sums] : m_sums) {
    all.frames += sums.frames;
    all.count += sums.count;
    all.bytes += sums.bytes;
  }
  PayloadWriter payload;
  payload.number(all.frames);
  payload.number(all.count);
  payload.number(all.bytes);
  return writeBytes(FrameKind::End, 0, 0, payload.payload());
}

Result<void> FrameWriter::writeBytes(FrameKind kind, std::uint32_t part, std::uint64_t count,
                                     std::string_view payload) {
  PayloadWriter header;
  header.number(kFrameMagic);
  header.number(kFrameVersion);
  header.number(static_cast<std::uint16_t>(kind));
  header.number(part);
  header.number(std::uint32_t{0});
  header.number(count);
  header.number(std::uint64_t{payload.size()});
  header.number(xxh3(payload));
  if (auto written = m_sink(header.payload()); !written) return written;
  return m_sink(payload);
}

}  // namespace shinglescope
