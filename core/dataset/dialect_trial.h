#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shinglescope {

/// What comes out when a sample is read with one delimiter and one quote.
struct DialectTrial {
  char delimiter = ',';
  std::optional<char> quote;
  std::size_t records = 0;
  std::size_t columns = 1;  ///< the commonest number of cells
  double consistency = 0;   ///< share of records with that number
  double coverage = 0;      ///< share of records that hold the delimiter
  double cleanCells = 1;    ///< share of cells that look like one value
  bool headFits = false;    ///< the first record has that number
  std::size_t quotedFields = 0;
  std::size_t quoteFlaws = 0;  ///< quotes that no writer of quoted fields makes
  std::size_t multiLineFields = 0;
  std::vector<std::vector<std::string>> rows;  ///< the first ones, for the header

  /// 0 to just over 1; the higher, the better the sample fits.
  double score() const;
  /// True if quotes open at a field's start and close at its end, everywhere.
  bool isBalanced() const { return quotedFields > 0 && quoteFlaws == 0; }
};

/// Reads `head` once. `isComplete` if it is the whole file; else a last record
/// that is cut is left out.
DialectTrial tryDialect(std::string_view head, bool isComplete, char delimiter,
                        std::optional<char> quote);

/// True for numbers, amounts, percentages, dates and times.
bool isNumberLike(std::string_view cell);

}  // namespace shinglescope
