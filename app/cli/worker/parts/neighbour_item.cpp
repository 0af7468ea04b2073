// SPDX-License-Identifier: MIT
#include "app/cli/worker/parts/neighbour_item.h"

#include <algorithm>
#include <cstring>

#include "app/cli/worker/frames/payload.h"
#include "app/cli/worker/parts/key_entries.h"
#include "core/base/hash.h"
#include "core/lsh/neighbour_candidates.h"

namespace shinglescope {
namespace {

std::size_t followingBands(const StepContext &context) {
  return std::min(kNeighbourSortBands, context.recipe.bands) - 1;
}

std::size_t labelBytes(const StepContext &context) {
  return context.recipe.same.empty() ? 0 : kLabelBytes;
}

}  // namespace

std::size_t keyItemBytes(const StepContext &context) {
  return std::size_t{context.recipe.bands} * context.keyWords() * sizeof(std::uint32_t) +
         labelBytes(context);
}

NeighbourItem neighbourItem(std::string_view keys, std::uint32_t band, const StepContext &context) {
  const std::uint32_t bands = context.recipe.bands;
  const auto word = [keys](std::size_t place) {
    std::uint32_t value = 0;
    std::memcpy(&value, keys.data() + place * sizeof value, sizeof value);
    return value;
  };
  NeighbourItem item;
  item.band = band;
  item.lower = word(band);
  if (context.keyWords() == 2) item.upper = word(bands + band);
  for (std::uint32_t i = 1; i <= followingBands(context); ++i)
    item.next.push_back(word((band + i) % bands));
  item.label = keys.substr(keys.size() - labelBytes(context));
  return item;
}

std::uint32_t neighbourPart(const NeighbourItem &item, const StepContext &context) {
  const std::uint64_t key = std::uint64_t{item.upper} << 32U | item.lower;
  return static_cast<std::uint32_t>(mix64(mix64(key) + item.band) % context.options.parts);
}

std::string packed(const NeighbourItem &item) {
  PayloadWriter bytes;
  bytes.number(item.band);
  bytes.number(item.lower);
  bytes.number(item.upper);
  for (const std::uint32_t word : item.next) bytes.number(word);
  bytes.bytes(item.label);
  return bytes.payload();
}

Result<NeighbourItem> unpacked(std::string_view bytes, const StepContext &context) {
  PayloadReader reader(bytes);
  NeighbourItem item;
  item.band = reader.number<std::uint32_t>();
  item.lower = reader.number<std::uint32_t>();
  item.upper = reader.number<std::uint32_t>();
  item.next.resize(followingBands(context));
  for (std::uint32_t &word : item.next) word = reader.number<std::uint32_t>();
  item.label = reader.bytes(labelBytes(context));
  if (reader.hasFailed() || !reader.isAtEnd() || item.band >= context.recipe.bands)
    return plainError(ErrorCode::Format,
                      "An item of kind NEIGHBOURS is not valid; run worker capped again.");
  return item;
}

}  // namespace shinglescope
