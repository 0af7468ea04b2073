// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/base/message.h"
#include "core/tune/advice/advice.h"
#include "core/tune/advice/advice_evidence.h"

namespace shinglescope {

/// The reason for an advice in three sentences; the window translates them.
std::vector<Message> adviceReason(const Advice &advice);

/// What else to consider about the data: few pairs, a sample, rows without a shingle, a shingle
/// that nearly all texts share, a valley. Another shingle answers another question, so it is only
/// mentioned.
std::vector<Message> adviceRemarks(const Advice &advice, const AdviceEvidence &evidence);

/// What an alternative gains and costs, compared with the recommended plan.
Message alternativeMessage(const PlanFigures &alternative, const PlanFigures &plan);

}  // namespace shinglescope
