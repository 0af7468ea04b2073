// SPDX-License-Identifier: MIT
#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/frames/row_bits.h"
#include "app/cli/worker/parts/parts.h"
#include "app/cli/worker/parts/row_signer.h"
#include "app/cli/worker/steps/row_step.h"
#include "app/cli/worker/steps/steps.h"
#include "core/shingle/shingled_texts.h"

namespace shinglescope {
namespace {

FrameKind itemKind(SelectedItems what) {
  switch (what) {
    case SelectedItems::Texts: return FrameKind::Texts;
    case SelectedItems::Keys: return FrameKind::Keys;
    case SelectedItems::Ids: break;
  }
  return FrameKind::Ids;
}

/// `select`: the texts, keys or ids of the chosen rows.
class SelectStep final : public RowStep {
 public:
  SelectStep(const StepContext &context, RowBits chosen)
      : RowStep(context),
        m_chosen(std::move(chosen)),
        m_items(itemKind(context.options.what), context.out) {}

 private:
  bool wants(std::uint64_t row) const override { return m_chosen.has(row); }

  Result<void> process(const RowTable &table) override {
    if (context().options.what == SelectedItems::Keys) return addKeys(table);
    for (std::uint32_t row = 0; row < table.rows.size(); ++row)
      if (auto added = add(table, row, std::string(cellsOf(table, RecordId{row}))); !added)
        return added;
    return {};
  }

  std::string_view cellsOf(const RowTable &table, RecordId row) {
    if (context().options.what == SelectedItems::Texts)
      return recordText(*table.dataset, row, table.compare, m_joined);
    return table.id ? table.dataset->cell(row, *table.id) : std::string_view();
  }

  Result<void> addKeys(const RowTable &table) {
    const auto addRow = [&](std::uint32_t row, std::uint32_t,
                            std::span<const std::uint32_t> keys) -> Result<void> {
      PayloadWriter item;
      for (const std::uint32_t word : keys) item.number(word);
      item.bytes(labelOf(table, RecordId{row}));
      return add(table, row, item.payload());
    };
    return signRows(table, context(), addRow);
  }

  Result<void> add(const RowTable &table, std::uint32_t row, std::string bytes) {
    const std::uint64_t number = table.rows[row];
    return m_items.add(rowPart(context().options, number), {number, std::move(bytes)});
  }

  Result<void> flush() override { return m_items.flush(); }

  RowBits m_chosen;
  PartBuffers<ItemCodec> m_items;
  std::string m_joined;
};

}  // namespace

MadeStep makeSelectStep(const StepContext &context) {
  auto chosen = RowBits::open(context.options.onlyPath, context.options.rows);
  if (!chosen) return chosen.error();
  return std::unique_ptr<WorkerStep>(std::make_unique<SelectStep>(context, *std::move(chosen)));
}

}  // namespace shinglescope
