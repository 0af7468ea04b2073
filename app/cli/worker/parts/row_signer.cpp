// SPDX-License-Identifier: MIT
#include "app/cli/worker/parts/row_signer.h"

#include "core/pipeline/signing/signing_pass.h"

namespace shinglescope {

Result<void> signRows(const RowTable &table, const StepContext &context, const RowKeySink &sink) {
  const SigningInput input = table.signingInput(context.recipe);
  const BandPlan plan = context.recipe.bandPlan();
  auto pass = SigningPass::create(input, plan, context.keyWords(), 1);
  if (!pass) return pass.error();
  std::vector<std::uint32_t> occurrences(table.rows.size());
  const std::size_t width = std::size_t{plan.bands} * context.keyWords();
  const auto take = [&](std::size_t firstRow, std::span<const std::uint32_t> keys) -> Result<void> {
    for (std::size_t i = 0; i * width < keys.size(); ++i) {
      const auto row = static_cast<std::uint32_t>(firstRow + i);
      auto taken = sink(row, occurrences[row], keys.subspan(i * width, width));
      if (!taken) return taken;
    }
    return {};
  };
  RowRecords records;
  records.occurrences = occurrences;
  return pass->run(records, take, context.run);
}

}  // namespace shinglescope
