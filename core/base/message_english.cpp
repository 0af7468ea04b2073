// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/base/decimal_text.h"
#include "core/base/message.h"
#include "core/base/message_words.h"

namespace shinglescope {
namespace {

struct EnglishPattern {
  std::string_view many;
  std::string_view one = {};  ///< empty if the English is the same for any count
};

constexpr EnglishPattern kEnglish[] = {{""},
#define MESSAGE(id, english) {english},
#define COUNTED_MESSAGE(id, english, one) {english, one},
#include SHINGLESCOPE_MESSAGE_LISTS
#undef MESSAGE
#undef COUNTED_MESSAGE
                                       {""}};

static_assert(std::size(kEnglish) == static_cast<std::size_t>(MessageId::Count) + 1);

const EnglishPattern &patternOf(MessageId id) { return kEnglish[static_cast<std::size_t>(id)]; }

/// Groups counts and numbers with decimals, which are read. Other whole numbers, such as those of
/// rows and the limits of options, stay as a user would type them.
struct EnglishOfValue {
  bool isCount = false;

  std::string operator()(const std::string &text) const { return text; }
  std::string operator()(std::int64_t number) const {
    std::string digits = std::to_string(number);
    return isCount ? groupedByThousands(std::move(digits)) : digits;
  }
  std::string operator()(const DecimalValue &number) const {
    return groupedByThousands(decimalText(number.value, number.decimals));
  }
  std::string operator()(const std::vector<Message> &messages) const {
    return allInEnglish(messages);
  }
};

}  // namespace

MessageValue::MessageValue(Message message) : value(std::vector<Message>{std::move(message)}) {}
MessageValue::MessageValue(MessageId word) : value(std::vector<Message>{Message{word, {}}}) {}
MessageValue::MessageValue(std::vector<Message> messages) : value(std::move(messages)) {}
bool MessageValue::operator==(const MessageValue &) const = default;
bool Message::operator==(const Message &) const = default;

std::string_view englishPattern(MessageId id, bool isOne) {
  const EnglishPattern &pattern = patternOf(id);
  return isOne && isCounted(id) ? pattern.one : pattern.many;
}

std::optional<std::int64_t> countOf(const Message &message) {
  if (message.values.empty()) return std::nullopt;
  const auto *count = std::get_if<std::int64_t>(&message.values.front().value);
  return count == nullptr ? std::nullopt : std::optional(*count);
}

bool isCounted(MessageId id) { return !patternOf(id).one.empty(); }

std::string withValues(std::string_view words, const std::vector<std::string> &values) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool isPlace =
        words[i] == '%' && i + 1 < words.size() && words[i + 1] >= '1' && words[i + 1] <= '9';
    if (!isPlace) {
      text += words[i];
      continue;
    }
    const auto place = static_cast<std::size_t>(words[++i] - '1');
    if (place < values.size()) text += values[place];
  }
  return text;
}

std::string groupedByThousands(std::string number) {
  const std::size_t first = number.starts_with('-') ? 1 : 0;
  for (std::size_t i = std::min(number.find('.'), number.size()); i > first + 3; i -= 3)
    number.insert(i - 3, 1, ',');
  return number;
}

std::string inEnglish(const Message &message) {
  std::vector<std::string> values;
  for (const MessageValue &value : message.values) {
    const bool isCount = values.empty() && isCounted(message.id);
    values.push_back(std::visit(EnglishOfValue{isCount}, value.value));
  }
  return withValues(englishPattern(message.id, countOf(message) == 1), values);
}

std::string allInEnglish(const std::vector<Message> &messages) {
  std::string text;
  for (const Message &message : messages) {
    if (!text.empty()) text += ' ';
    text += inEnglish(message);
  }
  return text;
}

}  // namespace shinglescope
