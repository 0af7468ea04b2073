#pragma once

#include <array>

#include "app/cli/options/options.h"
#include "core/pipeline/recipe/option_names.h"

namespace shinglescope {

inline constexpr std::array kVerdictScopeNames = {NamedChoice{"all", VerdictScope::All},
                                                  NamedChoice{"flagged", VerdictScope::Flagged},
                                                  NamedChoice{"reviewed", VerdictScope::Reviewed}};

}  // namespace shinglescope
