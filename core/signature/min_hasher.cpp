// SPDX-License-Identifier: MIT
#include "core/signature/min_hasher.h"

#include "core/base/cpu_target.h"
#include "core/base/memory_budget.h"
#include "core/base/parallel.h"

namespace shinglescope {
namespace {

constexpr std::size_t kMinHasherTextsPerBlock = 256;
/// Shingles between two checks of the stop token: about 10 ms of work with 128 hashes.
constexpr std::size_t kShinglesPerPoll = 1U << 16U;

}  // namespace

Result<MinHasher> MinHasher::create(const SignatureOptions &options) {
  auto family = makeHashFamily(options);
  if (!family) return family.error();
  return MinHasher(std::move(*family), options.numHashes);
}

Result<SignatureMatrix> MinHasher::signAll(const ShingleSets &sets,
                                           const RunContext &context) const {
  context.startStage(Stage::Signing, WorkUnit::Texts, sets.size());
  MemoryBudget budget(context);
  const std::uint64_t bytes = std::uint64_t{sets.size()} * m_numHashes * sizeof(std::uint32_t);
  if (auto taken = budget.take(bytes, MessageId::TheSignatures, MessageId::TakeFewerHashesOrRows);
      !taken)
    return taken.error();
  SignatureMatrix signatures(sets.size(), m_numHashes);
  const auto signBlock = [&](const Block &block) -> Result<void> {
    std::size_t sinceLook = 0;
    for (std::size_t i = block.begin; i < block.end; ++i) {
      const TextId text{static_cast<std::uint32_t>(i)};
      sign(sets[text], signatures.row(text));
      sinceLook += sets[text].size();
      if (sinceLook < kShinglesPerPoll) continue;
      if (context.isCancelled()) return cancelledError();
      sinceLook = 0;
    }
    context.advance(block.end - block.begin);
    return {};
  };
  auto done = forEachBlock(context, sets.size(), kMinHasherTextsPerBlock, signBlock);
  if (!done) return done.error();
  return signatures;
}

namespace {

using Values = std::span<const std::uint32_t>;

[[gnu::always_inline]] inline std::uint32_t countEqual(Values a, Values b) {
  std::uint32_t equal = 0;
  for (std::size_t i = 0; i < a.size(); ++i) equal += a[i] == b[i] ? 1U : 0U;
  return equal;
}

#ifdef SHINGLESCOPE_X86
/// The same loop with wider vectors.
SHINGLESCOPE_AVX2 std::uint32_t countEqualAvx2(Values a, Values b) { return countEqual(a, b); }
#endif

}  // namespace

std::uint32_t equalPositions(Values a, Values b) {
#ifdef SHINGLESCOPE_X86
  const CpuTarget target = activeCpuTarget();
  if (target == CpuTarget::Avx2 || target == CpuTarget::Avx512) return countEqualAvx2(a, b);
#endif
  return countEqual(a, b);
}

}  // namespace shinglescope
