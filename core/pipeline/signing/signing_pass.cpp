// SPDX-License-Identifier: MIT
#include "core/pipeline/signing/signing_pass.h"

#include <algorithm>
#include <chrono>

#include "core/shingle/shingled_texts.h"

namespace shinglescope {
namespace {

using Clock = std::chrono::steady_clock;

/// One in this many rows is timed: reading the clock takes as long as processing a shingle.
constexpr std::size_t kRowsPerClock = 32;
constexpr std::size_t kKnownTexts = 1024;

double secondsBetween(Clock::time_point start, Clock::time_point end) {
  return std::chrono::duration<double>(end - start).count();
}

}  // namespace

Result<SigningPass> SigningPass::create(const SigningInput &input, const BandPlan &plan,
                                        std::uint32_t keyWords, unsigned threads) {
  auto hasher = MinHasher::create(input.signature);
  if (!hasher) return hasher.error();
  SigningPass pass(input, plan, keyWords, std::move(*hasher));
  for (unsigned i = 0; i < std::max(1U, threads); ++i) {
    auto preparer = TextPreparer::create(input.preparation);
    if (!preparer) return preparer.error();
    pass.m_workers.push_back({std::move(*preparer),
                              Shingler(input.shingling),
                              RowWindow(input.dataset),
                              {},
                              std::vector<std::uint32_t>(input.signature.numHashes),
                              std::vector<std::uint32_t>(pass.m_rowKeys),
                              std::vector<Digest128>(kKnownTexts),
                              0,
                              0});
  }
  return pass;
}

Result<void> SigningPass::run(const RowRecords &records, const KeySink &sink,
                              const RunContext &context, std::span<const std::uint32_t> rows) {
  const auto signRows = [&](const Block &block) -> Result<void> {
    Worker &worker = m_workers[block.worker];
    worker.tile.resize(m_rowsPerBlock * m_rowKeys);
    if (auto done = signBlock(worker, block, records, context, rows); !done) return done;
    const std::size_t keys = (block.end - block.begin) * m_rowKeys;
    if (auto taken = sink(block.begin, std::span(worker.tile).first(keys)); !taken) return taken;
    context.advance(block.end - block.begin);
    return {};
  };
  const std::size_t items = rows.empty() ? m_input.dataset.rowCount() : rows.size();
  return forEachBlock(context, items, m_rowsPerBlock, signRows);
}

Result<void> SigningPass::signBlock(Worker &worker, const Block &block, const RowRecords &records,
                                    const RunContext &context,
                                    std::span<const std::uint32_t> rows) {
  auto shown = rows.empty() ? worker.rows.show(static_cast<std::uint32_t>(block.begin),
                                               static_cast<std::uint32_t>(block.end))
                            : worker.rows.show(rows.subspan(block.begin, block.end - block.begin));
  if (!shown) return shown;
  TextWatch watch(context);
  for (std::size_t i = block.begin; i < block.end; ++i) {
    const std::uint32_t row = rows.empty() ? static_cast<std::uint32_t>(i) : rows[i];
    std::size_t bytes = 0;
    for (const ColumnId column : m_input.columns)
      bytes += worker.rows.cell(RecordId{row}, column).size();
    if (watch.isCancelledAt(bytes)) return cancelledError();
    const auto keys = std::span(worker.tile).subspan((i - block.begin) * m_rowKeys, m_rowKeys);
    if (i % kRowsPerClock == 0)
      signTimed(worker, row, records, keys);
    else
      signUntimed(worker, row, records, keys);
  }
  return {};
}

void SigningPass::signUntimed(Worker &worker, std::uint32_t row, const RowRecords &records,
                              std::span<std::uint32_t> keys) {
  const std::string_view text = prepareRow(worker, row, records);
  if (records.digests.empty()) return signText(worker, text, row, records, keys);
  const Digest128 digest = records.digests[row];
  Digest128 &known = worker.known[digest.low % kKnownTexts];
  // A text of digest 0 is signed each time, because 0 marks an empty slot.
  if (known == digest && digest != Digest128{}) return;
  signText(worker, text, row, records, keys);
  known = digest;
}

std::string_view SigningPass::prepareRow(Worker &worker, std::uint32_t row,
                                         const RowRecords &records) {
  const std::string_view text = worker.preparer.prepare(
      recordText(worker.rows, RecordId{row}, m_input.columns, worker.joined));
  if (!records.digests.empty())
    records.digests[row] = m_input.scope.classDigest(digest128(text), RecordId{row});
  return text;
}

void SigningPass::signText(Worker &worker, std::string_view text, std::uint32_t row,
                           const RowRecords &records, std::span<std::uint32_t> keys) {
  const auto hashes = worker.shingler.shingleHashes(text);
  if (!records.occurrences.empty())
    records.occurrences[row] = static_cast<std::uint32_t>(hashes.size());
  const auto signature = records.signatures == nullptr ? std::span(worker.signature)
                                                       : records.signatures->row(TextId{row});
  if (hashes.empty() && records.signatures == nullptr) return;  // its keys are not used
  m_hasher.sign(hashes, signature);
  writeBandKeys(signature, m_plan, keys);
  if (!m_input.scope.hasLabels()) return;
  const std::uint32_t label = m_input.scope.keyLabel(RecordId{row});
  for (std::uint32_t &key : keys) key ^= label;
}

void SigningPass::signTimed(Worker &worker, std::uint32_t row, const RowRecords &records,
                            std::span<std::uint32_t> keys) {
  const auto start = Clock::now();
  const std::string_view text = prepareRow(worker, row, records);
  const auto prepared = Clock::now();
  signText(worker, text, row, records, keys);
  worker.preparingSeconds += secondsBetween(start, prepared);
  worker.signingSeconds += secondsBetween(prepared, Clock::now());
}

Result<void> SigningPass::signAgain(std::uint32_t row, const RowRecords &records,
                                    const KeySink &sink) {
  Worker &worker = m_workers.front();
  if (auto shown = worker.rows.show(row, row + 1); !shown) return shown;
  const auto keys = std::span(worker.tile).first(m_rowKeys);
  signText(worker, prepareRow(worker, row, records), row, records, keys);
  return sink(row, keys);
}

double SigningPass::preparingShare() const {
  double preparing = 0;
  double all = 0;
  for (const Worker &worker : m_workers) {
    preparing += worker.preparingSeconds;
    all += worker.preparingSeconds + worker.signingSeconds;
  }
  return all == 0 ? 0 : preparing / all;
}

}  // namespace shinglescope
