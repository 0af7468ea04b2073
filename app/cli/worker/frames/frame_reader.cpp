// SPDX-License-Identifier: MIT
#include "app/cli/worker/frames/frame_reader.h"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "app/cli/worker/frames/payload.h"
#include "core/base/hash.h"

namespace shinglescope {
namespace {

constexpr const char *kRepeatAdvice =
    "; the stream was cut off or changed on its way. Run the step again.";

Error damagedStream(const std::string &what) {
  return plainError(ErrorCode::Format,
                    "The input is not a valid stream of frames: " + what + kRepeatAdvice);
}

/// The fields of a header that are checked before the payload is read.
struct Header {
  std::uint32_t magic = 0;
  std::uint16_t version = 0;
  std::uint16_t kind = 0;
  std::uint32_t part = 0;
  std::uint32_t zero = 0;
  std::uint64_t count = 0;
  std::uint64_t bytes = 0;
  std::uint64_t checksum = 0;
};

Header parseHeader(std::string_view bytes) {
  PayloadReader reader(bytes);
  Header header;
  header.magic = reader.number<std::uint32_t>();
  header.version = reader.number<std::uint16_t>();
  header.kind = reader.number<std::uint16_t>();
  header.part = reader.number<std::uint32_t>();
  header.zero = reader.number<std::uint32_t>();
  header.count = reader.number<std::uint64_t>();
  header.bytes = reader.number<std::uint64_t>();
  header.checksum = reader.number<std::uint64_t>();
  return header;
}

Result<void> checkHeader(const Header &header) {
  if (header.magic != kFrameMagic) return damagedStream("a frame does not begin with SSW1");
  if (header.version != kFrameVersion)
    return plainError(ErrorCode::Format, "A frame has version " + std::to_string(header.version) +
                                             ", and this program reads version " +
                                             std::to_string(kFrameVersion) +
                                             "; use the driver and the workers of one release.");
  if (frameKindName(static_cast<FrameKind>(header.kind)) == nullptr)
    return damagedStream("there is no kind " + std::to_string(header.kind));
  if (header.zero != 0) return damagedStream("a reserved field is not 0");
  if (header.bytes > kMostPayloadBytes)
    return damagedStream("a payload has " + std::to_string(header.bytes) + " bytes");
  return {};
}

}  // namespace

FrameSource descriptorSource(int descriptor) {
  return [descriptor](std::span<char> bytes) -> Result<std::size_t> {
    while (true) {
      const ssize_t got = ::read(descriptor, bytes.data(), bytes.size());
      if (got >= 0) return static_cast<std::size_t>(got);
      if (errno != EINTR)
        return plainError(ErrorCode::Io, std::string("Cannot read the input: ") +
                                             std::strerror(errno) + ". Run the step again.");
    }
  };
}

Result<bool> FrameReader::fill(std::span<char> bytes) {
  while (!bytes.empty()) {
    const auto got = m_source(bytes);
    if (!got) return got.error();
    if (*got == 0) return false;
    bytes = bytes.subspan(*got);
  }
  return true;
}

Result<std::optional<Frame>> FrameReader::next() {
  std::array<char, kFrameHeaderBytes> bytes;
  auto filled = fill(bytes);
  if (!filled) return filled.error();
  if (!*filled) return damagedStream("it ends without its last frame");
  const Header header = parseHeader({bytes.data(), bytes.size()});
  if (auto checked = checkHeader(header); !checked) return checked.error();
  Frame frame{static_cast<FrameKind>(header.kind), header.part, header.count,
              std::string(header.bytes, '\0')};
  filled = fill(frame.payload);
  if (!filled) return filled.error();
  if (!*filled) return damagedStream("it ends within a frame");
  const bool isUnchecked = frame.kind == FrameKind::Rows && header.checksum == 0;
  if (!isUnchecked && xxh3(frame.payload) != header.checksum)
    return damagedStream("the checksum of a frame is wrong");
  if (frame.kind == FrameKind::End) {
    if (auto checked = checkEnd(frame); !checked) return checked.error();
    return std::optional<Frame>();
  }
  m_sums.add(frame.count, frame.payload.size());
  return std::optional(std::move(frame));
}

Result<void> FrameReader::checkEnd(const Frame &end) {
  PayloadReader reader(end.payload);
  FrameSums told;
  told.frames = reader.number<std::uint64_t>();
  told.count = reader.number<std::uint64_t>();
  told.bytes = reader.number<std::uint64_t>();
  if (reader.hasFailed() || !reader.isAtEnd()) return damagedStream("its last frame is damaged");
  if (told != m_sums)
    return damagedStream("it has " + std::to_string(m_sums.frames) + " frames with " +
                         std::to_string(m_sums.count) + " records, and should have " +
                         std::to_string(told.frames) + " with " + std::to_string(told.count));
  char more = 0;
  const auto filled = fill({&more, 1});
  if (!filled) return filled.error();
  return *filled ? Result<void>(damagedStream("it continues after its last frame"))
                 : Result<void>();
}

}  // namespace shinglescope
