// SPDX-License-Identifier: MIT
#include "core/pipeline/estimate/bucket_probe.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/hash.h"
#include "core/base/sorted_list.h"

namespace shinglescope {
namespace {

/// The number of pairs drawn for comparison.
constexpr std::size_t kDrawnPairs = 500;
constexpr RareLookup::Room kRoomOfBand{16, 4};
/// The share of neighbours in capped buckets that are not neighbours in an earlier band as well.
constexpr double kDifferentNeighbours = 0.65;

std::uint64_t pairNumber(std::uint32_t text, std::uint32_t row) {
  return std::uint64_t{text} << 32U | row;
}

std::uint64_t pairHash(std::uint64_t pair) { return mix64(pair + 1); }

}  // namespace

/// The figures of one sampled text, over all texts that met it in a bucket.
struct BucketProbe::TextFigures {
  double emitted = 0;               ///< pairs from buckets that are not capped
  double neighbours = 0;            ///< pairs from capped buckets, one for each
  std::vector<std::uint32_t> rows;  ///< of other texts in capped buckets, for some of these pairs
};

BucketProbe::BucketProbe(std::uint32_t bands, std::span<const std::uint32_t> keys,
                         std::span<const std::uint32_t> rows, std::size_t mostListed,
                         std::optional<std::uint32_t> firstReference)
    : m_bands(bands),
      m_mostListed(mostListed),
      m_hasReference(firstReference.has_value()),
      m_firstReference(firstReference.value_or(std::numeric_limits<std::uint32_t>::max())),
      m_rows(rows.begin(), rows.end()),
      m_index(bands),
      m_entryOf(keys.size()),
      m_metBy(rows.size()),
      m_partners(rows.size()),
      m_isNoted(rows.size()),
      m_drawn(kDrawnPairs) {
  for (std::uint32_t band = 0; band < bands; ++band) buildBand(band, keys);
}

void BucketProbe::buildBand(std::uint32_t band, std::span<const std::uint32_t> keys) {
  m_index[band] = RareLookup(m_rows.size(), kRoomOfBand);
  const auto keyOf = [&](std::uint32_t text) { return keys[std::size_t{text} * m_bands + band]; };
  std::vector<std::uint32_t> texts = numbersBelow(m_rows.size());
  std::ranges::stable_sort(
      texts, {}, [&](std::uint32_t text) { return std::pair(keyOf(text), sideOf(m_rows[text])); });
  for (const std::uint32_t text : texts) {
    const std::uint32_t key = keyOf(text);
    const bool isFirst =
        m_entries.empty() || m_members.size() % m_rows.size() == 0 || m_entries.back().key != key;
    if (isFirst) {
      m_index[band].add(key, static_cast<std::uint32_t>(m_entries.size()));
      m_entries.push_back({key, static_cast<std::uint32_t>(m_members.size()), {}, {}, {}});
    }
    ++m_entries.back().members[sideOf(m_rows[text])];
    m_members.push_back(text);
    m_entryOf[std::size_t{text} * m_bands + band] =
        static_cast<std::uint32_t>(m_entries.size() - 1);
  }
}

BucketProbe::Entry *BucketProbe::find(std::uint32_t band, std::uint32_t key) {
  const std::uint32_t found =
      m_index[band].find(key, [&](std::uint32_t entry) { return m_entries[entry].key == key; });
  return found == RareLookup::kNone ? nullptr : &m_entries[found];
}

void BucketProbe::note(std::span<const std::uint32_t> keys, std::uint32_t row,
                       std::uint32_t sampled) {
  ++m_noted;
  ++m_notedOfSide[sideOf(row)];
  if (sampled != kNotSampled) m_isNoted[sampled] = true;
  for (std::uint32_t band = 0; band < m_bands; ++band)
    if (Entry *entry = find(band, keys[band])) meet(*entry, band, row, sampled);
}

/// The sampled texts of the bucket that a row may form pairs with.
std::span<const std::uint32_t> BucketProbe::partnersOf(const Entry &entry,
                                                       std::uint32_t row) const {
  const std::size_t side = partnerSideOf(row);
  const std::size_t before = side == 0 ? 0 : entry.members[0];
  return std::span(m_members).subspan(entry.firstMember + before, entry.members[side]);
}

void BucketProbe::meet(Entry &entry, std::uint32_t band, std::uint32_t row, std::uint32_t sampled) {
  const std::size_t side = sideOf(row);
  if (entry.noted[side] == 0) entry.firstRow[side] = row;
  ++entry.noted[side];
  const auto [ofFile, ofReference] = entry.members;
  if ((m_hasReference ? std::min(ofFile, ofReference) : ofFile) > m_mostListed) return;
  for (const std::uint32_t text : partnersOf(entry, row)) {
    if (text == sampled) continue;
    const std::uint64_t pair = pairNumber(text, row);
    const std::uint64_t hash = pairHash(pair);
    if (m_drawn.mayKeep(hash)) m_meetings.push_back({pair, band});
    if (m_metBy[text] == m_noted) continue;
    m_metBy[text] = m_noted;
    ++m_partners[text];
    m_drawn.add(hash, pair);
  }
  if (m_meetings.size() > m_mostMeetings) forgetMeetings();
}

void BucketProbe::forgetMeetings() {
  std::erase_if(m_meetings, [this](const Meeting &meeting) {
    return !m_drawn.mayKeep(pairHash(meeting.pair));
  });
  m_mostMeetings = std::max(m_mostMeetings, 2 * m_meetings.size());
}

/// Each pair could be met from either of its texts. With a reference, the pairs met from the larger
/// side count more, in proportion to its texts, because the sample has few texts of the smaller
/// one.
double BucketProbe::pairsPerPartner(std::uint32_t text) const {
  if (!m_hasReference) return 0.5;
  return m_notedOfSide[sideOf(m_rows[text])] / static_cast<double>(m_noted);
}

/// The texts of a bucket that a sampled text forms pairs with.
double BucketProbe::partnersIn(const Entry &entry, std::uint32_t text, double scale) const {
  const double itself = !m_hasReference && m_isNoted[text] ? 1 : 0;
  return (entry.noted[partnerSideOf(m_rows[text])] - itself) * scale;
}

/// The size of a text's bucket to compare with a cap, as ScopedBucket::size(); nothing if the
/// bucket is never capped.
std::optional<double> BucketProbe::cappedSize(const Entry &entry, std::uint32_t text,
                                              double scale) const {
  const double partners = partnersIn(entry, text, scale);
  if (!m_hasReference) return 1 + partners;
  const double itself = m_isNoted[text] ? 1 : 0;
  const double sameSide = 1 + (entry.noted[sideOf(m_rows[text])] - itself) * scale;
  if (std::min(partners, sameSide) <= static_cast<double>(kFewOfOneSide)) return std::nullopt;
  return (1 + std::sqrt(1 + 8 * partners * sameSide)) / 2;
}

bool BucketProbe::isCapped(const Entry &entry, std::uint32_t text, double cap, double scale) const {
  const auto size = cappedSize(entry, text, scale);
  return size && *size > cap;
}

/// Computes the caps like BucketSizes, from the buckets of the sample's texts.
std::vector<double> BucketProbe::capsFor(double texts, double scale) const {
  std::vector<double> caps(m_bands, static_cast<double>(kBucketCap));
  const double textsEach = texts / static_cast<double>(std::max<std::size_t>(m_rows.size(), 1));
  const auto allowance =
      static_cast<double>(bandAllowance(static_cast<std::uint64_t>(texts), m_bands));
  for (std::uint32_t band = 0; band < m_bands; ++band) {
    std::vector<std::pair<double, double>> buckets;  // size, pairs of one text
    for (std::uint32_t text = 0; text < m_rows.size(); ++text) {
      const Entry &entry = m_entries[m_entryOf[std::size_t{text} * m_bands + band]];
      if (const auto size = cappedSize(entry, text, scale))
        buckets.emplace_back(*size, partnersIn(entry, text, scale) * pairsPerPartner(text));
    }
    std::ranges::sort(buckets);
    double pairs = 0;
    for (const auto &[size, ofText] : buckets) {
      if (size > caps[band]) break;
      pairs += ofText * textsEach;
      if (pairs > allowance) caps[band] = std::max(size - 1, static_cast<double>(kSmallestCap));
    }
  }
  return caps;
}

BucketProbe::TextFigures BucketProbe::figuresOf(std::uint32_t text, std::span<const double> caps,
                                                double scale) const {
  TextFigures figures;
  for (std::uint32_t band = 0; band < m_bands; ++band) {
    const Entry &entry = m_entries[m_entryOf[std::size_t{text} * m_bands + band]];
    if (!isCapped(entry, text, caps[band], scale)) {
      figures.emitted += partnersIn(entry, text, scale);
      continue;
    }
    if (figures.neighbours == kNeighbourBands) continue;
    ++figures.neighbours;
    const std::size_t side = partnerSideOf(m_rows[text]);
    if (entry.noted[side] > 0) figures.rows.push_back(entry.firstRow[side]);
  }
  sortUnique(figures.rows);
  std::erase(figures.rows, m_rows[text]);
  return figures;
}

/// Pairs that share only capped buckets are met but not compared.
BucketProbe::DrawnPairs BucketProbe::drawPairs(std::span<const double> caps, double scale) const {
  std::vector<Meeting> meetings = m_meetings;
  std::ranges::sort(meetings, {}, &Meeting::pair);
  const auto emits = [&](const Meeting &meeting) {
    const auto text = static_cast<std::uint32_t>(meeting.pair >> 32U);
    const Entry &entry = m_entries[m_entryOf[std::size_t{text} * m_bands + meeting.band]];
    return !isCapped(entry, text, caps[meeting.band], scale);
  };
  DistinctSample all = m_drawn;
  const std::vector<std::uint64_t> pairs = all.values(kDrawnPairs);
  DrawnPairs drawn;
  for (const std::uint64_t pair : pairs)
    if (std::ranges::any_of(std::ranges::equal_range(meetings, pair, {}, &Meeting::pair), emits))
      drawn.emitted.push_back(pair);
  if (!pairs.empty())
    drawn.emittedShare =
        static_cast<double>(drawn.emitted.size()) / static_cast<double>(pairs.size());
  return drawn;
}

BucketFigures BucketProbe::figures(double texts, double noted) const {
  BucketFigures all;
  if (m_rows.empty() || noted == 0) return all;
  const double scale = std::max(texts / noted, 1.0);
  const double textsEach = texts / static_cast<double>(m_rows.size());
  const std::vector<double> caps = capsFor(texts, scale);
  DistinctSample drawnCapped(kDrawnPairs);
  for (std::uint32_t text = 0; text < m_rows.size(); ++text) {
    const TextFigures one = figuresOf(text, caps, scale);
    const double share = pairsPerPartner(text);
    all.looks += (one.emitted * share + one.neighbours) * textsEach;
    all.candidates += m_partners[text] * scale * share * textsEach;
    all.neighbourPairs += kDifferentNeighbours * one.neighbours * textsEach;
    all.seen += m_partners[text] + one.neighbours;
    // A text with partners may have none among the noted texts (Horvitz and Thompson, 1952).
    const double isMet = 1 - std::pow(1 - 1 / scale, std::max(m_partners[text], 1U));
    const bool isCapped = one.neighbours > 0;
    if (isCapped || m_partners[text] > 0) {
      const double seen = isCapped ? 1 : isMet;
      all.texts += textsEach / seen;
      all.partners.push_back({textsEach / seen, m_partners[text] * scale * seen, one.neighbours});
    }
    for (const std::uint32_t row : one.rows)
      drawnCapped.add(pairHash(pairNumber(text, row)), pairNumber(text, row));
  }
  const DrawnPairs drawn = drawPairs(caps, scale);
  all.candidates *= drawn.emittedShare;
  for (TextPartners &partners : all.partners) partners.met *= drawn.emittedShare;
  all.texts = std::min({all.texts, texts, 2 * (all.candidates + all.neighbourPairs)});
  const auto take = [&](const std::vector<std::uint64_t> &from, auto &to) {
    for (const std::uint64_t pair : from)
      to.push_back({m_rows[pair >> 32U], static_cast<std::uint32_t>(pair)});
  };
  take(drawn.emitted, all.drawn);
  take(drawnCapped.values(kDrawnPairs), all.drawnCapped);
  return all;
}

}  // namespace shinglescope
