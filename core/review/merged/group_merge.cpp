// SPDX-License-Identifier: MIT
#include "core/review/merged/group_merge.h"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <set>

namespace shinglescope {
namespace {

using GroupJson = nlohmann::ordered_json;
using ReadGroupJson = nlohmann::json;

constexpr std::size_t kDigestDigits = 32;

Error unreadableMerge() {
  return errorOf(ErrorCode::Format, {MessageId::GroupMergeUnreadable, {}});
}

/// "0123456789abcdef0123456789abcdef", and ":2" for a later copy.
std::string keyText(const RecordKey &key) {
  std::string text = digestText(key.digest);
  if (key.occurrence > 0) text += ":" + std::to_string(key.occurrence);
  return text;
}

template <class Number>
bool readAll(std::string_view text, int base, Number &number) {
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number, base);
  return problem == std::errc() && end == text.data() + text.size();
}

std::optional<RecordKey> keyFromText(std::string_view text) {
  RecordKey key;
  const bool isDigest =
      text.size() >= kDigestDigits &&
      readAll(text.substr(0, kDigestDigits / 2), 16, key.digest.high) &&
      readAll(text.substr(kDigestDigits / 2, kDigestDigits / 2), 16, key.digest.low);
  if (!isDigest) return std::nullopt;
  if (text.size() == kDigestDigits) return key;
  if (text[kDigestDigits] != ':' || !readAll(text.substr(kDigestDigits + 1), 10, key.occurrence))
    return std::nullopt;
  return key;
}

/// The text of a member; none if it is missing or anything else.
std::optional<std::string> textMember(const ReadGroupJson &object, const char *name) {
  const auto found = object.find(name);
  if (found == object.end() || !found->is_string()) return std::nullopt;
  return found->get<std::string>();
}

std::optional<ColumnChoice> readChoice(const ReadGroupJson &json) {
  if (!json.is_object()) return std::nullopt;
  const auto column = textMember(json, "column");
  if (!column) return std::nullopt;
  ColumnChoice choice{*column};
  choice.text = textMember(json, "text");
  if (const auto rule = textMember(json, "rule")) {
    auto parsed = parseMergeRule(*rule);
    if (!parsed) return std::nullopt;
    choice.rule = *std::move(parsed);
  }
  if (!choice.text && !choice.rule) return std::nullopt;
  return choice;
}

/// Null if the object has no list of this name.
const ReadGroupJson *listMember(const ReadGroupJson &object, const char *name) {
  const auto found = object.find(name);
  return found == object.end() || !found->is_array() ? nullptr : &*found;
}

}  // namespace

const ColumnChoice *GroupMerge::choiceOf(std::string_view column) const {
  const auto found = std::ranges::find(columns, column, &ColumnChoice::column);
  return found == columns.end() ? nullptr : &*found;
}

std::string groupMergeToJson(const GroupMerge &merge) {
  GroupJson members = GroupJson::array();
  for (const RecordKey &key : merge.members) members.push_back(keyText(key));
  GroupJson columns = GroupJson::array();
  for (const ColumnChoice &choice : merge.columns) {
    GroupJson item = {{"column", choice.column}};
    if (choice.rule) item["rule"] = mergeRuleText(*choice.rule);
    if (choice.text) item["text"] = *choice.text;
    columns.push_back(std::move(item));
  }
  const GroupJson json = {{"members", std::move(members)}, {"columns", std::move(columns)}};
  return json.dump(-1, ' ', false, GroupJson::error_handler_t::replace);
}

Result<GroupMerge> groupMergeFromJson(std::string_view text) {
  const ReadGroupJson json = ReadGroupJson::parse(text, nullptr, false);
  if (json.is_discarded() || !json.is_object()) return unreadableMerge();
  const ReadGroupJson *members = listMember(json, "members");
  const ReadGroupJson *columns = listMember(json, "columns");
  if (members == nullptr || columns == nullptr) return unreadableMerge();
  GroupMerge merge;
  for (const ReadGroupJson &member : *members) {
    const auto key = member.is_string() ? keyFromText(member.get_ref<const std::string &>())
                                        : std::optional<RecordKey>();
    if (!key) return unreadableMerge();
    merge.members.push_back(*key);
  }
  std::set<std::string> names;
  for (const ReadGroupJson &column : *columns) {
    auto choice = readChoice(column);
    if (!choice || !names.insert(choice->column).second) return unreadableMerge();
    merge.columns.push_back(*std::move(choice));
  }
  return merge;
}

}  // namespace shinglescope
