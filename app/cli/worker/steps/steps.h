// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "app/cli/worker/steps/worker_step.h"

namespace shinglescope {

// One function for each step of docs/worker.md that a task runs.
using MadeStep = Result<std::unique_ptr<WorkerStep>>;
MadeStep makeDigestStep(const StepContext &context);
MadeStep makeClassesStep(const StepContext &context);
MadeStep makeBitsStep(const StepContext &context);
MadeStep makeSignStep(const StepContext &context);
MadeStep makeBucketsStep(const StepContext &context);
MadeStep makePairsStep(const StepContext &context);
MadeStep makeSelectStep(const StepContext &context);
MadeStep makeCappedStep(const StepContext &context);
MadeStep makeNeighboursStep(const StepContext &context);
MadeStep makeUniqueStep(const StepContext &context);
MadeStep makeDeliverStep(const StepContext &context);
MadeStep makeScoreStep(const StepContext &context);
MadeStep makeLinkStep(const StepContext &context);
MadeStep makeSlotsStep(const StepContext &context);
MadeStep makeFullSlotsStep(const StepContext &context);
MadeStep makeStopCountsStep(const StepContext &context);
MadeStep makeStopsStep(const StepContext &context);
MadeStep makeGatherStep(const StepContext &context);
MadeStep makeForestStep(const StepContext &context);
MadeStep makeGroupsStep(const StepContext &context);
MadeStep makeDrawStep(const StepContext &context);
MadeStep makeDrawnPairsStep(const StepContext &context);
MadeStep makeExpandStep(const StepContext &context);
MadeStep makeLinesStep(const StepContext &context);

}  // namespace shinglescope
