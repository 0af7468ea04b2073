// SPDX-License-Identifier: MIT
#include "core/review/merged/merge_rules.h"

#include <array>
#include <nlohmann/json.hpp>

#include "core/dataset/source/encoding.h"
#include "core/pipeline/recipe/json_object_reader.h"

namespace shinglescope {
namespace {

using MergeJson = nlohmann::ordered_json;

constexpr std::uint32_t kMergeRulesVersion = 1;
const JsonDocument kMergeRulesDocument{MessageId::MergeRulesDocument, "docs/merge-rules.md"};

constexpr std::array kMergeCriterionNames = {
    NamedChoice{"filled", MergeCriterion::Filled},
    NamedChoice{"keeper", MergeCriterion::Keeper},
    NamedChoice{"longest", MergeCriterion::Longest},
    NamedChoice{"most-frequent", MergeCriterion::MostFrequent},
    NamedChoice{"newest", MergeCriterion::Newest},
    NamedChoice{"joined", MergeCriterion::Joined}};

MergeJson jsonOfRule(const MergeRule &rule) {
  MergeJson object = MergeJson::object();
  object["rule"] = mergeCriterionName(rule.criterion);
  if (rule.criterion == MergeCriterion::Newest) object["by"] = rule.by;
  if (rule.criterion == MergeCriterion::Joined) object["separator"] = rule.separator;
  return object;
}

MergeRule readRuleOf(const ParsedJson &json, const std::string &path, std::optional<Error> &error) {
  MergeRule rule;
  JsonObjectReader reader(kMergeRulesDocument, json, path, error);
  if (!error && reader.member("rule") == nullptr)
    reader.fail(reader.pathOf("rule"), choiceMessage(kMergeCriterionNames));
  reader.read("rule", kMergeCriterionNames, rule.criterion);
  if (rule.criterion == MergeCriterion::Joined) rule.separator = kUsualSeparator;
  reader.read("by", rule.by);
  reader.read("separator", rule.separator);
  reader.finish();
  if (error) return rule;
  if (auto checked = checkMergeRule(rule, path); !checked) error = checked.error();
  return rule;
}

MergeRules readAllRules(const ParsedJson &json, std::optional<Error> &error) {
  MergeRules rules;
  JsonObjectReader reader(kMergeRulesDocument, json, "", error);
  std::uint32_t version = kMergeRulesVersion;
  reader.read("version", version);
  if (!error && version != kMergeRulesVersion)
    error = badParameter({MessageId::MergeRulesVersionUnknown, {version, kMergeRulesVersion}});
  if (const ParsedJson *rule = reader.member("default"); rule != nullptr && !error)
    rules.byDefault = readRuleOf(*rule, "default", error);
  const ParsedJson *columns = reader.member("columns");
  if (columns != nullptr && !error && !columns->is_object())
    reader.fail("columns", MessageId::MustBeObject);
  if (columns != nullptr && !error) {
    for (const auto &[name, rule] : columns->items()) {
      if (!error)
        rules.columns[name] =
            readRuleOf(rule, "columns." + shortenedForMessage(name, kMostShownBytes), error);
    }
  }
  reader.finish();
  return rules;
}

}  // namespace

std::string mergeCriterionName(MergeCriterion criterion) {
  return choiceName(kMergeCriterionNames, criterion);
}

std::string mergeRuleText(const MergeRule &rule) {
  const std::string name = mergeCriterionName(rule.criterion);
  if (rule.criterion == MergeCriterion::Newest) return name + ":" + rule.by;
  return rule.criterion == MergeCriterion::Joined ? name + ":" + rule.separator : name;
}

Result<MergeRule> parseMergeRule(std::string_view text) {
  const std::size_t colon = std::min(text.find(':'), text.size());
  const auto criterion = choiceFromName(kMergeCriterionNames, text.substr(0, colon));
  if (!criterion)
    return badParameter({MessageId::MergeRuleUnknown, {text, choiceMessage(kMergeCriterionNames)}});
  MergeRule rule{*criterion};
  const bool hasMore = colon < text.size();
  const std::string_view rest = hasMore ? text.substr(colon + 1) : std::string_view();
  if (rule.criterion == MergeCriterion::Joined) {
    rule.separator = hasMore ? rest : kUsualSeparator;
  } else {
    rule.by = rest;
  }
  if (auto checked = checkMergeRule(rule, MessageId::TheMergeRule); !checked)
    return checked.error();
  return rule;
}

Result<std::pair<std::string, MergeRule>> parseMergeColumn(std::string_view text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos || equals == 0)
    return badParameter({MessageId::MergeColumnUnclear, {text}});
  auto rule = parseMergeRule(text.substr(equals + 1));
  if (!rule) return rule.error();
  return std::pair(std::string(text.substr(0, equals)), *std::move(rule));
}

Result<void> checkMergeRule(const MergeRule &rule, const MessageValue &place) {
  const std::string name = mergeCriterionName(rule.criterion);
  const bool isByColumn = rule.criterion == MergeCriterion::Newest;
  const bool isJoined = rule.criterion == MergeCriterion::Joined;
  if (isByColumn && rule.by.empty())
    return badParameter({MessageId::MergeRuleWithoutColumn, {place, name}});
  if (!isByColumn && !rule.by.empty())
    return badParameter({MessageId::MergeRuleWithColumn, {place, name}});
  if (!isJoined && !rule.separator.empty())
    return badParameter({MessageId::MergeRuleWithSeparator, {place, name}});
  const bool isGood = !rule.separator.empty() && rule.separator.size() <= kMaxSeparatorBytes;
  if (isJoined && !isGood)
    return badParameter({MessageId::MergeSeparatorLength, {place, name, kMaxSeparatorBytes}});
  return {};
}

std::string mergeRulesToJson(const MergeRules &rules) {
  MergeJson columns = MergeJson::object();
  for (const auto &[name, rule] : rules.columns) columns[name] = jsonOfRule(rule);
  const MergeJson json = {{"version", kMergeRulesVersion},
                          {"default", jsonOfRule(rules.byDefault)},
                          {"columns", std::move(columns)}};
  return json.dump(2, ' ', false, MergeJson::error_handler_t::replace) + "\n";
}

Result<MergeRules> mergeRulesFromJson(std::string_view text) {
  const auto json = parseJson(kMergeRulesDocument, text);
  if (!json) return json.error();
  std::optional<Error> error;
  MergeRules rules = readAllRules(*json, error);
  if (error) return *error;
  return rules;
}

Result<MergeRules> loadMergeRules(const std::string &path) {
  return loadDocument(kMergeRulesDocument, path, mergeRulesFromJson);
}

}  // namespace shinglescope
