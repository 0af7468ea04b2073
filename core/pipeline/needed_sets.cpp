#include "core/pipeline/needed_sets.h"

#include <vector>

#include "core/cluster/text_components.h"

namespace shinglescope {
namespace {

std::uint64_t setBytesOf(const SetsNeeded &needed, std::uint32_t text) {
  return 2 * sizeof(std::uint64_t) * (std::uint64_t{needed.occurrences[text]} + 1);
}

/// Texts whose sets are compared with each other.
Result<std::vector<std::uint32_t>> comparedTexts(const SetsNeeded &needed,
                                                 const RunContext &context) {
  const ShingleSets none;
  const GroupingInput grouping{needed.classes,
                               none,
                               needed.pairs,
                               needed.recipe.threshold,
                               needed.recipe.signature.hashes,
                               needed.recipe.verification};
  const auto components = connectTexts(grouping, {}, context);
  if (!components) return components.error();
  return textsToCompare(grouping, *components);
}

/// The sizes of the sets of texts of several rows, chunk by chunk.
class SizeMeter {
 public:
  SizeMeter(const SetsNeeded &needed, const RunContext &context, ShingleSets &sets)
      : m_needed(needed), m_context(context), m_sets(sets) {}

  Result<void> measure() {
    const TextClasses &classes = m_needed.classes;
    m_sets.sizeOfText.assign(classes.textCount(), 0);
    std::uint64_t bytes = 0;
    for (std::uint32_t text = 0; text < classes.textCount(); ++text) {
      if (classes.rowsOf(TextId{text}).size() < 2 || m_needed.occurrences[text] == 0) continue;
      m_chunk.push_back(text);
      bytes += setBytesOf(m_needed, text);
      if (bytes < m_needed.chunkBytes) continue;
      if (auto done = measureChunk(); !done) return done;
      bytes = 0;
    }
    return measureChunk();
  }

 private:
  Result<void> measureChunk() {
    if (m_chunk.empty()) return {};
    const auto subset =
        makeTextSubset(m_needed.input, m_needed.classes, m_chunk, {true, false}, m_context);
    if (!subset) return subset.error();
    for (const std::uint32_t text : m_chunk)
      m_sets.sizeOfText[text] = static_cast<std::uint32_t>(subset->sets[TextId{text}].size());
    m_chunk.clear();
    return {};
  }

  const SetsNeeded &m_needed;
  const RunContext &m_context;
  ShingleSets &m_sets;
  std::vector<std::uint32_t> m_chunk;
};

}  // namespace

Result<ShingleSets> makeNeededSets(const SetsNeeded &needed, const RunContext &context) {
  RunContext quiet = context;
  quiet.progress = nullptr;
  const auto texts = comparedTexts(needed, quiet);
  if (!texts) return texts.error();
  std::uint64_t bytes = 0;
  for (const std::uint32_t text : *texts) bytes += setBytesOf(needed, text);
  if (bytes > needed.resultBytes)
    return Error{ErrorCode::Limit,
                 "The shingles of " + std::to_string(texts->size()) +
                     " texts that are in groups need more memory than the run may use; raise the "
                     "threshold, take fewer rows, or allow more memory."};
  auto subset = makeTextSubset(needed.input, needed.classes, *texts, {true, false}, quiet);
  if (!subset) return subset.error();
  ShingleSets sets = std::move(subset->sets);
  if (auto measured = SizeMeter(needed, quiet, sets).measure(); !measured) return measured.error();
  return sets;
}

}  // namespace shinglescope
