// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/tables/reading_case.h"

namespace shinglescope::test {

inline LoadOptions partedBy(const std::string &delimiter) {
  return changed(with(delimiter.front()),
                 [&](LoadOptions &o) { o.delimiterTail = delimiter.substr(1); });
}

/// Delimiters of several characters.
inline const std::vector<ReadingCase> kDelimiterCases = {
    {"14 comma and space",
     "a, b,c\n1,2, 3\n, \n",
     {{"a", "b,c"}, {"1,2", "3"}, {"", ""}},
     {},
     {},
     partedBy(", ")},
    {"14 comma and space in quotes",
     "\"a, b\", \"c\"\"d\"\n\"e\n, f\", g,\n",
     {{"a, b", "c\"d"}, {"e\n, f", "g,"}},
     {},
     {},
     partedBy(", ")},
    {"14 half a delimiter at the end",
     "a, b\nc, d,",
     {{"a", "b"}, {"c", "d,"}},
     {},
     {},
     partedBy(", ")},
    {"14 half a delimiter before a line end",
     "a, b,\r\nc, d\r\n",
     {{"a", "b,"}, {"c", "d"}},
     {},
     {},
     partedBy(", ")},
    {"14 three bars",
     "a|||b||c\n||||||d\n",
     {{"a", "b||c"}, {"", "", "d"}},
     {"long row 1@2:9"},
     {},
     partedBy("|||")},
    {"14 two bytes of one character",
     "a\xC2\xA7"
     "b\nc\xC2\xA6"
     "d\xC2\xA7\n",
     {{"a", "b"},
      {"c\xC2\xA6"
       "d",
       ""}},
     {},
     {},
     partedBy("\xC2\xA7")},
    {"14 runs of colons",
     "::a::::b::\nc::d::::\n",
     {{"a", "b"}, {"c", "d"}},
     {},
     {},
     changed(partedBy("::"), [](LoadOptions &o) { o.mergesDelimiters = true; })},
    {"14 escaped delimiter of several",
     "a\\, b, c\nd, e\n",
     {{"a, b", "c"}, {"d", "e"}},
     {},
     {},
     changed(partedBy(", "), [](LoadOptions &o) { o.escape = std::optional('\\'); })},
    {"14 stray quote with a delimiter of several",
     "a, b, c\n1, \"2.00, \"x, y\"\n4, 5, 6\n",
     {{"a", "b", "c"}, {"1", "\"2.00", "x, y"}, {"4", "5", "6"}},
     {"quote that never closes 1@2:11"},
     {"kept as written: 1"},
     partedBy(", ")},
};

}  // namespace shinglescope::test
