// SPDX-License-Identifier: MIT
#include "ui/pages/learn/print/stage_blocks.h"

#include <algorithm>
#include <iterator>

namespace shinglescope {

std::vector<StageBlocks> stagesOf(const HandOut &paper) {
  std::vector<StageBlocks> stages;
  for (const HandOutBlock &block : paper.blocks) {
    if (const auto *stage = std::get_if<LessonStage>(&block)) {
      stages.push_back({*stage});
      continue;
    }
    if (stages.empty()) continue;
    const auto *question = std::get_if<HandOutQuestion>(&block);
    const bool isAnswer =
        question != nullptr && question->show == HandOutQuestion::Show::AnswerOnly;
    const auto *text = std::get_if<HandOutText>(&block);
    const bool leadsToAnswers = text != nullptr && !text->sentences.empty() &&
                                text->sentences.front().id == SentenceId::AnswersFollow;
    if (!isAnswer && !leadsToAnswers) stages.back().blocks.push_back(block);
  }
  return stages;
}

HandOut onlyStage(const HandOut &paper, LessonStage stage) {
  HandOut only{paper.form, paper.title, {}};
  for (StageBlocks &each : stagesOf(paper)) {
    if (each.stage != stage) continue;
    only.blocks.push_back(stage);
    std::ranges::move(each.blocks, std::back_inserter(only.blocks));
  }
  return only;
}

}  // namespace shinglescope
