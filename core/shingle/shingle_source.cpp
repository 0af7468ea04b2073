// SPDX-License-Identifier: MIT
#include "core/shingle/shingle_source.h"

#include "core/base/parallel.h"

namespace shinglescope {
namespace {

constexpr std::size_t kSourceTextsPerBlock = 512;

}  // namespace

std::size_t SetShingleSource::blockCount() const {
  return shinglescope::blockCount(m_sets.size(), kSourceTextsPerBlock);
}

Result<void> SetShingleSource::visitTexts(const Visit &visit, const RunContext &context) {
  const auto visitBlock = [&](const Block &block) -> Result<void> {
    for (std::size_t text = block.begin; text < block.end; ++text) {
      if (context.isCancelled()) return cancelledError();
      const auto number = static_cast<std::uint32_t>(text);
      visit({number, block.index, block.worker, m_sets[TextId{number}]});
    }
    return {};
  };
  return forEachBlock(context, m_sets.size(), kSourceTextsPerBlock, visitBlock);
}

}  // namespace shinglescope
