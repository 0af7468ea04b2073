// SPDX-License-Identifier: MIT
#include <optional>

#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/frames/row_bits.h"
#include "app/cli/worker/parts/parts.h"
#include "app/cli/worker/steps/steps.h"

namespace shinglescope {
namespace {

/// `bits`: the rows that frames name, as pieces of a bitmap of the whole table.
class BitsStep final : public WorkerStep {
 public:
  explicit BitsStep(const StepContext &context) : m_context(context) {}

  Result<void> take(Frame frame) override {
    if (m_bits.empty()) {
      m_first = frame.part * rowSpan(m_context.options);
      m_bits.assign(rowBitsBytes(rowSpan(m_context.options)), 0);
    }
    switch (frame.kind) {
      case FrameKind::Repeats:
        return setAll<RowListCodec>(frame, [](std::uint64_t row) { return row; });
      case FrameKind::Classes:
        return setAll<ItemCodec>(frame, [](const RowItem &item) { return item.row; });
      case FrameKind::Requests:
        return setAll<RequestCodec>(frame, [](const RowRequest &request) { return request.row; });
      case FrameKind::Capped:
        return setAll<CappedCodec>(frame, [](const CappedRow &row) { return row.row; });
      default: return unexpectedFrame(frame);
    }
  }

  Result<void> endPart(std::uint32_t part) override {
    const std::uint64_t rows = m_context.options.rows;
    const std::uint64_t span = m_first < rows ? std::min(rows - m_first, m_bits.size() * 8) : 0;
    for (std::uint64_t begin = 0; begin < span; begin += kBitsOfFrame) {
      const std::uint64_t count = std::min(span - begin, kBitsOfFrame);
      PayloadWriter payload;
      payload.number(m_first + begin);
      payload.number(count);
      payload.bytes({m_bits.data() + begin / 8, rowBitsBytes(count)});
      auto written = m_context.out.write(FrameKind::Bits, part, 1, payload.payload());
      if (!written) return written;
    }
    m_bits.clear();
    return {};
  }

  Result<void> finish() override { return {}; }

 private:
  static constexpr std::uint64_t kBitsOfFrame = std::uint64_t{8} << 20U;

  template <class Codec, class RowOf>
  Result<void> setAll(const Frame &frame, RowOf rowOf) {
    std::vector<typename Codec::Record> records;
    if (auto decoded = decodeFrame<Codec>(frame, records); !decoded) return decoded;
    for (const auto &record : records) {
      const std::uint64_t row = rowOf(record);
      if (row >= m_context.options.rows || rowPart(m_context.options, row) != frame.part)
        return plainError(ErrorCode::Format, "Row " + std::to_string(row) + " is not in part " +
                                                 std::to_string(frame.part) +
                                                 "; give every step the same --rows and --parts.");
      const std::uint64_t place = row - m_first;
      m_bits[place / 8] =
          static_cast<char>(static_cast<unsigned char>(m_bits[place / 8]) | 1U << (place % 8));
    }
    return {};
  }

  StepContext m_context;
  std::uint64_t m_first = 0;
  std::string m_bits;  ///< of the current part
};

}  // namespace

MadeStep makeBitsStep(const StepContext &context) {
  return std::unique_ptr<WorkerStep>(std::make_unique<BitsStep>(context));
}

}  // namespace shinglescope
