// SPDX-License-Identifier: MIT
#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/frames/row_bits.h"
#include "app/cli/worker/parts/local_scope.h"
#include "app/cli/worker/parts/scored_output.h"
#include "app/cli/worker/steps/steps.h"
#include "core/dataset/source/encoding.h"
#include "core/pipeline/run/candidate_scorer.h"
#include "core/shingle/shingler.h"
#include "core/text/text_preparation.h"

namespace shinglescope {
namespace {

/// The texts of one part as a table with a single column.
struct PartTexts {
  std::shared_ptr<const Dataset> dataset;
  std::vector<std::uint64_t> rows;  ///< ascending
  TextClasses classes;              ///< each text is a class of its own
  std::vector<std::uint32_t> occurrences;

  std::optional<std::uint32_t> indexOf(std::uint64_t row) const {
    const auto found = std::ranges::lower_bound(rows, row);
    if (found == rows.end() || *found != row) return std::nullopt;
    return static_cast<std::uint32_t>(found - rows.begin());
  }
};

/// `score`: the candidates at or above the threshold, with their scores. Down to the floor, only
/// which ones they are.
class ScoreStep final : public WorkerStep {
 public:
  ScoreStep(const StepContext &context, RowBits several, TextPreparer preparer)
      : m_context(context),
        m_least(context.options.downTo == ScoredDownTo::Floor ? context.recipe.effectiveFloor()
                                                              : context.recipe.threshold),
        m_scored(context, std::move(several)),
        m_preparer(std::move(preparer)),
        m_shingler(context.recipe.shingle) {}

  Result<void> take(Frame frame) override {
    if (frame.kind == FrameKind::Candidates) return decodeFrame<PairCodec>(frame, m_pairs);
    if (frame.kind == FrameKind::Texts) return decodeFrame<ItemCodec>(frame, m_texts);
    return unexpectedFrame(frame);
  }

  Result<void> endPart(std::uint32_t) override {
    if (auto checked = checkTexts(); !checked) return checked;
    const PartTexts table = makeTable();
    auto candidates = localCandidates(table);
    if (!candidates) return candidates.error();
    auto scored = score(table, *std::move(candidates));
    if (!scored) return scored;
    m_pairs.clear();
    return {};
  }

  Result<void> finish() override { return m_scored.flush(); }

 private:
  /// Preparation expects UTF-8.
  Result<void> checkTexts() const {
    for (const RowItem &item : m_texts)
      if (!isValidUtf8(item.bytes))
        return plainError(ErrorCode::Format, "The text of row " + std::to_string(item.row) +
                                                 " is damaged; run worker select again.");
    return {};
  }

  PartTexts makeTable() {
    std::ranges::sort(m_texts);
    PartTexts table;
    DatasetBuilder builder({"text"});
    for (const RowItem &item : m_texts) {
      if (!table.rows.empty() && table.rows.back() == item.row) continue;
      builder.addRow({item.bytes}, 0);
      table.rows.push_back(item.row);
      const auto hashes = m_shingler.shingleHashes(m_preparer.prepare(item.bytes));
      table.occurrences.push_back(static_cast<std::uint32_t>(hashes.size()));
    }
    m_texts.clear();
    table.dataset = builder.finish();
    table.classes = singleRowClasses(table.rows.size());
    return table;
  }

  Result<std::vector<CandidatePair>> localCandidates(const PartTexts &table) {
    std::vector<CandidatePair> candidates;
    candidates.reserve(m_pairs.size());
    for (const RowPair &pair : m_pairs) {
      const auto a = table.indexOf(pair.a);
      const auto b = table.indexOf(pair.b);
      if (!a || !b)
        return plainError(ErrorCode::Format, "The text of row " +
                                                 std::to_string(a ? pair.b : pair.a) +
                                                 " is missing; run worker deliver again.");
      candidates.push_back({*a, *b});
    }
    std::ranges::sort(candidates);
    return candidates;
  }

  Result<void> score(const PartTexts &table, std::vector<CandidatePair> candidates) {
    if (candidates.empty()) return {};
    const Recipe &recipe = m_context.recipe;
    const std::vector<ColumnId> columns{ColumnId{0}};
    const SigningInput input{*table.dataset, columns,          recipe.preparation,
                             recipe.shingle, recipe.signature, {}};
    CandidateScorer scorer(input, table.classes, table.occurrences, recipe, m_least,
                           {kChunkBytes, kAnyBytes, true, 0});
    auto done = scorer.score(std::move(candidates), m_context.run);
    if (!done) return done;
    m_context.values["compared"] += scorer.result().verified.compared;
    for (const ScoredPair &pair : scorer.result().verified.pairs)
      if (auto added = add(table, pair); !added) return added;
    return {};
  }

  Result<void> add(const PartTexts &table, const ScoredPair &pair) {
    if (!isScoreAtLeast(pair, m_context.recipe.signature.numHashes, m_least)) return {};
    return m_scored.add({table.rows[pair.textA.value], table.rows[pair.textB.value],
                         pair.intersection, pair.whole, pair.equalPositions, pair.sharedBands});
  }

  /// Texts that are shingled and signed together.
  static constexpr std::uint64_t kChunkBytes = std::uint64_t{128} << 20U;
  static constexpr std::uint64_t kAnyBytes = std::uint64_t{1} << 50U;

  StepContext m_context;
  Ratio m_least;  ///< the lowest score that is written
  ScoredOutput m_scored;
  TextPreparer m_preparer;
  Shingler m_shingler;
  std::vector<RowPair> m_pairs;
  std::vector<RowItem> m_texts;
};

}  // namespace

MadeStep makeScoreStep(const StepContext &context) {
  auto several = RowBits::open(context.options.severalPath, context.options.rows);
  if (!several) return several.error();
  auto preparer = TextPreparer::create(context.recipe.preparation);
  if (!preparer) return preparer.error();
  return std::unique_ptr<WorkerStep>(
      std::make_unique<ScoreStep>(context, *std::move(several), *std::move(preparer)));
}

}  // namespace shinglescope
