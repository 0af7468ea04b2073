#include "core/pipeline/recipe/json_object_reader.h"

#include <charconv>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>

#include "core/base/files/ordinary_file.h"
#include "core/dataset/source/encoding.h"

namespace shinglescope {
namespace {

constexpr std::size_t kMaxBytes = 1U << 20U;

/// Checks each key during parsing.
class DuplicateKeyFinder {
 public:
  bool operator()(int depth, ParsedJson::parse_event_t event, const ParsedJson &parsed) {
    if (event == ParsedJson::parse_event_t::object_start) m_keys[depth].clear();
    if (event != ParsedJson::parse_event_t::key) return true;
    const auto key = parsed.get<std::string>();
    if (!m_keys[depth - 1].insert(key).second && !m_duplicate) m_duplicate = key;
    return true;
  }
  const std::optional<std::string> &duplicate() const { return m_duplicate; }

 private:
  std::map<int, std::set<std::string>> m_keys;
  std::optional<std::string> m_duplicate;
};

}  // namespace

Result<ParsedJson> parseJson(const JsonDocument &document, std::string_view text) {
  const std::string the = "The " + document.name;
  if (text.size() > kMaxBytes)
    return badParameter(the + " is larger than 1 MiB; choose a " + document.name + " file.");
  DuplicateKeyFinder keys;
  ParsedJson json = ParsedJson::parse(text, std::ref(keys), false);
  if (json.is_discarded())
    return badParameter(the + " is not valid JSON; compare it with " + document.page + ".");
  if (keys.duplicate())
    return badParameter(the + " has the key \"" +
                        shortenedForMessage(*keys.duplicate(), kMostShownBytes) +
                        "\" twice; remove one of them.");
  return json;
}

Result<std::string> readJsonFile(const JsonDocument &document, const std::string &path) {
  auto text = readOrdinaryFile(path, kMaxBytes + 1);
  if (text || text.error().message.id == MessageId::NoOrdinaryFile) return text;
  return Error{ErrorCode::Io,
               "Cannot read the " + document.name + " \"" + path + "\"; check its name and rights.",
               path};
}

JsonObjectReader::JsonObjectReader(const JsonDocument &document, const ParsedJson &object,
                                   std::string path, std::optional<Error> &error)
    : m_document(document), m_object(object), m_path(std::move(path)), m_error(error) {
  if (m_object.is_object() || m_error) return;
  if (m_path.empty()) {
    m_error = badParameter("The " + m_document.name + " must be a JSON object; compare it with " +
                           m_document.page + ".");
  } else {
    fail(m_path, "a JSON object");
  }
}

const ParsedJson *JsonObjectReader::member(const std::string &key) {
  m_known.insert(key);
  if (m_error || !m_object.is_object()) return nullptr;
  const auto found = m_object.find(key);
  return found == m_object.end() ? nullptr : &*found;
}

void JsonObjectReader::read(const std::string &key, bool &field) {
  const ParsedJson *value = member(key);
  if (value == nullptr) return;
  if (!value->is_boolean()) return fail(pathOf(key), "true or false");
  field = value->get<bool>();
}

void JsonObjectReader::read(const std::string &key, std::string &field) {
  const ParsedJson *value = member(key);
  if (value == nullptr) return;
  if (!value->is_string()) return fail(pathOf(key), "a text");
  field = value->get<std::string>();
}

void JsonObjectReader::read(const std::string &key, std::optional<std::string> &field) {
  const ParsedJson *value = member(key);
  if (value == nullptr) return;
  if (value->is_null()) return field.reset();
  if (!value->is_string()) return fail(pathOf(key), "a text or null");
  field = value->get<std::string>();
}

void JsonObjectReader::read(const std::string &key, std::vector<std::string> &field) {
  const ParsedJson *value = member(key);
  if (value == nullptr) return;
  if (!value->is_array()) return fail(pathOf(key), "a list of texts");
  std::vector<std::string> items;
  for (const ParsedJson &item : *value) {
    if (!item.is_string())
      return fail(pathOf(key) + "[" + std::to_string(items.size()) + "]", "a text");
    items.push_back(item.get<std::string>());
  }
  field = std::move(items);
}

void JsonObjectReader::read(const std::string &key, Ratio &field) {
  const ParsedJson *value = member(key);
  if (value != nullptr) readRatio(key, *value, field);
}

void JsonObjectReader::read(const std::string &key, std::optional<Ratio> &field) {
  const ParsedJson *value = member(key);
  if (value == nullptr) return;
  if (value->is_null()) return field.reset();
  Ratio ratio;
  readRatio(key, *value, ratio);
  field = ratio;
}

void JsonObjectReader::fail(const std::string &path, const std::string &expected) {
  if (!m_error)
    m_error = badParameter(path + " in the " + m_document.name + " must be " + expected + ".");
}

void JsonObjectReader::finish() {
  if (m_error || !m_object.is_object()) return;
  for (const auto &item : m_object.items()) {
    if (m_known.contains(item.key())) continue;
    m_error = badParameter("The " + m_document.name + " has the key \"" +
                           shortenedForMessage(pathOf(item.key()), kMostShownBytes) +
                           "\", which this version does not know; correct or remove it.");
    return;
  }
}

std::optional<std::uint64_t> JsonObjectReader::wholeNumber(const std::string &key,
                                                           std::uint64_t most,
                                                           const GoodNumbers &good) {
  const ParsedJson *value = member(key);
  if (value == nullptr) return std::nullopt;
  if (value->is_number_unsigned() && value->get<std::uint64_t>() <= most)
    return value->get<std::uint64_t>();
  fail(pathOf(key),
       "a whole number from " + std::to_string(good.least) + " to " + std::to_string(good.most));
  return std::nullopt;
}

std::string JsonObjectReader::textOf(const ParsedJson &value) {
  return value.is_string() ? value.get<std::string>() : std::string(1, '\0');
}

/// Converts via the number's shortest decimal text, so that 0.8 becomes 8/10 and not the nearest
/// double.
void JsonObjectReader::readRatio(const std::string &key, const ParsedJson &value, Ratio &field) {
  const char *expected = "a number from 0 to 1 with at most nine decimals, such as 0.8";
  if (!value.is_number()) return fail(pathOf(key), expected);
  std::array<char, 512> text{};
  const auto end = std::to_chars(text.data(), text.data() + text.size(), value.get<double>(),
                                 std::chars_format::fixed);
  if (end.ec != std::errc()) return fail(pathOf(key), expected);
  const auto ratio = parseRatio({text.data(), static_cast<std::size_t>(end.ptr - text.data())});
  if (!ratio) return fail(pathOf(key), expected);
  field = *ratio;
}

}  // namespace shinglescope
