// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/shingle/fast_hash.h"
#include "core/shingle/shingle_options.h"
#include "core/text/preparation_options.h"

namespace shinglescope {

/// The token that stands for every rare word: a byte that is not in any UTF-8 text, so that no word
/// equals it.
inline constexpr std::string_view kRareWord = "\xFF";
/// How the token is shown.
inline constexpr std::string_view kRareWordLabel = "<UNK>";

/// The words of a table that are not rare, by their `fast` hashes. All others, also those of a text
/// that is not in the table, become kRareWord. Immutable, shared between threads.
class CommonWords {
 public:
  /// `hashes` must be distinct. 16 to 32 bytes each.
  explicit CommonWords(const std::vector<std::uint64_t> &hashes);

  bool contains(std::uint64_t hash) const;
  /// Replaces the hashes of rare words by that of kRareWord. O(words).
  void fold(std::span<std::uint64_t> words) const;
  std::size_t size() const { return m_size; }

 private:
  std::vector<std::uint64_t> m_slots;  ///< an open hash table; an empty slot is 0
  std::size_t m_size = 0;
  bool m_hasZero = false;
};

/// Finds the words that are in at least `shingling.minDocumentFrequency` rows of the table, or
/// returns null if no word is rare. A row counts once for each word of its prepared text; equal
/// texts count as often as they occur. Prepares and cuts every row once. Identical for any thread
/// count. Errors: those of TextPreparer::create(); Limit if the words exceed the memory of the run.
/// Memory: 24 to 48 bytes per distinct word. Stage: Preparing, in rows.
Result<std::shared_ptr<const CommonWords>> findCommonWords(const Dataset &dataset,
                                                           std::span<const ColumnId> columns,
                                                           const PreparationOptions &preparation,
                                                           const ShingleOptions &shingling,
                                                           const RunContext &context);

}  // namespace shinglescope
