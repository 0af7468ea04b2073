// SPDX-License-Identifier: MIT
#include "core/signature/explicit_family.h"

#include <algorithm>

#include "core/signature/signature_matrix.h"
#include "core/signature/signature_options.h"

namespace shinglescope {
namespace {

class TableFamily final : public HashFamily {
 public:
  explicit TableFamily(std::vector<std::vector<std::uint32_t>> ranks) : m_ranks(std::move(ranks)) {}

  void sign(std::span<const std::uint64_t> rows,
            std::span<std::uint32_t> signature) const override {
    std::ranges::fill(signature, SignatureMatrix::kEmptyValue);
    for (std::size_t i = 0; i < signature.size(); ++i) {
      for (const std::uint64_t row : rows) {
        if (row < m_ranks[i].size()) signature[i] = std::min(signature[i], m_ranks[i][row]);
      }
    }
  }

 private:
  std::vector<std::vector<std::uint32_t>> m_ranks;
};

class ModularFamily final : public HashFamily {
 public:
  explicit ModularFamily(std::vector<ModularPermutation> permutations)
      : m_permutations(std::move(permutations)) {}

  void sign(std::span<const std::uint64_t> rows,
            std::span<std::uint32_t> signature) const override {
    std::ranges::fill(signature, SignatureMatrix::kEmptyValue);
    for (std::size_t i = 0; i < signature.size(); ++i) {
      const auto &[a, b, p] = m_permutations[i];
      for (const std::uint64_t row : rows) {
        const std::uint64_t product = std::uint64_t{a} * (row % p) % p;
        const auto number = static_cast<std::uint32_t>((product + b) % p);
        signature[i] = std::min(signature[i], number);
      }
    }
  }

 private:
  std::vector<ModularPermutation> m_permutations;
};

Result<void> checkCount(std::size_t permutations) {
  if (permutations >= 1 && permutations <= kMaxHashes) return {};
  return badParameter({MessageId::PermutationCountWrong, {permutations, kMaxHashes}});
}

bool hasRepeats(std::vector<std::uint32_t> numbers) {
  std::sort(numbers.begin(), numbers.end());
  return std::adjacent_find(numbers.begin(), numbers.end()) != numbers.end();
}

}  // namespace

Result<std::unique_ptr<HashFamily>> makeTableFamily(std::vector<std::vector<std::uint32_t>> ranks) {
  if (auto checked = checkCount(ranks.size()); !checked) return checked.error();
  for (std::size_t i = 0; i < ranks.size(); ++i) {
    if (ranks[i].size() != ranks.front().size())
      return badParameter(
          {MessageId::PermutationRowsDiffer, {i + 1, ranks[i].size(), ranks.front().size()}});
    if (hasRepeats(ranks[i])) return badParameter({MessageId::PermutationRepeats, {i + 1}});
  }
  return std::unique_ptr<HashFamily>(std::make_unique<TableFamily>(std::move(ranks)));
}

Result<std::unique_ptr<HashFamily>> makeModularFamily(
    std::vector<ModularPermutation> permutations) {
  if (auto checked = checkCount(permutations.size()); !checked) return checked.error();
  for (std::size_t i = 0; i < permutations.size(); ++i) {
    if (permutations[i].p == 0) return badParameter({MessageId::PermutationModulusZero, {i + 1}});
  }
  return std::unique_ptr<HashFamily>(std::make_unique<ModularFamily>(std::move(permutations)));
}

}  // namespace shinglescope
