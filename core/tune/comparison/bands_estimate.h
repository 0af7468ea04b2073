// SPDX-License-Identifier: MIT
#pragma once

#include "core/tune/comparison/bands_sweep.h"

namespace shinglescope {

struct BandsSampleOptions {
  std::uint64_t rows = 500;  ///< drawn at random; all rows if there are fewer
  std::uint64_t seed = 1;
};

/// Estimates, for large tables, what sweepBands() counts. Random rows are looked up in the buckets
/// of all rows, for every number of bands, and their partners are found by exact search. Every row
/// pair can be met from either side with equal chance. So the mean over the rows times half the
/// number of rows estimates all row pairs (Cochran, Sampling techniques, 1977, chapter 2, with its
/// normal 95 % interval, and the rule of three if the sample has no pair). The pairs of a text,
/// divided equally among its rows, estimate the text pairs in the same way. The recall and its
/// interval are those of measureRecall(). Counts are rounded; caps of buckets are not applied.
/// Exact if all rows are sampled. The sample depends only on seed and data; independent of the
/// number of threads. Errors: BadParameter for a sample without rows; otherwise those of
/// signExactSets() and findPartners(). Stages: Joining, then Signing, in texts. Time: one signature
/// of every text and, for each number of bands, one look-up of each band. Memory: 4 bytes per hash
/// of the sampled rows, their partners and a few thousand texts.
Result<BandsSweep> estimateBands(const ExactSets &texts, const BandsQuestion &question,
                                 const BandsSampleOptions &options, const RunContext &context);

}  // namespace shinglescope
