// SPDX-License-Identifier: MIT
#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/parts/parts.h"
#include "app/cli/worker/steps/row_step.h"
#include "app/cli/worker/steps/steps.h"
#include "core/base/hash.h"
#include "core/shingle/shingled_texts.h"
#include "core/text/text_preparation.h"

namespace shinglescope {
namespace {

/// `digest`: the digests of every row's prepared text.
class DigestStep final : public RowStep {
 public:
  DigestStep(const StepContext &context, TextPreparer preparer)
      : RowStep(context),
        m_preparer(std::move(preparer)),
        m_digests(FrameKind::Digests, this->context().out) {}

 private:
  bool wants(std::uint64_t) const override { return true; }

  Result<void> process(const RowTable &table) override {
    const SigningInput input = table.signingInput(context().recipe);
    for (std::uint32_t i = 0; i < table.rows.size(); ++i) {
      if (context().run.isCancelled()) return cancelledError();
      const RecordId row{i};
      const std::string_view text =
          m_preparer.prepare(recordText(*table.dataset, row, table.compare, m_joined));
      const Digest128 first = input.scope.classDigest(digest128(text), row);
      const Digest128 second = secondDigest(table, row, text);
      const TextDigest digest{first.high, first.low, second.high, second.low};
      auto added = m_digests.add(digestPart(context().options, digest), {digest, table.rows[i]});
      if (!added) return added;
    }
    context().values["rows"] += table.rows.size();
    return {};
  }

  Result<void> flush() override { return m_digests.flush(); }

  /// The engine compares texts with equal first digests letter by letter. A cluster cannot, and
  /// texts with equal XXH3 can be made, so it needs a digest for which that is impossible.
  Digest128 secondDigest(const RowTable &table, RecordId row, std::string_view text) {
    m_text.clear();
    m_text.number(static_cast<std::uint8_t>(context().isReference(table.rows[row.value])));
    m_text.bytes(labelOf(table, row));
    m_text.bytes(text);
    return sha256Prefix(m_text.payload());
  }

  TextPreparer m_preparer;
  PartBuffers<DigestCodec> m_digests;
  std::string m_joined;
  PayloadWriter m_text;
};

}  // namespace

Result<std::unique_ptr<WorkerStep>> makeDigestStep(const StepContext &context) {
  auto preparer = TextPreparer::create(context.recipe.preparation);
  if (!preparer) return preparer.error();
  return std::unique_ptr<WorkerStep>(std::make_unique<DigestStep>(context, *std::move(preparer)));
}

}  // namespace shinglescope
