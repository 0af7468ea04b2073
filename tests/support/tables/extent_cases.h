// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/tables/reading_case.h"

namespace shinglescope::test {

inline LoadOptions headerOf(std::uint32_t lines) {
  return changed(withHeader(), [=](LoadOptions &o) { o.headerLines = lines; });
}

inline LoadOptions without(std::uint32_t rows) {
  return changed(withHeader(), [=](LoadOptions &o) { o.footerRows = rows; });
}

/// Headers of several lines, and rows left out at the end.
inline const std::vector<ReadingCase> kExtentCases = {
    {"31 two header lines",
     "2019,2019,\n price ,count,name\n1,2,3\n",
     {{"1", "2", "3"}},
     {},
     {},
     headerOf(2),
     {"2019 price", "2019 count", "name"}},
    {"31 header lines of different widths",
     "a\nb,c\nd,\n1,2\n",
     {{"1", "2"}},
     {},
     {},
     headerOf(3),
     {"a b d", "c"}},
    {"31 a name said twice", "x,y\nx,z\n1,2\n", {{"1", "2"}}, {}, {}, headerOf(2), {"x", "y z"}},
    {"31 fewer lines than the header has",
     "a,b\nc,d\n",
     {},
     {},
     {"no rows below"},
     headerOf(5),
     {"a c", "b d"}},
    {"31 rows left out at the end",
     "a,b\n1,2\n\n3,4\nSource: us\n\n",
     {{"1", "2"}},
     {},
     {"Rows at the end, kept out of the table: 2, beginning \"3\""},
     without(2)},
    {"31 no problem of a row that is left out",
     "a,b\n1,2\nTotal\n",
     {{"1", "2"}},
     {},
     {"Rows at the end, kept out of the table: 1, beginning \"Total\""},
     without(1)},
    {"31 all rows left out",
     "a,b\n1,2\n3,4\n",
     {},
     {},
     {"kept out of the table: 2, beginning \"1\"", "no rows below"},
     without(7)},
    {"31 left out above NULs",
     std::string("a,b\n1,2\n3,4\n\0\0", 14),
     {{"1", "2"}},
     {"NUL bytes at the end -@4:12"},
     {"kept out of the table: 1, beginning \"3\""},
     without(1)},
    {"31 left out of a file in another encoding",
     "a,b\n\xE9,2\n\xE8,4\n",
     {{"\xC3\xA9", "2"}},
     {},
     {"kept out of the table: 1", "Offsets count"},
     changed(without(1), [](LoadOptions &o) { o.encoding = "windows-1252"; })},
};

}  // namespace shinglescope::test
