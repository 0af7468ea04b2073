// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <fstream>
#include <nlohmann/json.hpp>
#include <regex>
#include <string>

#include "tests/support/places.h"

/// The part of JSON Schema that docs/schema/ uses. A keyword that is not known is a fault, so no
/// schema promises more than is checked.
namespace shinglescope::test {

inline nlohmann::json publishedSchema(const std::string &name) {
  std::ifstream file(test::sourcePath("/docs/schema/").toStdString() + name);
  return nlohmann::json::parse(file);
}

/// Compares values with one schema document, which the references in it concern.
class SchemaChecker {
 public:
  explicit SchemaChecker(const nlohmann::json &document) : m_document(document) {}

  /// Returns where and how a value violates a schema; empty if it is valid.
  std::string fault(const nlohmann::json &value, const nlohmann::json &schema,
                    const std::string &at) const {
    if (schema.is_boolean()) return schema.get<bool>() ? "" : at + " is not foreseen";
    for (const auto &[keyword, ignored] : schema.items())
      if (std::ranges::find(kKeywords, keyword) == kKeywords.end())
        return at + " has a schema with the unknown keyword " + keyword;
    for (const auto check :
         {&SchemaChecker::referenceFault, &SchemaChecker::valueFault, &SchemaChecker::numberFault,
          &SchemaChecker::textFault, &SchemaChecker::listFault, &SchemaChecker::objectFault})
      if (auto found = (this->*check)(value, schema, at); !found.empty()) return found;
    return "";
  }

 private:
  using Json = nlohmann::json;
  static constexpr auto kKeywords =
      std::to_array<std::string_view>({"$schema",      "$defs",       "$ref",
                                       "title",        "description", "type",
                                       "enum",         "const",       "oneOf",
                                       "minimum",      "maximum",     "exclusiveMinimum",
                                       "pattern",      "maxLength",   "items",
                                       "minItems",     "maxItems",    "uniqueItems",
                                       "required",     "properties",  "additionalProperties",
                                       "minProperties"});

  static bool isOfType(const Json &value, const std::string &type) {
    if (type == "integer") return value.is_number_integer();
    if (type == "number") return value.is_number();
    return value.type_name() == type;
  }

  std::string referenceFault(const Json &value, const Json &schema, const std::string &at) const {
    if (schema.contains("oneOf")) {
      const auto isValid = [&](const Json &each) { return fault(value, each, at).empty(); };
      if (std::ranges::count_if(schema["oneOf"], isValid) != 1) return at + " fits not one choice";
    }
    if (!schema.contains("$ref")) return "";
    const auto reference = schema["$ref"].get<std::string>();
    if (reference.starts_with('#'))
      return fault(value, m_document.at(Json::json_pointer(reference.substr(1))), at);
    const Json other = publishedSchema(reference);
    return SchemaChecker(other).fault(value, other, at);
  }

  std::string valueFault(const Json &value, const Json &schema, const std::string &at) const {
    if (const auto type = schema.find("type"); type != schema.end()) {
      bool fits = false;
      for (const auto &name : type->is_array() ? *type : Json::array({*type}))
        fits = fits || isOfType(value, name.get<std::string>());
      if (!fits) return at + " is of another type";
    }
    if (const auto choices = schema.find("enum"); choices != schema.end())
      if (std::find(choices->begin(), choices->end(), value) == choices->end())
        return at + " is no choice: " + value.dump();
    return schema.contains("const") && schema["const"] != value ? at + " is another value" : "";
  }

  std::string numberFault(const Json &value, const Json &schema, const std::string &at) const {
    if (!value.is_number()) return "";
    if (schema.contains("minimum") && value < schema["minimum"]) return at + " is too small";
    if (schema.contains("exclusiveMinimum") && value <= schema["exclusiveMinimum"])
      return at + " is too small";
    return schema.contains("maximum") && value > schema["maximum"] ? at + " is too large" : "";
  }

  std::string textFault(const Json &value, const Json &schema, const std::string &at) const {
    if (!value.is_string()) return "";
    const auto text = value.get<std::string>();
    if (schema.contains("maxLength") && text.size() > schema["maxLength"]) return at + " is long";
    if (schema.contains("pattern") &&
        !std::regex_search(text, std::regex(schema["pattern"].get<std::string>())))
      return at + " does not match";
    return "";
  }

  std::string listFault(const Json &value, const Json &schema, const std::string &at) const {
    if (!value.is_array()) return "";
    if (schema.contains("minItems") && value.size() < schema["minItems"]) return at + " is short";
    if (schema.contains("maxItems") && value.size() > schema["maxItems"]) return at + " is long";
    if (schema.value("uniqueItems", false))
      for (auto item = value.begin(); item != value.end(); ++item)
        if (std::find(std::next(item), value.end(), *item) != value.end())
          return at + " has an item twice";
    if (!schema.contains("items")) return "";
    for (std::size_t i = 0; i < value.size(); ++i)
      if (auto found = fault(value[i], schema["items"], at + "/" + std::to_string(i));
          !found.empty())
        return found;
    return "";
  }

  std::string objectFault(const Json &value, const Json &schema, const std::string &at) const {
    if (!value.is_object()) return "";
    if (schema.contains("minProperties") && value.size() < schema["minProperties"])
      return at + " has too few members";
    for (const auto &name : schema.value("required", Json::array()))
      if (!value.contains(name.get<std::string>())) return at + " lacks " + name.dump();
    const auto properties = schema.value("properties", Json::object());
    const auto others = schema.value("additionalProperties", Json(true));
    for (const auto &[name, member] : value.items()) {
      auto found =
          fault(member, properties.contains(name) ? properties[name] : others, at + "/" + name);
      if (!found.empty()) return found;
    }
    return "";
  }

  const nlohmann::json &m_document;
};

/// Returns where and how a value violates a schema document; empty if it is valid.
inline std::string schemaFault(const nlohmann::json &value, const nlohmann::json &document) {
  return SchemaChecker(document).fault(value, document, "#");
}

}  // namespace shinglescope::test
