// SPDX-License-Identifier: MIT
#include "core/accuracy/truth_list.h"

#include "core/accuracy/accuracy.h"

namespace shinglescope {

Result<TruthList> readTruthList(const std::string &path, const PairTarget &target,
                                TruthMeaning meaning, const RunContext &context, bool onlyAcross) {
  auto list = readPairTable(path, target, PairsAsked::Pairs, context);
  if (!list) return list.error();
  const bool areLabels =
      meaning == TruthMeaning::Guessed ? list->hasLabels : meaning == TruthMeaning::Labels;
  if (areLabels && !list->hasLabels)
    return errorOf(ErrorCode::Format, {MessageId::NoLabelColumn, {path}}, path);
  if (onlyAcross) list->setAsideWithinTables(target.dataset);
  if (list->pairs.empty())
    return errorOf(ErrorCode::Format, {MessageId::NoPairsToOpen, {path}}, path);
  if (areLabels)
    std::erase_if(list->pairs,
                  [](const NamedPair &pair) { return pair.label == Verdict::Undecided; });
  LabelledPairs known{knownPairsOf(*list), areLabels ? TruthKind::Chosen : TruthKind::Complete};
  return TruthList{std::make_shared<const LabelledPairs>(std::move(known)), *std::move(list)};
}

}  // namespace shinglescope
