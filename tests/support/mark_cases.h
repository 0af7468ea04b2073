#pragma once

#include "tests/support/reading_case.h"

namespace shinglescope::test {

inline LoadOptions partedBy(const std::string &delimiter) {
  return changed(with(delimiter.front()),
                 [&](LoadOptions &o) { o.delimiterTail = delimiter.substr(1); });
}

inline LoadOptions endedBy(char rowEnd, char delimiter = ',') {
  return changed(with(delimiter), [=](LoadOptions &o) { o.rowEnd = std::optional(rowEnd); });
}

/// Delimiters of several characters and row separators.
inline const std::vector<ReadingCase> kMarkCases = {
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
    {"3 record separator",
     "a\x1F"
     "b\nc\x1E"
     "d\x1F\r\n\x1E",
     {{"a", "b\nc"}, {"d", "\r\n"}},
     {},
     {},
     endedBy('\x1E', '\x1F')},
    {"3 no final separator", "a,b;c,d", {{"a", "b"}, {"c", "d"}}, {}, {}, endedBy(';')},
    {"3 separator in quotes", "\"a;b\",c;;d,e;", {{"a;b", "c"}, {"d", "e"}}, {}, {}, endedBy(';')},
    {"9 unclosed quote and separators",
     "a,\"b;c,d;",
     {{"a", "\"b"}, {"c", "d"}},
     {"quote that never closes 0@1:2"},
     {"kept as written: 1"},
     endedBy(';')},
    {"27 too large with separators",
     "a,b;c,0123456789;d,e",
     {{"a", "b"}, {"d", "e"}},
     {"row too large -@2:4"},
     {},
     changed(endedBy(';'), [](LoadOptions &o) { o.maxRowBytes = 8; })},
    {"31 preamble of separated lines",
     "x\ny;;a,b;",
     {{"a", "b"}},
     {},
     {"Lines above the table, kept out of it: 2"},
     changed(endedBy(';'), [](LoadOptions &o) { o.preambleLines = 2; })},
    {"32 comment lines with separators",
     "#a\nb,c;d,e;",
     {{"d", "e"}},
     {},
     {},
     changed(endedBy(';'), [](LoadOptions &o) { o.comment = std::optional('#'); })},
};

}  // namespace shinglescope::test
