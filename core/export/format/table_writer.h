#pragma once

#include <span>
#include <string>
#include <string_view>

namespace shinglescope {

/// Formats one delimited row: a field is quoted only where it must be (it holds
/// the delimiter, a quote, CR or LF, or it is the only field and empty), quotes
/// inside are doubled, the row ends with LF.
class TableWriter {
 public:
  explicit TableWriter(char delimiter) : m_delimiter(delimiter) {}
  void appendRow(std::string &out, std::span<const std::string_view> fields) const;
  void appendField(std::string &out, std::string_view field) const;
  char delimiter() const { return m_delimiter; }

 private:
  char m_delimiter;
};

/// Appends a field without what stands around it, with each quote in it doubled.
void appendDoublingQuotes(std::string &out, std::string_view field);

/// A similarity with six decimals, "0.828508", the same in every locale.
void appendSimilarity(std::string &out, double value);

}  // namespace shinglescope
