// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/lesson/hand_out.h"

namespace shinglescope {

/// The part of a hand-out that belongs to a stage, without its heading.
struct StageBlocks {
  LessonStage stage = LessonStage::Texts;
  std::vector<HandOutBlock> blocks = {};
};

/// Divides a hand-out into its stages, each with its questions and without the answers at the end.
/// What precedes the first stage is left out.
std::vector<StageBlocks> stagesOf(const HandOut &paper);

/// Returns a hand-out with one of its stages only.
HandOut onlyStage(const HandOut &paper, LessonStage stage);

}  // namespace shinglescope
