// SPDX-License-Identifier: MIT
#include "core/pipeline/signing/distinct_texts.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/base/parallel.h"
#include "core/dataset/table/row_window.h"
#include "core/pipeline/signing/equal_texts.h"
#include "core/shingle/shingle_worker.h"
#include "core/shingle/shingled_texts.h"

namespace shinglescope {
namespace {

/// Shingles that show how often shingles occur, from blocks of rows in all parts of the table.
constexpr std::size_t kSurveyedShingles = 1U << 20U;
constexpr std::size_t kSampledBlocks = 32;
constexpr std::size_t kNotedTogether = 1024;

/// Passes over the rows of a table. Lives for one call.
class DistinctTextFinder {
 public:
  DistinctTextFinder(const SigningInput &input, const RunContext &context)
      : m_input(input), m_context(context), m_rows(input.dataset.rowCount()), m_digests(m_rows) {}

  Result<DistinctTexts> find() {
    m_context.startStage(Stage::Preparing, WorkUnit::Rows, m_rows);
    ShingleOptions fast = m_input.shingling;
    fast.hash = HashFunction::Fast;  // as in sets
    auto workers = makeShingleWorkers(m_input.preparation, fast, m_context.threads);
    if (!workers) return workers.error();
    m_workers = *std::move(workers);
    for (std::size_t i = 0; i < m_workers.size(); ++i) m_windows.emplace_back(m_input.dataset);
    if (auto sampled = beginSurvey(); !sampled) return sampled.error();
    std::vector<std::vector<std::uint64_t>> noted(m_workers.size());
    const auto pass = [&](const Block &block) -> Result<void> {
      std::vector<std::uint64_t> &together = noted[block.worker];
      const auto note = [&](std::size_t row, std::string_view text,
                            std::span<const std::uint64_t> shingles) {
        const RecordId record{static_cast<std::uint32_t>(row)};
        m_digests[row] = m_input.scope.classDigest(digest128(text), record);
        if (shingles.size() >= kNotedTogether) {
          m_survey->noteMany(shingles, m_context);
          return;
        }
        // Many at once, so that they do not wait for memory.
        together.insert(together.end(), shingles.begin(), shingles.end());
        if (together.size() < kNotedTogether) return;
        m_survey->note(together);
        together.clear();
      };
      auto done = visitRows(block, note);
      m_survey->note(together);
      together.clear();
      m_context.advance(block.end - block.begin);
      return done;
    };
    auto passed = forEachBlock(m_context, m_rows, kShingledRowsPerBlock, pass);
    if (!passed) return passed.error();
    m_windows.clear();
    const auto equal = findEqualTexts(m_input, m_digests, m_context);
    if (!equal) return equal.error();
    std::vector<Digest128>().swap(m_digests);
    return DistinctTexts{makeTextClasses(equal->smallestRow), std::move(m_survey)};
  }

 private:
  /// Decides with a sample of rows whether the survey needs a sieve.
  Result<void> beginSurvey() {
    const std::size_t blocks = blockCount(m_rows, kShingledRowsPerBlock);
    const std::size_t step = std::max<std::size_t>(blocks / kSampledBlocks, 1);
    std::vector<std::uint64_t> sample;
    std::uint64_t seen = 0;
    std::size_t rows = 0;
    const auto take = [&](std::size_t, std::string_view, std::span<const std::uint64_t> shingles) {
      const std::size_t room = kSurveyedShingles - std::min(sample.size(), kSurveyedShingles);
      const auto some = shingles.first(std::min(shingles.size(), room));
      sample.insert(sample.end(), some.begin(), some.end());
      seen += shingles.size();
      ++rows;
    };
    for (std::size_t i = 0; i < blocks && sample.size() < kSurveyedShingles; i += step) {
      const std::size_t begin = i * kShingledRowsPerBlock;
      const std::size_t end = std::min(begin + kShingledRowsPerBlock, m_rows);
      if (auto done = visitRows({i, begin, end, 0}, take); !done) return done;
    }
    const std::uint64_t expected = m_rows * seen / std::max<std::size_t>(rows, 1);
    m_survey = std::make_unique<ShingleSurvey>(expected, ShingleSurvey::needsSieve(sample),
                                               m_context.threads);
    return {};
  }

  /// Calls use(row, prepared text, shingles) for each row of a block.
  template <class Use>
  Result<void> visitRows(const Block &block, const Use &use) {
    RowWindow &rows = m_windows[block.worker];
    ShingleWorker &worker = m_workers[block.worker];
    auto shown =
        rows.show(static_cast<std::uint32_t>(block.begin), static_cast<std::uint32_t>(block.end));
    if (!shown) return shown;
    TextWatch watch(m_context);
    for (std::size_t row = block.begin; row < block.end; ++row) {
      const RecordId record{static_cast<std::uint32_t>(row)};
      const auto cells = recordText(rows, record, m_input.columns, worker.joined);
      if (watch.isCancelledAt(cells.size())) return cancelledError();
      const auto text = worker.preparer.prepare(cells);
      use(row, text, worker.shingler.shingleHashes(text));
    }
    return {};
  }

  const SigningInput &m_input;
  const RunContext &m_context;
  std::size_t m_rows;
  std::vector<Digest128> m_digests;
  std::vector<ShingleWorker> m_workers;
  std::vector<RowWindow> m_windows;  ///< one for each worker
  std::unique_ptr<ShingleSurvey> m_survey;
};

}  // namespace

Result<DistinctTexts> findDistinctTexts(const SigningInput &input, const RunContext &context) {
  return DistinctTextFinder(input, context).find();
}

}  // namespace shinglescope
