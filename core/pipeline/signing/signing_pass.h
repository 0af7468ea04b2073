// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "core/base/parallel.h"
#include "core/dataset/table/row_window.h"
#include "core/lsh/band_keys.h"
#include "core/shingle/shingler.h"
#include "core/signature/min_hasher.h"
#include "core/signature/signing_input.h"
#include "core/text/text_preparation.h"

namespace shinglescope {

/// The output of a pass for each row, besides its keys. `signatures` may be null. Signature and
/// occurrences of a skipped row are not set. A pass that only recomputes keys has neither digests
/// nor occurrences and skips no row.
struct RowRecords {
  std::span<Digest128> digests;
  std::span<std::uint32_t> occurrences;  ///< shingles, with repetitions
  SignatureMatrix *signatures = nullptr;
};

/// Prepares, shingles and signs rows in one pass: a text stays in the L1 cache from its cell to its
/// band keys, and only those are kept. Rows that repeat the text of a recent row are skipped: only
/// the first row of a text needs its keys. For one pass; not shared.
class SigningPass {
 public:
  /// Receives the keys of items from `firstRow` on, all bands of a row together, as written by
  /// writeBandKeys(). Called from all workers, each with its own rows.
  using KeySink =
      std::function<Result<void>(std::size_t firstRow, std::span<const std::uint32_t> rowMajor)>;

  /// `keyWords` is the number of words of each key. Errors: those of TextPreparer::create() and
  /// makeHashFamily().
  static Result<SigningPass> create(const SigningInput &input, const BandPlan &plan,
                                    std::uint32_t keyWords, unsigned threads);

  /// Sets the number of rows whose keys reach the sink together; larger blocks suit slow sinks.
  void setRowsPerBlock(std::size_t rows) { m_rowsPerBlock = rows; }
  /// Signs the items: all rows, or the listed ones. Errors: those of the sink; Cancelled. Advances
  /// by rows; the caller starts the stage.
  Result<void> run(const RowRecords &records, const KeySink &sink, const RunContext &context,
                   std::span<const std::uint32_t> rows = {});
  /// Signs one row again, even if it repeats a recent text.
  Result<void> signAgain(std::uint32_t row, const RowRecords &records, const KeySink &sink);

  /// The share of run()'s time spent on preparing, measured on the rows that were timed.
  double preparingShare() const;

 private:
  struct Worker {
    TextPreparer preparer;
    Shingler shingler;
    RowWindow rows;
    std::string joined;
    std::vector<std::uint32_t> signature;
    std::vector<std::uint32_t> tile;  ///< keys of a block's rows, row by row
    std::vector<Digest128> known;     ///< digests of recently signed rows, each in its slot
    double preparingSeconds = 0;
    double signingSeconds = 0;
  };

  SigningPass(const SigningInput &input, const BandPlan &plan, std::uint32_t keyWords,
              MinHasher hasher)
      : m_input(input),
        m_plan(plan),
        m_rowKeys(std::size_t{plan.bands} * keyWords),
        m_hasher(std::move(hasher)) {}
  Result<void> signBlock(Worker &worker, const Block &block, const RowRecords &records,
                         const RunContext &context, std::span<const std::uint32_t> rows);
  /// Prepares the text of a row that is shown, and records its digest.
  std::string_view prepareRow(Worker &worker, std::uint32_t row, const RowRecords &records);
  void signText(Worker &worker, std::string_view text, std::uint32_t row, const RowRecords &records,
                std::span<std::uint32_t> keys);
  void signUntimed(Worker &worker, std::uint32_t row, const RowRecords &records,
                   std::span<std::uint32_t> keys);
  void signTimed(Worker &worker, std::uint32_t row, const RowRecords &records,
                 std::span<std::uint32_t> keys);

  SigningInput m_input;
  BandPlan m_plan;
  std::size_t m_rowKeys;  ///< words of a row's keys
  MinHasher m_hasher;
  std::size_t m_rowsPerBlock = 256;
  std::vector<Worker> m_workers;
};

}  // namespace shinglescope
