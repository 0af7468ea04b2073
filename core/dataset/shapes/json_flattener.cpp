// SPDX-License-Identifier: MIT
#include "core/dataset/shapes/json_flattener.h"

#include <simdjson.h>

#include <cstdint>
#include <functional>
#include <unordered_map>

#include "core/dataset/shapes/json_tokens.h"

namespace shinglescope {

namespace {

namespace ondemand = simdjson::ondemand;

/// The path of a value includes the keys of all enclosing objects. The paths of an object may
/// together be this many times as long as the object: far more than real data needs, but linear.
constexpr std::size_t kMostPathShare = 16;
constexpr std::size_t kMostPathBytes = 1U << 16U;

/// A value with its path, which is part of a text that all leaves share.
struct Leaf {
  std::size_t pathBegin;
  std::size_t pathBytes;
  std::string_view text;
};

/// The last object that filled a column, and how often the column's path occurred in that object.
struct ColumnUse {
  std::uint64_t object = 0;
  std::size_t times = 0;
};

/// Returns the message for simdjson's error about an object that is valid UTF-8. Errors that
/// concern only the interface of simdjson share one general message.
Message jsonErrorMessage(simdjson::error_code error) {
  switch (error) {
    case simdjson::INCORRECT_TYPE: return {MessageId::JsonIsOther};
    case simdjson::DEPTH_ERROR: return {MessageId::JsonTooDeep, {JsonFlattener::kMostLevels}};
    case simdjson::CAPACITY: return {MessageId::JsonTooLarge};
    case simdjson::MEMALLOC: return {MessageId::JsonNeedsMemory};
    case simdjson::TAPE_ERROR: return {MessageId::JsonStructure};
    case simdjson::STRING_ERROR: return {MessageId::JsonString};
    case simdjson::T_ATOM_ERROR: return {MessageId::JsonTrue};
    case simdjson::F_ATOM_ERROR: return {MessageId::JsonFalse};
    case simdjson::N_ATOM_ERROR: return {MessageId::JsonNull};
    case simdjson::NUMBER_ERROR: return {MessageId::JsonNumber};
    case simdjson::EMPTY: return {MessageId::JsonEmpty};
    case simdjson::UNESCAPED_CHARS: return {MessageId::JsonUnescaped};
    case simdjson::UNCLOSED_STRING: return {MessageId::JsonUnclosedString};
    case simdjson::NUMBER_OUT_OF_RANGE: return {MessageId::JsonNumberRange};
    case simdjson::INCOMPLETE_ARRAY_OR_OBJECT: return {MessageId::JsonEndsEarly};
    case simdjson::TRAILING_CONTENT: return {MessageId::JsonTrailing};
    default: return {MessageId::JsonOther};
  }
}

struct TextHash {
  using is_transparent = void;
  std::size_t operator()(std::string_view text) const {
    return std::hash<std::string_view>{}(text);
  }
};

}  // namespace

class JsonFlattener::Parser {
 public:
  std::optional<JsonProblem> parse(std::string_view object);

  FlatObject flat;

 private:
  simdjson::error_code addObject(ondemand::object object, std::size_t level);
  simdjson::error_code addValue(ondemand::value value, std::size_t level);
  simdjson::error_code checkArray(ondemand::array array, std::size_t level);
  simdjson::error_code checkObject(ondemand::object object, std::size_t level);
  simdjson::error_code checkValue(ondemand::value value, std::size_t level);
  void addLeaf(std::string_view text);
  bool hasLongPaths() const;
  void placeLeaves();
  std::size_t columnOf(std::string_view path, std::size_t expected);
  std::size_t columnOfRepeated(std::string_view path, std::size_t first);
  JsonProblem problem(simdjson::error_code error, ondemand::document &document) const;

