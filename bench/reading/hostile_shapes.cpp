// SPDX-License-Identifier: MIT
#include "bench/reading/hostile_shapes.h"

#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string_view>

namespace shinglescope::bench {
namespace {

using Bytes = std::uint64_t;
/// Returns the part of a source with this number; parts are written until there are enough bytes.
using Part = std::function<std::string(Bytes number)>;

class SourceWriter {
 public:
  explicit SourceWriter(const std::string &path)
      : m_file(path, std::ios::binary | std::ios::trunc) {}
  void add(std::string_view text) {
    m_file.write(text.data(), static_cast<std::streamsize>(text.size()));
    m_written += text.size();
  }
  void addParts(const Part &part, Bytes bytes) {
    for (Bytes number = 0; m_written < bytes; ++number) add(part(number));
  }
  Bytes written() const { return m_written; }

 private:
  std::ofstream m_file;
  Bytes m_written = 0;
};

HostileShape shapeOf(std::string name, std::string file, std::string begin, Part part,
                     std::string end = {}) {
  return {std::move(name), std::move(file), [=](const std::string &path, Bytes bytes) {
            SourceWriter writer(path);
            writer.add(begin);
            writer.addParts(part, bytes);
            writer.add(end);
          }};
}

/// A source that repeats the same piece.
HostileShape repeated(std::string name, std::string file, std::string begin, std::string unit,
                      std::string end = {}) {
  std::string block = unit;
  while (block.size() < 1024) block += unit;
  return shapeOf(
      std::move(name), std::move(file), std::move(begin), [block](Bytes) { return block; },
      std::move(end));
}

/// A table with half of its bytes in the first row and half below it.
HostileShape wideTable(std::string name, std::string head, std::string row) {
  return {std::move(name), "table.csv", [=](const std::string &path, Bytes bytes) {
            SourceWriter writer(path);
            writer.add("a");
            while (writer.written() < bytes / 2) writer.add(head);
            writer.add("\n");
            while (writer.written() < bytes) writer.add(row);
          }};
}

std::string numbered(const char *before, Bytes number, const char *behind) {
  return before + std::to_string(number) + behind;
}

void addDelimited(std::vector<HostileShape> &shapes) {
  const std::string file = "table.csv";
  const std::string line = "12,some words of a title\n";
  shapes.push_back(repeated("one row, one cell", file, "id,text\n1,", "words "));
  shapes.push_back(repeated("one row, all delimiters", file, "id,text\n", ","));
  shapes.push_back(repeated("no line end", file, "", "words, "));
  shapes.push_back(repeated("a quote never closed, then rows", file, "id,text\n1,\"open\n", line));
  shapes.push_back(repeated("a quote never closed, one line", file, "id,text\n1,\"", "words, "));
  shapes.push_back(repeated("a quote never closed in each row", file, "id,text\n", "1,\"open\n"));
  shapes.push_back(repeated("nothing but quotes", file, "", "\""));
  shapes.push_back(repeated("quotes and line ends", file, "id,text\n", "\"\n"));
  shapes.push_back(repeated("doubled quotes in one cell", file, "id,text\n1,\"", "\"\""));
  shapes.push_back(repeated("text behind closing quotes", file, "id,text\n", "1,\"a\"b\"c\"\n"));
  shapes.push_back(repeated("stray quotes in one line", file, "a,b,c,d\n", "\"a\"b\"c,"));
  shapes.push_back(repeated("stray quotes in each line", file, "a,b\n1,2\n", "\"a\"b\"c,\"d\"e\n"));
  shapes.push_back(repeated("cells of many lines", file, "id,text\n", "1,\"a\nb\nc\nd\ne\n\"\n"));
  shapes.push_back(repeated("empty lines", file, "id,text\n", "\n"));
  shapes.push_back(repeated("carriage returns alone", file, "id,text\r", "1,a\r"));
  shapes.push_back(repeated("mixed line ends", file, "id,text\n", "1,a\r2,b\r\n3,c\n"));
  shapes.push_back(repeated("NUL bytes", file, "id,text\n", std::string("1,a\0b\0\n", 7)));
  shapes.push_back(repeated("bytes that are not valid", file, "id,text\n", "1,\xFF\xC3\xE2\x82\n"));
  shapes.push_back(repeated("byte order marks", file, "", "\xEF\xBB\xBF"));
  shapes.push_back(repeated("spaces", file, "id,text\n", "        "));
  shapes.push_back(repeated("backslashes", file, "id,text\n1,\"", "\\\""));
  shapes.push_back(repeated("comments", file, "id,text\n1,a\n", "# a note\n"));
  shapes.push_back(
      repeated("tables below blank lines", file, "id,text\n", "1,a\n2,b\n\nid,text\n"));
  shapes.push_back(repeated("each row another delimiter", file, "a,b\n", "1,2\n1;2\n1\t2\n1|2\n"));
  shapes.push_back(
      repeated("UTF-16", file, std::string("\xFF\xFE", 2), std::string("1\0,\0a\0\n\0", 8)));
  shapes.push_back(
      repeated("rows of 1,000 extra cells", file, "id,text\n", std::string(1000, ',') + "\n"));
  shapes.push_back(shapeOf("rows that grow", file, "id\n", [](Bytes number) {
    return std::string(std::min<Bytes>(number, 50'000), ',') + "\n";
  }));
  shapes.push_back(wideTable("a wide header above short rows", ",b", "x\n"));
  shapes.push_back(wideTable("a wide header above empty cells", ",", ",\n"));
  shapes.push_back(wideTable("columns of one name", ",a", "1,2\n"));
}

void addJson(std::vector<HostileShape> &shapes) {
  const std::string file = "rows.jsonl";
  const auto key = [](Bytes number) { return numbered("{\"k", number, "\":1}\n"); };
  shapes.push_back(repeated("one key again and again", file, "{\"a\":0", ",\"a\":1", "}\n"));
  shapes.push_back(shapeOf(
      "a key and its own numbers", file, "{\"a\":0",
      [](Bytes number) { return numbered(",\"a\":1,\"a (", number + 2, ")\":1"); }, "}\n"));
  shapes.push_back(shapeOf("a new key in each row", file, "", key));
  shapes.push_back(shapeOf(
      "one object of many keys", file, "{\"a\":0",
      [](Bytes number) { return numbered(",\"k", number, "\":1"); }, "}\n"));
  shapes.push_back({"many keys, then short rows", file, [](const std::string &path, Bytes bytes) {
                      SourceWriter writer(path);
                      writer.add("{\"a\":0");
                      writer.addParts([](Bytes n) { return numbered(",\"k", n, "\":1"); },
                                      bytes / 2);
                      writer.add("}\n");
                      writer.addParts([](Bytes) { return "{\"a\":1}\n"; }, bytes);
                    }});
  shapes.push_back({"many keys, then the last one", file, [](const std::string &path, Bytes bytes) {
                      SourceWriter writer(path);
                      writer.add("{\"a\":0");
                      writer.addParts([](Bytes n) { return numbered(",\"k", n, "\":1"); },
                                      bytes / 2);
                      writer.add(",\"z\":1}\n");
                      writer.addParts([](Bytes) { return "{\"z\":1}\n"; }, bytes);
                    }});
  shapes.push_back({"one long key around many", file, [](const std::string &path, Bytes bytes) {
                      SourceWriter writer(path);
                      writer.add("{\"" + std::string(bytes / 2, 'k') + "\":{\"a\":0");
                      writer.addParts([](Bytes n) { return numbered(",\"", n, "\":1"); }, bytes);
                      writer.add("}}\n");
                    }});
  shapes.push_back(repeated("brackets that open", file, "{\"a\":", "["));
  shapes.push_back(repeated("objects that open", file, "", "{\"a\":"));
  std::string deep(900, '[');
  deep = "{\"a\":" + deep + std::string(900, ']') + "}\n";
  shapes.push_back(repeated("deep arrays", file, "", deep));
  shapes.push_back(repeated("escapes", file, "{\"a\":\"", "\\u00e8\\n", "\"}\n"));
  shapes.push_back(repeated("half characters", file, "", "{\"a\":\"\\ud800\"}\n"));
  shapes.push_back(repeated("a long number", file, "{\"a\":1", "0", "}\n"));
  shapes.push_back(repeated("lines that are no objects", file, "{\"a\":1}\n", "[1,2]\n{\n"));
  shapes.push_back(
      repeated("an array in one line", "rows.json", "[{\"a\":1}", ",{\"a\":2}", "]\n"));
  shapes.push_back(repeated("an array never closed", "rows.json", "[{\"a\":1}", ",\n{\"a\":\n2}"));
  shapes.push_back(repeated("braces over lines", "rows.json", "{\n", "{\n"));
}

void addOthers(std::vector<HostileShape> &shapes) {
  shapes.push_back(repeated("one line of words", "words.txt", "", "some words "));
  shapes.push_back(repeated("short lines", "words.txt", "first line\n", "a\n"));
  shapes.push_back(repeated("id and text", "pairs.txt", "", "doc1\tsome words of a text\n"));
  shapes.push_back({"a gzip archive of one byte again and again", "table.csv.gz",
                    [](const std::string &path, Bytes bytes) {
                      const gzFile file = gzopen(path.c_str(), "wb9");
                      const std::string block(1U << 16U, 'a');
                      // The compression ratio is about a thousand.
                      for (Bytes i = 0; i < bytes * 1000 / block.size(); ++i)
                        gzwrite(file, block.data(), static_cast<unsigned>(block.size()));
                      gzclose(file);
                    }});
  shapes.push_back(
      {"many small gzip members", "table.csv.gz", [](const std::string &path, Bytes bytes) {
         const gzFile file = gzopen(path.c_str(), "wb");
         gzputs(file, "1,a\n");
         gzclose(file);
         std::ifstream made(path, std::ios::binary);
         const std::string member{std::istreambuf_iterator<char>(made), {}};
         SourceWriter writer(path);
         writer.addParts([&member](Bytes) { return member; }, bytes);
       }});
  shapes.push_back(
      {"many small zstd frames", "table.csv.zst", [](const std::string &path, Bytes bytes) {
         const std::string row = "1,a\n";
         std::string frame(ZSTD_compressBound(row.size()), '\0');
         frame.resize(ZSTD_compress(frame.data(), frame.size(), row.data(), row.size(), 1));
         SourceWriter writer(path);
         writer.addParts([&frame](Bytes) { return frame; }, bytes);
       }});
  shapes.push_back({"a folder of small texts", "texts", [](const std::string &path, Bytes bytes) {
                      std::filesystem::create_directory(path);
                      for (Bytes i = 0; i * 64 < bytes; ++i)
                        SourceWriter(path + "/" + std::to_string(i) + ".txt").add("some words");
                    }});
}

}  // namespace

std::vector<HostileShape> hostileShapes() {
  std::vector<HostileShape> shapes;
  addDelimited(shapes);
  addJson(shapes);
  addOthers(shapes);
  return shapes;
}

}  // namespace shinglescope::bench
