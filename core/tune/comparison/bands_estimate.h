#pragma once

#include "core/tune/comparison/bands_sweep.h"

namespace shinglescope {

struct BandsSampleOptions {
  std::uint64_t rows = 500;  ///< drawn at random; all rows where there are no more
  std::uint64_t seed = 1;
};

/// What sweepBands() counts, estimated for large tables: random rows are looked up
/// in the buckets of all rows, for every number of bands, and searched exactly for their
/// partners. Every row pair can be met from both sides, all alike, so that the mean of a row times
/// half the rows estimates all row pairs (Cochran, Sampling techniques, 1977, chapter 2, with its
/// normal 95 % interval, and the rule of three where the sample has no pair); the pairs of a text,
/// shared equally by its rows, estimate those of texts. The recall and its interval are those of
/// measureRecall(). Counts are rounded; caps of buckets are not applied. Of all rows it is exact.
/// The sample depends on seed and data alone; identical for any thread count. BadParameter for a
/// sample of no row; else as signTunedTexts(), findPartners(). Stages: Joining, then Signing, in
/// texts. Time: one signature of every text and, for each number of bands, one look-up of each
/// band; memory: 4 bytes a hash of the sampled rows, their partners and some thousand texts.
Result<BandsSweep> estimateBands(const TunedTexts &texts, const BandsQuestion &question,
                                 const BandsSampleOptions &options, const RunContext &context);

}  // namespace shinglescope
