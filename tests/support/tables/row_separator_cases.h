// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/tables/reading_case.h"

namespace shinglescope::test {

inline LoadOptions endedBy(char rowEnd, char delimiter = ',') {
  return changed(with(delimiter), [=](LoadOptions &o) { o.rowEnd = std::optional(rowEnd); });
}

/// Row separators other than line ends.
inline const std::vector<ReadingCase> kRowSeparatorCases = {
    {"3 record separator",
     "a\x1F"
     "b\nc\x1E"
     "d\x1F\r\n\x1E",
     {{"a", "b\nc"}, {"d", "\r\n"}},
     {},
     {},
     endedBy('\x1E', '\x1F')},
    {"3 record separator and line feed",
     "a\x1F"
     "b\nc\x1E\n"
     "d\x1F\r\n\x1E\n",
     {{"a", "b\nc"}, {"d", "\r\n"}},
     {},
     {},
     endedBy('\x1E', '\x1F')},
    {"3 record separators and commas, detected",
     "a,b\x1E"
     "1,2\x1E"
     "3,4\x1E\n",
     {{"a", "b"}, {"1", "2"}, {"3", "4"}},
     {},
     {},
     with(',')},
    {"3 record separators in lines",
     "a,b\x1E"
     "c\n1,2\x1E"
     "3\r\n",
     {{"a",
       "b\x1E"
       "c"},
      {"1",
       "2\x1E"
       "3"}},
     {"mixed line ends -@2:6"},
     {},
     with(',')},
    {"3 record separators, a line feed behind the last",
     "a,b;c,d;\n",
     {{"a", "b"}, {"c", "d"}},
     {},
     {},
     endedBy(';')},
    {"3 record separators and CRLF, none behind the last",
     "a,b;\r\nc,d;",
     {{"a", "b"}, {"c", "d"}},
     {},
     {},
     endedBy(';')},
    {"3 a line feed behind some record separators",
     "a,b;c,d;\ne,f;",
     {{"a", "b"}, {"c", "d"}, {"e", "f"}},
     {"mixed line ends -@2:4"},
     {},
     endedBy(';')},
    {"27 too large with separators and line feeds",
     "a,b;\nc,0123456789;\nd,e",
     {{"a", "b"}, {"d", "e"}},
     {"row too large -@2:5"},
     {},
     changed(endedBy(';'), [](LoadOptions &o) { o.maxRowBytes = 8; })},
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
