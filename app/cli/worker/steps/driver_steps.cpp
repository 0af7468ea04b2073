// SPDX-License-Identifier: MIT
#include "app/cli/worker/steps/driver_steps.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <vector>

#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/frames/row_bits.h"
#include "core/base/hash.h"
#include "core/lsh/bucket_sizes.h"

namespace shinglescope {
namespace {

using Json = nlohmann::ordered_json;

/// Calls `take` with each frame, which must have this kind.
template <class Take>
Result<void> takeFrames(FrameReader &in, FrameKind kind, Take take) {
  while (true) {
    const auto frame = in.next();
    if (!frame) return frame.error();
    if (!*frame) return {};
    if ((*frame)->kind != kind) return unexpectedFrame(**frame);
    if (auto taken = take(**frame); !taken) return taken;
  }
}

/// Copies a piece to its place in the bitmap.
Result<void> placeBits(const Frame &frame, std::uint64_t rows, std::string &bits,
                       std::vector<bool> &isPlaced) {
  constexpr std::uint64_t kBits = 64;
  PayloadReader reader(frame.payload);
  const auto first = reader.number<std::uint64_t>();
  const auto count = reader.number<std::uint64_t>();
  const bool isInTable = first <= rows && count <= rows - first && first % kBits == 0;
  const std::string_view bytes = isInTable ? reader.bytes(rowBitsBytes(count)) : std::string_view();
  if (!isInTable) reader.fail();
  if (auto checked = checkDecoded(frame, reader); !checked) return checked;
  if (count == 0) return {};
  for (std::uint64_t word = first / kBits; word <= (first + count - 1) / kBits; ++word) {
    if (isPlaced[word])
      return plainError(ErrorCode::Format, "Two frames have bits of row " +
                                               std::to_string(word * kBits) +
                                               "; run worker bits again.");
    isPlaced[word] = true;
  }
  std::ranges::copy(bytes, bits.begin() + static_cast<std::ptrdiff_t>(first / 8));
  return {};
}

}  // namespace

std::string recipePlan(const Recipe &recipe) {
  Json plan;
  plan["version"] = SHINGLESCOPE_VERSION;
  plan["frames"] = kFrameVersion;
  plan["recipe"] = digestText(digest128(recipeToJson(recipe)));
  plan["compare"] = recipe.compare;
  plan["same"] = recipe.same;
  plan["id"] = recipe.id ? Json(*recipe.id) : Json(nullptr);
  plan["bands"] = recipe.bands;
  plan["hashes"] = recipe.signature.numHashes;
  plan["threshold"] = recipe.threshold.toString();
  plan["pairs"] = recipe.pairs == PairsWanted::All ? "all" : "links";
  plan["has_stop_shingles"] = recipe.shingle.maxDocumentFrequency.has_value();
  return plan.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

Result<void> writeBits(const WorkerOptions &options, FrameReader &in, const ByteSink &sink) {
  std::string bits(rowBitsBytes(options.rows), '\0');
  std::vector<bool> isPlaced(options.rows / 64 + 1);
  const auto place = [&](const Frame &frame) {
    return placeBits(frame, options.rows, bits, isPlaced);
  };
  if (auto taken = takeFrames(in, FrameKind::Bits, place); !taken) return taken;
  return sink(bits);
}

Result<void> writeStopList(FrameReader &in, const ByteSink &sink) {
  std::vector<KeyCount> stops;
  const auto add = [&stops](const Frame &frame) { return decodeFrame<CountCodec>(frame, stops); };
  if (auto taken = takeFrames(in, FrameKind::Stops, add); !taken) return taken;
  std::ranges::sort(stops);
  PayloadWriter list;
  for (const KeyCount &stop : stops) list.number(stop.key);
  return sink(list.payload());
}

Result<std::shared_ptr<const StopShingles>> readStopList(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  const std::string bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  if (!file.is_open() || file.bad())
    return errorOf(ErrorCode::Io, {MessageId::FileUnreadable, {path, std::strerror(errno)}}, path);
  std::vector<std::uint64_t> hashes(bytes.size() / sizeof(std::uint64_t));
  if (!bytes.empty()) std::memcpy(hashes.data(), bytes.data(), hashes.size() * sizeof hashes[0]);
  if (bytes.size() % sizeof(std::uint64_t) != 0 || !std::ranges::is_sorted(hashes))
    return plainError(ErrorCode::Format,
                      "\"" + path +
                          "\" is not a list of stop shingles; make it again with worker "
                          "stop-list.",
                      path);
  return std::make_shared<const StopShingles>(std::move(hashes));
}

Result<std::string> bandCaps(const WorkerOptions &options, const Recipe &recipe, FrameReader &in) {
  std::vector<BucketSizes> sizes(recipe.bands);
  const auto add = [&](const Frame &frame) -> Result<void> {
    PayloadReader reader(frame.payload);
    for (std::uint64_t i = 0; i < frame.count && !reader.hasFailed(); ++i) {
      const auto band = reader.number<std::uint32_t>();
      const auto size = reader.number<std::uint32_t>();
      const auto pairs = reader.number<std::uint64_t>();
      if (band >= recipe.bands || size < 2 || size > kBucketCap)
        reader.fail();
      else
        sizes[band].add(size, pairs);
    }
    return checkDecoded(frame, reader);
  };
  if (auto taken = takeFrames(in, FrameKind::BucketPairs, add); !taken) return taken.error();
  Json caps = Json::array();
  const std::uint64_t allowance = bandAllowance(options.texts, recipe.bands);
  for (const BucketSizes &band : sizes) caps.push_back(band.cap(allowance));
  return Json{{"caps", std::move(caps)}}.dump() + '\n';
}

}  // namespace shinglescope
