// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "core/base/hash.h"
#include "core/base/ratio.h"

namespace shinglescope {

class CommonWords;
class StopShingles;

enum class ShingleUnit { Character, Word };
/// The treatment of a text with fewer than k units: a single shingle, or none.
enum class ShortTexts { Whole, Skip };
/// Whether a text has each of its shingles once, or as often as it occurs. In a multiset the n-th
/// occurrence of a shingle is an element of its own, so the Jaccard similarity of the elements is
/// the sum of the smaller counts divided by that of the larger ones, and MinHash estimates it
/// (Broder, On the resemblance and containment of documents, 1997, section 2).
enum class ShingleCounts { Set, Multiset };

struct ShingleOptions {
  ShingleUnit unit = ShingleUnit::Character;
  std::uint32_t k = 5;  ///< units per shingle, at least 1
  ShortTexts shortTexts = ShortTexts::Whole;
  HashFunction hash = HashFunction::Fast;
  /// Shingles in a greater share of the rows are left out of every set.
  std::optional<Ratio> maxDocumentFrequency = {};
  ShingleCounts counts = ShingleCounts::Set;
  /// Words in fewer rows become one token; 0 if all words stay. For shingles of words.
  std::uint32_t minDocumentFrequency = 0;
  /// The text between two words; empty for white space. For shingles of words.
  std::string wordSeparator = {};
  /// Not an option: the resulting stop shingles of the data, which are filled in by a run.
  std::shared_ptr<const StopShingles> stop = {};
  /// The same for the words that are not rare. Without it all words stay.
  std::shared_ptr<const CommonWords> common = {};

  bool foldsRareWords() const { return minDocumentFrequency > 1; }

  bool operator==(const ShingleOptions &other) const {
    return unit == other.unit && k == other.k && shortTexts == other.shortTexts &&
           hash == other.hash && maxDocumentFrequency == other.maxDocumentFrequency &&
           counts == other.counts && minDocumentFrequency == other.minDocumentFrequency &&
           wordSeparator == other.wordSeparator;
  }
};

}  // namespace shinglescope
