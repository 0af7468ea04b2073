// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <limits>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/ratio.h"
#include "core/pipeline/recipe/option_names.h"

namespace shinglescope {

/// A kind of hand-written JSON file: its name in messages, and the page that describes it.
struct JsonDocument {
  MessageId kind;    ///< "recipe"
  std::string page;  ///< "docs/recipe.md"
};

/// The type for reading: it finds a member in logarithmic time. The ordered type scans all members,
/// so a file of many keys would take minutes.
using ParsedJson = nlohmann::json;

/// Parses up to 1 MiB. BadParameter if the text is larger, is not JSON, or has an object with a
/// duplicate key: the JSON library would silently keep one.
Result<ParsedJson> parseJson(const JsonDocument &document, std::string_view text);

/// Reads a small file, up to one byte more than parseJson() accepts. Errors: Io.
Result<std::string> readJsonFile(const JsonDocument &document, const std::string &path);

/// Reads a document from a file with `parse`. Errors: also those of `parse`, with the file's name.
template <class Parse>
auto loadDocument(const JsonDocument &document, const std::string &path, Parse parse)
    -> decltype(parse(std::string_view())) {
  const auto text = readJsonFile(document, path);
  if (!text) return text.error();
  auto parsed = parse(*text);
  if (parsed) return parsed;
  const Error &error = parsed.error();
  return errorOf(error.code, {MessageId::ContentOfFileWrong, {path, error.message}}, path);
}

/// Reads the members of one JSON object into fields and remembers the first error with the path of
/// its key. A missing member leaves its field unchanged. Call finish() last: it reports unknown
/// members. The document, the object and the error must outlive it.
class JsonObjectReader {
 public:
  JsonObjectReader(const JsonDocument &document, const ParsedJson &object, std::string path,
                   std::optional<Error> &error);

  const ParsedJson *member(const std::string &key);
  void read(const std::string &key, bool &field);
  void read(const std::string &key, std::string &field);
  void read(const std::string &key, std::optional<std::string> &field);
  void read(const std::string &key, std::vector<std::string> &field);
  void read(const std::string &key, Ratio &field);
  void read(const std::string &key, std::optional<Ratio> &field);

  template <std::unsigned_integral Number>
  requires(!std::same_as<Number, bool>) void read(const std::string &key, Number &field) {
    read(key, Number{0}, std::numeric_limits<Number>::max(), field);
  }

  /// The same for a field with a narrower range. Error messages name that range, but the caller
  /// must check it.
  template <std::unsigned_integral Number>
  void read(const std::string &key, Number least, Number most, Number &field) {
    const std::uint64_t mostOfType = std::numeric_limits<Number>::max();
    if (const auto value = wholeNumber(key, mostOfType, {least, most}))
      field = static_cast<Number>(*value);
  }

  template <class Choice, std::size_t N>
  void read(const std::string &key, const std::array<NamedChoice<Choice>, N> &names,
            Choice &field) {
    const ParsedJson *value = member(key);
    if (value == nullptr) return;
    const auto choice = choiceFromName(names, textOf(*value));
    if (!choice) return fail(pathOf(key), choiceMessage(names));
    field = *choice;
  }

  std::string pathOf(const std::string &key) const {
    return m_path.empty() ? key : m_path + "." + key;
  }
  /// "PATH in the recipe must be EXPECTED."
  void fail(const std::string &path, const MessageValue &expected);
  void finish();

 private:
  /// The range that a message names.
  struct GoodNumbers {
    std::uint64_t least = 0;
    std::uint64_t most = 0;
  };
  /// The member's number, from 0 to `most`. None if the member is missing. None, with an error, if
  /// it is anything else.
  std::optional<std::uint64_t> wholeNumber(const std::string &key, std::uint64_t most,
                                           const GoodNumbers &good);
  /// The text of the value. For a value that is not a text, a text that names no choice.
  static std::string textOf(const ParsedJson &value);
  void readRatio(const std::string &key, const ParsedJson &value, Ratio &field);

  const JsonDocument &m_document;
  const ParsedJson &m_object;
  std::string m_path;
  std::optional<Error> &m_error;
  std::set<std::string> m_known;
};

}  // namespace shinglescope
