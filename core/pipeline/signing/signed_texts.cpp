// SPDX-License-Identifier: MIT
#include "core/pipeline/signing/signed_texts.h"

#include <algorithm>
#include <chrono>
#include <numeric>
#include <string>

#include "core/pipeline/signing/equal_texts.h"
#include "core/pipeline/signing/signing_pass.h"

namespace shinglescope {
namespace {

/// Data by row, until equal texts are known.
struct RowColumns {
  std::vector<Digest128> digests;
  std::vector<std::uint32_t> occurrences;
};

/// The sink that stores the keys of rows as planned; `texts` owns the store.
Result<SigningPass::KeySink> makeStore(const BandPlan &plan, const MemoryPlan &memory,
                                       std::size_t rows, unsigned threads, SignedTexts &texts) {
  if (memory.keys == KeyStore::Spill) {
    auto spill = KeySpill::create(plan.bands * keyWords(rows), rows, threads);
    if (!spill) return spill.error();
    texts.spill = std::make_shared<KeySpill>(std::move(*spill));
    return SigningPass::KeySink(
        [&texts](std::size_t firstRow, std::span<const std::uint32_t> rowMajor) {
          return texts.spill->storeRows(firstRow, rowMajor);
        });
  }
  texts.keys = BandKeys(memory.bandsAtOnce, rows, keyWords(rows));
  return SigningPass::KeySink(
      [&texts, bands = plan.bands](std::size_t firstRow, std::span<const std::uint32_t> rowMajor) {
        storeBands(texts.keys, 0, bands, firstRow, rowMajor);
        return Result<void>{};
      });
}

/// Converts data by row to data by text.
void collapseRows(SignedTexts &texts, std::vector<std::uint32_t> &occurrences) {
  const std::vector<std::uint32_t> kept = firstRows(texts.classes);
  if (texts.keys.bands() > 0) texts.keys.compact(kept);
  if (texts.signatures.textCount() > 0) texts.signatures.compact(kept);
  for (std::uint32_t text = 0; text < kept.size(); ++text) {
    occurrences[text] = occurrences[kept[text]];
    if (occurrences[text] == 0) texts.classes.emptyTexts.push_back(text);
  }
  occurrences.resize(kept.size());
  texts.occurrences = std::move(occurrences);
}

}  // namespace

void storeBands(BandKeys &keys, std::uint32_t firstBand, std::uint32_t bands, std::size_t firstRow,
                std::span<const std::uint32_t> rowMajor) {
  if (keys.bands() == bands) return keys.storeRows(firstRow, rowMajor);
  const std::size_t columns = std::size_t{bands} * keys.words();
  for (std::uint32_t word = 0; word < keys.words(); ++word)
    for (std::uint32_t band = 0; band < keys.bands(); ++band) {
      const auto column = keys.band(band, word).subspan(firstRow, rowMajor.size() / columns);
      const std::size_t place = std::size_t{word} * bands + firstBand + band;
      for (std::size_t row = 0; row < column.size(); ++row)
        column[row] = rowMajor[row * columns + place];
    }
}

std::uint64_t SignedTexts::shingleOccurrences() const {
  return std::accumulate(occurrences.begin(), occurrences.end(), std::uint64_t{0});
}

std::vector<std::uint32_t> firstRows(const TextClasses &classes) {
  std::vector<std::uint32_t> rows;
  rows.reserve(classes.textCount());
  for (std::uint32_t text = 0; text < classes.textCount(); ++text)
    rows.push_back(classes.firstRow(TextId{text}).value);
  return rows;
}

Result<double> measureSigning(const SigningInput &input, const BandPlan &plan,
                              const RunContext &context) {
  constexpr std::size_t kSample = 500;
  const std::size_t all = input.dataset.rowCount();
  std::vector<std::uint32_t> rows;
  for (std::size_t i = 0; i < std::min(kSample, all); ++i)
    rows.push_back(static_cast<std::uint32_t>(i * all / std::min(kSample, all)));
  const RunContext quiet = quietlyAlone(context);
  auto pass = SigningPass::create(input, plan, keyWords(all), 1);
  if (!pass) return pass.error();
  const auto start = std::chrono::steady_clock::now();
  const auto drop = [](std::size_t, std::span<const std::uint32_t>) { return Result<void>{}; };
  if (auto done = pass->run({}, drop, quiet, rows); !done) return done.error();
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  return seconds.count() / static_cast<double>(rows.size());
}

Result<SignedTexts> signDataset(const SigningInput &input, const BandPlan &plan,
                                const MemoryPlan &memory, bool keepSignatures,
                                const RunContext &context) {
  const std::size_t rows = input.dataset.rowCount();
  context.startStage(Stage::Signing, WorkUnit::Rows, rows);
  auto pass = SigningPass::create(input, plan, keyWords(rows), context.threads);
  if (!pass) return pass.error();
  SignedTexts texts;
  auto store = makeStore(plan, memory, rows, context.threads, texts);
  if (!store) return store.error();
  if (texts.spill) pass->setRowsPerBlock(KeySpill::kBlockRows);
  if (keepSignatures) texts.signatures = SignatureMatrix(rows, plan.numHashes());
  RowColumns columns{std::vector<Digest128>(rows), std::vector<std::uint32_t>(rows)};
  const RowRecords records{columns.digests, columns.occurrences,
                           keepSignatures ? &texts.signatures : nullptr};
  if (auto done = pass->run(records, *store, context); !done) return done.error();
  texts.preparingShare = pass->preparingShare();
  auto equal = findEqualTexts(input, columns.digests, context);
  if (!equal) return equal.error();
  for (const std::uint32_t row : equal->collided)
    if (auto done = pass->signAgain(row, records, *store); !done) return done.error();
  std::vector<Digest128>().swap(columns.digests);
  texts.classes = makeTextClasses(equal->smallestRow);
  collapseRows(texts, columns.occurrences);
  return texts;
}

}  // namespace shinglescope
