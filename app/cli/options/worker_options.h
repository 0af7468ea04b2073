// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace shinglescope {

/// What `worker select` returns of the chosen rows.
enum class SelectedItems { Texts, Keys, Ids };

/// What `worker expand` writes: all pairs of rows, only those that link, or their number.
enum class ExpandForm { All, Links, Count };

/// Down to where `worker score` writes pairs. Down to the floor, it writes only their links.
enum class ScoredDownTo { Threshold, Floor };

/// The options of `worker`; docs/worker.md says which step needs which.
struct WorkerOptions {
  std::string table;  ///< of the step `rows`
  std::uint32_t parts = 1;
  std::uint64_t rows = 0;                  ///< of the whole table
  std::uint32_t ranges = 1;                ///< of keys in each band; a power of two
  std::uint64_t texts = 0;                 ///< distinct texts of the whole table
  std::optional<std::uint64_t> reference;  ///< the first row of the reference
  std::string skipPath;                    ///< a bitmap of rows that are skipped
  std::string onlyPath;                    ///< a bitmap of the rows that are chosen
  std::string severalPath;                 ///< a bitmap of texts that several rows have
  std::string stopPath;                    ///< a list of the stop shingles
  SelectedItems what = SelectedItems::Texts;
  std::vector<std::uint64_t> caps;  ///< of the bands
  ExpandForm form = ExpandForm::All;
  ScoredDownTo downTo = ScoredDownTo::Threshold;
  std::uint64_t mostRows = 1'000'000;  ///< that are drawn
};

}  // namespace shinglescope
