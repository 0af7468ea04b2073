// SPDX-License-Identifier: MIT
#include "core/review/groups/keep_rules.h"

#include <nlohmann/json.hpp>

#include "core/dataset/columns/cell_pattern.h"
#include "core/dataset/source/encoding.h"
#include "core/pipeline/recipe/json_object_reader.h"

namespace shinglescope {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint32_t kFormatVersion = 1;
const JsonDocument kDocument{MessageId::KeepRulesDocument, "docs/keep-rules.md"};

constexpr std::array kCriterionNames = {NamedChoice{"longest", KeepCriterion::Longest},
                                        NamedChoice{"shortest", KeepCriterion::Shortest},
                                        NamedChoice{"oldest", KeepCriterion::Oldest},
                                        NamedChoice{"newest", KeepCriterion::Newest},
                                        NamedChoice{"most-filled", KeepCriterion::MostFilled},
                                        NamedChoice{"highest", KeepCriterion::Highest},
                                        NamedChoice{"lowest", KeepCriterion::Lowest},
                                        NamedChoice{"matches", KeepCriterion::Matches},
                                        NamedChoice{"first", KeepCriterion::First},
                                        NamedChoice{"last", KeepCriterion::Last}};

Result<void> checkKeepRule(const KeepRule &rule, const MessageValue &place) {
  const std::string name = keepCriterionName(rule.criterion);
  const bool isPattern = rule.criterion == KeepCriterion::Matches;
  if (needsColumn(rule.criterion) && rule.column.empty())
    return badParameter({MessageId::KeepRuleWithoutColumn, {place, name}});
  if (!needsColumn(rule.criterion) && !rule.column.empty())
    return badParameter({MessageId::KeepRuleWithColumn, {place, name}});
  if (!isPattern && (!rule.pattern.empty() || rule.ignoresCase))
    return badParameter({MessageId::KeepRuleWithPattern, {place, name}});
  if (!isPattern) return {};
  if (rule.pattern.empty()) return badParameter({MessageId::KeepRuleWithoutPattern, {place, name}});
  if (const auto fault = faultOf(rule.pattern))
    return badParameter(
        {MessageId::KeepPatternFaulty,
         {shortenedForMessage(rule.pattern, kMostShownBytes), fault->what, fault->byte + 1}});
  return {};
}

KeepRule readRule(const ParsedJson &json, std::size_t index, std::optional<Error> &error) {
  KeepRule rule;
  JsonObjectReader reader(kDocument, json, "rules[" + std::to_string(index) + "]", error);
  if (!error && reader.member("rule") == nullptr)
    reader.fail(reader.pathOf("rule"), choiceMessage(kCriterionNames));
  reader.read("rule", kCriterionNames, rule.criterion);
  reader.read("column", rule.column);
  reader.read("pattern", rule.pattern);
  reader.read("ignore_case", rule.ignoresCase);
  reader.finish();
  return rule;
}

void readVersion(JsonObjectReader &reader, std::optional<Error> &error) {
  std::uint32_t version = kFormatVersion;
  reader.read("version", version);
  if (error || version == kFormatVersion) return;
  error = badParameter({MessageId::KeepRulesVersionUnknown, {version, kFormatVersion}});
}

KeepRules readRules(const ParsedJson &json, std::optional<Error> &error) {
  KeepRules rules;
  JsonObjectReader reader(kDocument, json, "", error);
  readVersion(reader, error);
  const ParsedJson *list = reader.member("rules");
  if (!error && (list == nullptr || !list->is_array())) {
    reader.fail("rules", MessageId::MustBeRules);
  } else if (!error) {
    for (const ParsedJson &item : *list) rules.push_back(readRule(item, rules.size(), error));
  }
  reader.finish();
  return rules;
}

}  // namespace

bool needsColumn(KeepCriterion criterion) {
  return criterion != KeepCriterion::MostFilled && criterion != KeepCriterion::First &&
         criterion != KeepCriterion::Last;
}

std::string keepCriterionName(KeepCriterion criterion) {
  return choiceName(kCriterionNames, criterion);
}

std::string keepRuleText(const KeepRule &rule) {
  std::string text = keepCriterionName(rule.criterion);
  if (needsColumn(rule.criterion)) text += ":" + rule.column;
  if (rule.criterion != KeepCriterion::Matches) return text;
  const bool isBare = !rule.ignoresCase && !rule.pattern.starts_with('/');
  return text + ":" +
         (isBare ? rule.pattern : "/" + rule.pattern + (rule.ignoresCase ? "/i" : "/"));
}

Result<KeepRule> parseKeepRule(std::string_view text) {
  KeepRule rule;
  const std::size_t colon = std::min(text.find(':'), text.size());
  const auto criterion = choiceFromName(kCriterionNames, text.substr(0, colon));
  if (!criterion)
    return badParameter({MessageId::KeepRuleUnknown, {text, choiceMessage(kCriterionNames)}});
  rule.criterion = *criterion;
  std::string_view rest = colon < text.size() ? text.substr(colon + 1) : std::string_view();
  if (rule.criterion == KeepCriterion::Matches) {
    const std::size_t second = std::min(rest.find(':'), rest.size());
    std::string_view pattern = second < rest.size() ? rest.substr(second + 1) : std::string_view();
    rule.ignoresCase = pattern.size() > 3 && pattern.starts_with('/') && pattern.ends_with("/i");
    const bool isQuoted = rule.ignoresCase || (pattern.size() > 2 && pattern.starts_with('/') &&
                                               pattern.ends_with('/'));
    if (isQuoted) pattern = pattern.substr(1, pattern.size() - (rule.ignoresCase ? 3 : 2));
    rule.pattern = pattern;
    rest = rest.substr(0, second);
  }
  rule.column = rest;
  if (auto checked = checkKeepRule(rule, MessageId::TheKeepRule); !checked) return checked.error();
  return rule;
}

std::string keepRulesToJson(const KeepRules &rules) {
  Json list = Json::array();
  for (const KeepRule &rule : rules) {
    Json item = {{"rule", keepCriterionName(rule.criterion)}};
    if (needsColumn(rule.criterion)) item["column"] = rule.column;
    if (rule.criterion == KeepCriterion::Matches) {
      item["pattern"] = rule.pattern;
      item["ignore_case"] = rule.ignoresCase;
    }
    list.push_back(std::move(item));
  }
  const Json json = {{"version", kFormatVersion}, {"rules", std::move(list)}};
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<KeepRules> keepRulesFromJson(std::string_view text) {
  const auto json = parseJson(kDocument, text);
  if (!json) return json.error();
  std::optional<Error> error;
  KeepRules rules = readRules(*json, error);
  if (error) return *error;
  if (auto checked = checkKeepRules(rules); !checked) return checked.error();
  return rules;
}

Result<KeepRules> loadKeepRules(const std::string &path) {
  return loadDocument(kDocument, path, keepRulesFromJson);
}

Result<void> checkKeepRules(const KeepRules &rules) {
  for (std::size_t i = 0; i < rules.size(); ++i) {
    auto checked = checkKeepRule(rules[i], "rules[" + std::to_string(i) + "]");
    if (!checked) return checked;
  }
  return {};
}

}  // namespace shinglescope
