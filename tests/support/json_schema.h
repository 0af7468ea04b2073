// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <regex>
#include <string>

/// The part of JSON Schema that docs/schema/ uses: type, enum, const, required, properties,
/// additionalProperties, items, minimum, maximum, pattern.
namespace shinglescope::test {

inline bool isOfType(const nlohmann::json &value, const std::string &type) {
  if (type == "integer") return value.is_number_integer();
  if (type == "number") return value.is_number();
  return value.type_name() == type;
}

/// Returns where and how a value violates a schema; empty if it is valid.
inline std::string schemaFault(const nlohmann::json &value, const nlohmann::json &schema,
                               const std::string &at = "#") {
  if (schema.is_boolean()) return schema.get<bool>() ? "" : at + " is not foreseen";
  if (const auto type = schema.find("type"); type != schema.end()) {
    bool fits = false;
    for (const auto &name : type->is_array() ? *type : nlohmann::json::array({*type}))
      fits = fits || isOfType(value, name.get<std::string>());
    if (!fits) return at + " is of another type";
  }
  if (const auto choices = schema.find("enum"); choices != schema.end())
    if (std::find(choices->begin(), choices->end(), value) == choices->end())
      return at + " is no choice: " + value.dump();
  if (schema.contains("const") && schema["const"] != value) return at + " is another value";
  if (value.is_number()) {
    if (schema.contains("minimum") && value < schema["minimum"]) return at + " is too small";
    if (schema.contains("maximum") && value > schema["maximum"]) return at + " is too large";
  }
  if (value.is_string() && schema.contains("pattern") &&
      !std::regex_search(value.get<std::string>(),
                         std::regex(schema["pattern"].get<std::string>())))
    return at + " does not match";
  if (value.is_array() && schema.contains("items")) {
    for (std::size_t i = 0; i < value.size(); ++i)
      if (auto fault = schemaFault(value[i], schema["items"], at + "/" + std::to_string(i));
          !fault.empty())
        return fault;
  }
  if (!value.is_object()) return "";
  if (schema.contains("required"))
    for (const auto &name : schema["required"])
      if (!value.contains(name.get<std::string>())) return at + " lacks " + name.dump();
  const auto properties = schema.value("properties", nlohmann::json::object());
  const auto others = schema.value("additionalProperties", nlohmann::json(true));
  for (const auto &[name, member] : value.items()) {
    auto fault =
        schemaFault(member, properties.contains(name) ? properties[name] : others, at + "/" + name);
    if (!fault.empty()) return fault;
  }
  return "";
}

}  // namespace shinglescope::test