  ondemand::parser m_parser;
  std::string m_text;  ///< the object and the padding that simdjson needs
  std::string m_path;
  std::string m_leafPaths;
  std::vector<Leaf> m_leaves;
  std::vector<ColumnUse> m_columnUses;
  std::uint64_t m_objects = 0;
  std::unordered_map<std::string, std::size_t, TextHash, std::equal_to<>> m_columns;
};

std::optional<JsonProblem> JsonFlattener::Parser::parse(std::string_view object) {
  m_text.assign(object);
  m_text.resize(object.size() + simdjson::SIMDJSON_PADDING, ' ');
  flat.loneSurrogates.clear();
  replaceLoneSurrogates({m_text.data(), object.size()}, flat.loneSurrogates);
  flat.cells.clear();
  m_leaves.clear();
  m_leafPaths.clear();
  m_path.clear();
  ondemand::document document;
  if (const auto error =
          m_parser.iterate(m_text.data(), object.size(), m_text.size()).get(document))
    return JsonProblem{0, jsonErrorMessage(error)};
  ondemand::object root;
  if (const auto error = document.get_object().get(root)) return problem(error, document);
  if (const auto error = addObject(root, 1)) return problem(error, document);
  if (hasLongPaths()) return JsonProblem{0, {MessageId::JsonKeysTooLong}};
  if (document.current_location().error() != simdjson::OUT_OF_BOUNDS)
    return problem(simdjson::TRAILING_CONTENT, document);
  placeLeaves();
  return std::nullopt;
}

JsonProblem JsonFlattener::Parser::problem(simdjson::error_code error,
                                           ondemand::document &document) const {
  JsonProblem found{0, jsonErrorMessage(error)};
  const char *at = nullptr;
  if (document.current_location().get(at) == simdjson::SUCCESS) {
    found.at = std::min(static_cast<std::size_t>(at - m_text.data()), m_text.size());
  }
  return found;
}

simdjson::error_code JsonFlattener::Parser::addObject(ondemand::object object, std::size_t level) {
  if (level > kMostLevels) return simdjson::DEPTH_ERROR;
  const std::size_t prefix = m_path.size();
  for (auto result : object) {
    ondemand::field field;
    if (const auto error = std::move(result).get(field)) return error;
    std::string_view key;
    if (const auto error = field.unescaped_key().get(key)) return error;
    if (level > 1) m_path += '.';
    m_path += key;
    if (const auto error = addValue(field.value(), level)) return error;
    m_path.resize(prefix);
  }
  return simdjson::SUCCESS;
}

simdjson::error_code JsonFlattener::Parser::addValue(ondemand::value value, std::size_t level) {
  ondemand::json_type type;
  if (const auto error = value.type().get(type)) return error;
  std::string_view text;
  switch (type) {
    case ondemand::json_type::object: {
      ondemand::object object;
      if (const auto error = value.get_object().get(object)) return error;
      return addObject(object, level + 1);
    }
    case ondemand::json_type::array: {
      ondemand::array array;
      if (const auto error = value.get_array().get(array)) return error;
      if (const auto error = checkArray(array, level + 1)) return error;
      if (const auto error = array.reset().error()) return error;
      if (const auto error = array.raw_json().get(text)) return error;
      addLeaf(withoutWhiteSpace(text));
      return simdjson::SUCCESS;
    }
    case ondemand::json_type::string:
      if (const auto error = value.get_string().get(text)) return error;
      addLeaf(text);
      return simdjson::SUCCESS;
    default: break;
  }
  text = withoutWhiteSpace(value.raw_json_token());
  if (!isJsonScalar(text)) return simdjson::TAPE_ERROR;
  addLeaf(text == "null" ? std::string_view() : text);
  return simdjson::SUCCESS;
}

simdjson::error_code JsonFlattener::Parser::checkArray(ondemand::array array, std::size_t level) {
  if (level > kMostLevels) return simdjson::DEPTH_ERROR;
  for (auto result : array) {
    ondemand::value value;
    if (const auto error = std::move(result).get(value)) return error;
    if (const auto error = checkValue(value, level)) return error;
  }
  return simdjson::SUCCESS;
}

simdjson::error_code JsonFlattener::Parser::checkObject(ondemand::object object,
                                                        std::size_t level) {
  if (level > kMostLevels) return simdjson::DEPTH_ERROR;
  for (auto result : object) {
    ondemand::field field;
    if (const auto error = std::move(result).get(field)) return error;
    if (const auto error = field.unescaped_key().error()) return error;
    if (const auto error = checkValue(field.value(), level)) return error;
  }
  return simdjson::SUCCESS;
}

simdjson::error_code JsonFlattener::Parser::checkValue(ondemand::value value, std::size_t level) {
  ondemand::json_type type;
  if (const auto error = value.type().get(type)) return error;
  if (type == ondemand::json_type::object) {
    ondemand::object object;
    if (const auto error = value.get_object().get(object)) return error;
    return checkObject(object, level + 1);
  }
  if (type == ondemand::json_type::array) {
    ondemand::array array;
    if (const auto error = value.get_array().get(array)) return error;
    return checkArray(array, level + 1);
  }
  if (type == ondemand::json_type::string) return value.get_string().error();
  return isJsonScalar(withoutWhiteSpace(value.raw_json_token())) ? simdjson::SUCCESS
                                                                 : simdjson::TAPE_ERROR;
}

bool JsonFlattener::Parser::hasLongPaths() const {
  return m_leafPaths.size() > kMostPathBytes + kMostPathShare * m_text.size();
}

void JsonFlattener::Parser::addLeaf(std::string_view text) {
  if (hasLongPaths()) return;
  m_leaves.push_back({m_leafPaths.size(), m_path.size(), text});
  m_leafPaths += m_path;
}

/// Objects of a file mostly have the same keys in the same order, so the next column is tried
/// first.
void JsonFlattener::Parser::placeLeaves() {
  ++m_objects;
  flat.hasRepeatedPaths = false;
  std::size_t expected = 0;
  for (const Leaf &leaf : m_leaves) {
    std::string_view path = std::string_view(m_leafPaths).substr(leaf.pathBegin, leaf.pathBytes);
    std::size_t column = columnOf(path, expected);
    if (m_columnUses[column].object == m_objects) column = columnOfRepeated(path, column);
    m_columnUses[column] = {m_objects, 1};
    if (flat.cells.size() <= column) flat.cells.resize(column + 1);
    flat.cells[column] = leaf.text;
    expected = column + 1;
  }
}

/// The counter of a path continues where it stopped, so a key repeated n times costs n lookups, not
/// n squared.
std::size_t JsonFlattener::Parser::columnOfRepeated(std::string_view path, std::size_t first) {
  flat.hasRepeatedPaths = true;
  std::size_t column = first;
  while (m_columnUses[column].object == m_objects) {
    const std::size_t number = ++m_columnUses[first].times;
    column = columnOf(std::string(path) + " (" + std::to_string(number) + ")", column + 1);
  }
  return column;
}

std::size_t JsonFlattener::Parser::columnOf(std::string_view path, std::size_t expected) {
  ++flat.lookups;
  if (expected < flat.paths.size() && flat.paths[expected] == path) return expected;
  if (const auto found = m_columns.find(path); found != m_columns.end()) return found->second;
  m_columns.emplace(path, flat.paths.size());
  flat.paths.emplace_back(path);
  m_columnUses.push_back({});
  return flat.paths.size() - 1;
}

JsonFlattener::JsonFlattener() : m_parser(std::make_unique<Parser>()) {}
JsonFlattener::~JsonFlattener() = default;

std::optional<JsonProblem> JsonFlattener::parse(std::string_view object) {
  return m_parser->parse(object);
}
const FlatObject &JsonFlattener::object() const { return m_parser->flat; }

}  // namespace shinglescope
