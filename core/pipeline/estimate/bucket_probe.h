// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/rare_lookup.h"
#include "core/lsh/capped_buckets.h"
#include "core/pipeline/estimate/distinct_sample.h"

namespace shinglescope {

/// A sampled text that is in a candidate.
struct TextPartners {
  double texts = 0;       ///< all texts that it represents
  double met = 0;         ///< its candidates from buckets that are not capped
  double neighbours = 0;  ///< and from capped buckets
};

/// The pairs that sampled texts form, in the buckets of all bands, with the texts looked at so far.
/// Every number is an estimate for all texts.
struct BucketFigures {
  double looks = 0;                    ///< pairs that buckets emit, once for each shared band
  double candidates = 0;               ///< distinct pairs from buckets that are not capped
  double neighbourPairs = 0;           ///< distinct pairs from capped buckets
  double texts = 0;                    ///< texts that are in a candidate
  double seen = 0;                     ///< pairs found in the sample itself
  std::vector<TextPartners> partners;  ///< of sampled texts that are in a candidate
  /// Randomly drawn pairs of a sampled text and a text that was looked at.
  std::vector<std::array<std::uint32_t, 2>> drawn;
  /// Pairs of a sampled text and a text from the same capped bucket. Neighbours are more similar.
  std::vector<std::array<std::uint32_t, 2>> drawnCapped;
};

/// Looks up the band keys of any number of texts among the keys of a sample. So the sizes of the
/// sample's buckets are known over all texts. With a reference, only texts of different sides form
/// pairs. 40 bytes per key of the sample. One thread; O(bands) per text if few sampled texts share
/// its keys.
class BucketProbe {
 public:
  static constexpr std::uint32_t kNotSampled = 0xFFFFFFFFU;

  /// `keys` are the keys of the sampled texts, all bands of a text together. Drawn pairs use the
  /// numbers in `rows` for these texts. Buckets that more than `mostListed` sampled texts share (of
  /// each side, with a reference) are only counted; their pairs are not listed. Rows from
  /// `firstReference` on are those of a reference.
  BucketProbe(std::uint32_t bands, std::span<const std::uint32_t> keys,
              std::span<const std::uint32_t> rows, std::size_t mostListed,
              std::optional<std::uint32_t> firstReference = {});

  /// Looks up one more distinct text. `sampled` is its number in the sample, if it is in the
  /// sample.
  void note(std::span<const std::uint32_t> keys, std::uint32_t row,
            std::uint32_t sampled = kNotSampled);
  /// Scales the figures to `texts` texts, given that `noted` texts were looked at. Uses the caps
  /// that generateCandidates() would set.
  BucketFigures figures(double texts, double noted) const;

 private:
  /// A number for the file and one for the reference; the first alone if any two texts may pair.
  using BySide = std::array<std::uint32_t, 2>;

  /// A key of the sample.
  struct Entry {
    std::uint32_t key = 0;
    std::uint32_t firstMember = 0;  ///< those of the file come first
    BySide members{};
    BySide noted{};
    BySide firstRow{};  ///< of the first text that was looked at
  };
  /// A pair that may be drawn, and a band that its texts share.
  struct Meeting {
    std::uint64_t pair = 0;
    std::uint32_t band = 0;
  };
  struct DrawnPairs {
    std::vector<std::uint64_t> emitted;  ///< pairs emitted by a bucket that is not capped
    double emittedShare = 1;             ///< their share of all drawn pairs
  };
  struct TextFigures;

  void buildBand(std::uint32_t band, std::span<const std::uint32_t> keys);
  Entry *find(std::uint32_t band, std::uint32_t key);
  void meet(Entry &entry, std::uint32_t band, std::uint32_t row, std::uint32_t sampled);
  std::size_t sideOf(std::uint32_t row) const { return row < m_firstReference ? 0 : 1; }
  std::size_t partnerSideOf(std::uint32_t row) const {
    return m_hasReference ? 1 - sideOf(row) : 0;
  }
  std::span<const std::uint32_t> partnersOf(const Entry &entry, std::uint32_t row) const;
  double pairsPerPartner(std::uint32_t text) const;
  double partnersIn(const Entry &entry, std::uint32_t text, double scale) const;
  std::optional<double> cappedSize(const Entry &entry, std::uint32_t text, double scale) const;
  bool isCapped(const Entry &entry, std::uint32_t text, double cap, double scale) const;
  std::vector<double> capsFor(double texts, double scale) const;
  void forgetMeetings();
  DrawnPairs drawPairs(std::span<const double> caps, double scale) const;
  TextFigures figuresOf(std::uint32_t text, std::span<const double> caps, double scale) const;

  std::uint32_t m_bands;
  std::size_t m_mostListed;
  bool m_hasReference;
  std::uint32_t m_firstReference;
  std::uint32_t m_noted = 0;
  BySide m_notedOfSide{};
  std::vector<std::uint32_t> m_rows;
  std::vector<RareLookup> m_index;  ///< by band: finds entries by their keys
  std::vector<Entry> m_entries;
  std::vector<std::uint32_t> m_members;   ///< texts of the sample, entry by entry
  std::vector<std::uint32_t> m_entryOf;   ///< by text and band: its entry
  std::vector<std::uint32_t> m_metBy;     ///< by text of the sample: the last text that met it
  std::vector<std::uint32_t> m_partners;  ///< by text: number of distinct texts that met it
  std::vector<bool> m_isNoted;            ///< by text: whether it was itself looked at
  DistinctSample m_drawn;
  std::vector<Meeting> m_meetings;
  std::size_t m_mostMeetings =
      1U << 16U;  ///< above this, meetings of pairs that left the sample are dropped
};

}  // namespace shinglescope
