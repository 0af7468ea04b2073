// SPDX-License-Identifier: MIT
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

/// A seed may exceed the range of numbers in messages.
MessageValue numberValue(std::uint64_t number) {
  if (number > std::numeric_limits<std::int64_t>::max()) return std::to_string(number);
  return number;
}

}  // namespace

Result<ParsedJson> parseJson(const JsonDocument &document, std::string_view text) {
  if (text.size() > kMaxBytes) return badParameter({MessageId::DocumentTooLarge, {document.kind}});
  DuplicateKeyFinder keys;
  ParsedJson json = ParsedJson::parse(text, std::ref(keys), false);
  if (json.is_discarded())
    return badParameter({MessageId::DocumentInvalid, {document.kind, document.page}});
  if (keys.duplicate())
    return badParameter({MessageId::DocumentKeyTwice,
                         {document.kind, shortenedForMessage(*keys.duplicate(), kMostShownBytes)}});
  return json;
}

Result<std::string> readJsonFile(const JsonDocument &document, const std::string &path) {
  auto text = readOrdinaryFile(path, kMaxBytes + 1);
  if (text || text.error().message.id == MessageId::NoOrdinaryFile) return text;
  return errorOf(ErrorCode::Io, {MessageId::DocumentUnreadable, {document.kind, path}}, path);
}

JsonObjectReader::JsonObjectReader(const JsonDocument &document, const ParsedJson &object,
                                   std::string path, std::optional<Error> &error)
    : m_document(document), m_object(object), m_path(std::move(path)), m_error(error) {
  if (m_object.is_object() || m_error) return;
  if (m_path.empty()) {
    m_error = badParameter({MessageId::DocumentIsNoObject, {m_document.kind, m_document.page}});
  } else {
    fail(m_path, MessageId::MustBeObject);
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
  if (!value->is_boolean()) return fail(pathOf(key), MessageId::MustBeBoolean);
  field = value->get<bool>();
}

void JsonObjectReader::read(const std::string &key, std::string &field) {
  const ParsedJson *value = member(key);
  if (value == nullptr) return;
  if (!value->is_string()) return fail(pathOf(key), MessageId::MustBeText);
  field = value->get<std::string>();
}

void JsonObjectReader::read(const std::string &key, std::optional<std::string> &field) {
  const ParsedJson *value = member(key);
  if (value == nullptr) return;
  if (value->is_null()) return field.reset();
  if (!value->is_string()) return fail(pathOf(key), MessageId::MustBeTextOrNull);
  field = value->get<std::string>();
}

void JsonObjectReader::read(const std::string &key, std::vector<std::string> &field) {
  const ParsedJson *value = member(key);
  if (value == nullptr) return;
  if (!value->is_array()) return fail(pathOf(key), MessageId::MustBeTexts);
  std::vector<std::string> items;
  for (const ParsedJson &item : *value) {
    if (!item.is_string())
      return fail(pathOf(key) + "[" + std::to_string(items.size()) + "]", MessageId::MustBeText);
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

void JsonObjectReader::fail(const std::string &path, const MessageValue &expected) {
  if (m_error) return;
  m_error = badParameter({MessageId::DocumentValueWrong, {path, m_document.kind, expected}});
}

void JsonObjectReader::finish() {
  if (m_error || !m_object.is_object()) return;
  for (const auto &item : m_object.items()) {
    if (m_known.contains(item.key())) continue;
    m_error =
        badParameter({MessageId::DocumentKeyUnknown,
                      {m_document.kind, shortenedForMessage(pathOf(item.key()), kMostShownBytes)}});
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
       Message{MessageId::MustBeWholeNumber, {numberValue(good.least), numberValue(good.most)}});
  return std::nullopt;
}

std::string JsonObjectReader::textOf(const ParsedJson &value) {
  return value.is_string() ? value.get<std::string>() : std::string(1, '\0');
}

/// Converts via the number's shortest decimal text, so that 0.8 becomes 8/10 and not the nearest
/// double.
void JsonObjectReader::readRatio(const std::string &key, const ParsedJson &value, Ratio &field) {
  constexpr MessageId expected = MessageId::MustBeShare;
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
