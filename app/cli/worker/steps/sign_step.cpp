// SPDX-License-Identifier: MIT
#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/frames/row_bits.h"
#include "app/cli/worker/parts/key_entries.h"
#include "app/cli/worker/parts/local_scope.h"
#include "app/cli/worker/parts/parts.h"
#include "app/cli/worker/parts/row_signer.h"
#include "app/cli/worker/steps/row_step.h"
#include "app/cli/worker/steps/steps.h"
#include "core/signature/text_subset.h"

namespace shinglescope {
namespace {

/// `sign`: the keys of the first row of every text, and the set sizes of texts of several rows.
class SignStep final : public RowStep {
 public:
  SignStep(const StepContext &context, RowBits skipped, RowBits several)
      : RowStep(context),
        m_skipped(std::move(skipped)),
        m_several(std::move(several)),
        m_entries(this->context()),
        m_sizes(FrameKind::Sizes, context.out) {}

 private:
  bool wants(std::uint64_t row) const override { return !m_skipped.has(row); }

  Result<void> process(const RowTable &table) override {
    StepValues &values = context().values;
    values["texts"] += table.rows.size();
    const auto addRow = [&](std::uint32_t row, std::uint32_t occurrences,
                            std::span<const std::uint32_t> keys) -> Result<void> {
      if (occurrences == 0) {
        ++values["without_shingles"];
        return {};
      }
      values["shingles"] += occurrences;
      return m_entries.add(table.rows[row], keys, labelOf(table, RecordId{row}));
    };
    if (auto done = signRows(table, context(), addRow); !done) return done;
    return addSizes(table);
  }

  Result<void> addSizes(const RowTable &table) {
    std::vector<std::uint32_t> chosen;
    for (std::uint32_t row = 0; row < table.rows.size(); ++row)
      if (m_several.has(table.rows[row])) chosen.push_back(row);
    if (chosen.empty()) return {};
    const TextClasses classes = singleRowClasses(table.rows.size());
    const auto subset = makeTextSubset(table.signingInput(context().recipe), classes, chosen,
                                       {true, false}, context().run);
    if (!subset) return subset.error();
    for (const std::uint32_t row : chosen) {
      const std::size_t size = subset->sets[TextId{row}].size();
      if (size == 0) continue;
      PayloadWriter item;
      item.varint(size);
      const std::uint64_t number = table.rows[row];
      auto added = m_sizes.add(rowPart(context().options, number), {number, item.payload()});
      if (!added) return added;
    }
    return {};
  }

  Result<void> flush() override {
    if (auto flushed = m_entries.flush(); !flushed) return flushed;
    return m_sizes.flush();
  }

  RowBits m_skipped;
  RowBits m_several;
  KeyEntries m_entries;
  PartBuffers<ItemCodec> m_sizes;
};

}  // namespace

MadeStep makeSignStep(const StepContext &context) {
  auto skipped = RowBits::open(context.options.skipPath, context.options.rows);
  if (!skipped) return skipped.error();
  auto several = RowBits::open(context.options.severalPath, context.options.rows);
  if (!several) return several.error();
  return std::unique_ptr<WorkerStep>(
      std::make_unique<SignStep>(context, *std::move(skipped), *std::move(several)));
}

}  // namespace shinglescope
