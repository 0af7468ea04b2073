// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/cli/output/console.h"
#include "app/cli/output/summary.h"
#include "core/tune/advice/advice.h"

namespace shinglescope {

/// An advice as JSON: docs/schema/advice.schema.json.
std::string adviceJson(const Advice &advice);

/// Prints the recommendation, its reason, the evidence, the alternatives, and exact search.
void sayAdvice(const Console &console, const Advice &advice, unsigned threads);

}  // namespace shinglescope
