// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/tables/pollutions.h"

namespace shinglescope {

inline std::vector<PlainTable> plainTables() {
  return {
      {"sales",
       {{"date", "time", "qty", "product", "price", "type", "text", "url"},
        {"01/02/2018", "12:00 AM", "5", "P-1002", "15.50", "tools", "Hammer, large",
         "http://a.example/p?id=1"},
        {"01/03/2018", "12:30 PM", "1", "P-1004", "9.99", "tools", "Saw",
         "http://a.example/p?id=2"},
        {"01/04/2018", "01:10 PM", "12", "P-2002", "1.25", "nails", "Nails \"long\", steel",
         "http://a.example/p?id=3"},
        {"01/05/2018", "02:45 PM", "3", "P-3100", "100.00", "paint", "Blue",
         "http://a.example/p?id=4"},
        {"01/06/2018", "03:00 PM", "7", "P-1002", "15.50", "tools", "Hammer, small",
         "http://a.example/p?id=5"},
        {"01/07/2018", "09:15 AM", "2", "P-1009", "22.00", "tools", "Drill",
         "http://a.example/p?id=6"}}},
      {"people",
       {{"id", "name", "birth", "mail", "city"},
        {"1", "Smith, Anna", "1980-01-02", "anna@example.org", "London"},
        {"2", "O'Brien, Bob", "1975-12-31", "bob@example.org", "St Mary's"},
        {"3", "Brown, Cid", "1990-06-15", "cid@example.org", "New York"},
        {"4", "White, Dee", "2001-03-03", "dee@example.org", "Rome"},
        {"5", "Black, Eve", "1999-09-09", "eve@example.org", "Bonn"}}},
      {"decimals",
       {{"Messstelle", "Wert", "Fehler", "Einheit"},
        {"A1", "1,25", "0,01", "mg/l"},
        {"A2", "13,5", "0,02", "mg/l"},
        {"A3", "0,75", "0,01", "mg/l"},
        {"B1", "22,10", "0,05", "mg/l"},
        {"B2", "7,00", "0,01", "mg/l"}}},
      {"reviews",
       {{"id", "stars", "review"},
        {"r1", "5", "Great; would buy again, and again. It's the best thing since sliced bread."},
        {"r2", "1", "Broke on the first day, I don't recommend it; money back!"},
        {"r3", "3", "It is fine, more or less, but \"fine\" is all I can say about it."},
        {"r4", "4", "Good value."},
        {"r5", "2", "Arrived late, box was open, one part missing."}}},
      {"sparse",
       {{"code", "a", "b", "c", "d", "note"},
        {"X1", "", "", "3", "", ""},
        {"X2", "1", "", "", "", "checked, ok"},
        {"X3", "", "2", "", "", ""},
        {"X4", "", "", "", "4", ""},
        {"X5", "5", "", "", "", "checked"}}},
      {"measures",
       {{"t", "x", "y", "z"},
        {"2020-01-01T00:00:00", "0.125", "-1.5e-3", "9.81"},
        {"2020-01-01T00:00:01", "0.130", "-1.4e-3", "9.80"},
        {"2020-01-01T00:00:02", "0.128", "-1.6e-3", "9.79"},
        {"2020-01-01T00:00:03", "0.131", "-1.3e-3", "9.82"},
        {"2020-01-01T00:00:04", "0.127", "-1.5e-3", "9.83"}}}};
}

/// Returns every table in every dialect, polluted in every way.
inline std::vector<ZooFile> pollutedTables() {
  std::vector<ZooFile> files;
  for (const PlainTable &table : plainTables()) {
    for (const TableDialect &dialect : tableDialects()) {
      for (const Pollution &pollution : pollutions()) {
        ZooFile file;
        file.name = table.name + ": " + dialect.name + ": " + pollution.name;
        file.delimiter = dialect.delimiter;
        std::vector<std::string> lines = writtenRows(table, dialect);
        std::string clean;
        for (const std::string &line : lines) clean += line + '\n';
        const bool isQuoted = dialect.quote != '\0' && clean.find(dialect.quote) != clean.npos;
        if (isQuoted && dialect.quotesAll) file.quote = std::optional<char>(dialect.quote);
        const bool isEscaped = dialect.escapes && clean.find("\\\"") != clean.npos;
        file.escape = isEscaped ? std::optional<char>('\\') : std::nullopt;
        file.hasHeader = true;
        file.preambleLines = 0;
        file.columns = table.rows.front().size();
        pollution.spoil(lines, dialect, file);
        for (const std::string &line : lines) file.text += line + '\n';
        files.push_back(std::move(file));
      }
    }
  }
  return files;
}

}  // namespace shinglescope
