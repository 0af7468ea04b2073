// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

// lupdate reads the texts from the lists themselves but would skip them if it also saw them as
// included files. It does not expand macros, so a macro hides the name.
#define SHINGLESCOPE_MESSAGE_LISTS "core/base/messages/all.inc"

namespace shinglescope {

/// Identifies the messages that core returns to its callers. The lists in core/base/messages/
/// contain each id with its English text and the meaning of its values; the window translates that
/// text.
enum class MessageId : std::uint16_t {
  None,
#ifndef Q_MOC_RUN  // moc cannot parse these macros and does not need the ids
#define MESSAGE(id, english) id,
#define COUNTED_MESSAGE(id, english, one) id,
#include SHINGLESCOPE_MESSAGE_LISTS
#undef MESSAGE
#undef COUNTED_MESSAGE
#endif
  Count
};

struct Message;

/// A number with its decimals, formatted in the reader's language.
struct DecimalValue {
  double value = 0;
  int decimals = 0;
  bool operator==(const DecimalValue &) const = default;
};

/// A text from the user or the system, shown unchanged; a number; or messages, joined by spaces.
struct MessageValue {
  std::variant<std::string, std::int64_t, DecimalValue, std::vector<Message>> value;

  MessageValue(std::string text);
  MessageValue(std::string_view text);
  MessageValue(const char *text);
  template <std::integral Number>
  MessageValue(Number count);
  MessageValue(DecimalValue number);
  MessageValue(Message message);
  MessageValue(MessageId word);  ///< a message without values
  MessageValue(std::vector<Message> messages);
  bool operator==(const MessageValue &) const;
};

/// An id and its values, in the order of the placeholders %1, %2 and so on.
struct Message {
  MessageId id = MessageId::None;
  std::vector<MessageValue> values = {};
  bool operator==(const Message &) const;
};

// These follow Message because they may destroy a list of messages, which needs the whole type.
inline MessageValue::MessageValue(std::string text) : value(std::move(text)) {}
inline MessageValue::MessageValue(std::string_view text) : value(std::string(text)) {}
inline MessageValue::MessageValue(const char *text) : value(std::string(text)) {}
template <std::integral Number>
MessageValue::MessageValue(Number count) : value(static_cast<std::int64_t>(count)) {}
inline MessageValue::MessageValue(DecimalValue number) : value(number) {}

/// Returns the English of an id with its placeholders. `isOne` selects the singular if there is
/// one.
std::string_view englishPattern(MessageId id, bool isOne = false);

/// Returns the first value if it is a count: it selects the form of a counted message.
std::optional<std::int64_t> countOf(const Message &message);

/// Returns whether the English has a singular and a plural, selected by the first value.
bool isCounted(MessageId id);

/// Returns the English of a message, as printed by the command line and written to files.
std::string inEnglish(const Message &message);

/// Returns the English of several messages, separated by spaces.
std::string allInEnglish(const std::vector<Message> &messages);

}  // namespace shinglescope
