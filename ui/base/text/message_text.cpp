// SPDX-License-Identifier: MIT
#include "ui/base/text/message_text.h"

#include <QCoreApplication>
#include <QLocale>

#include "core/base/message_words.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plural.h"

namespace shinglescope {
namespace {

constexpr int kMessageValueCharacters = 300;

QString countedText(std::int64_t count) {
  return count < 0 ? QLocale().toString(static_cast<qlonglong>(count))
                   : countText(static_cast<std::uint64_t>(count));
}

struct TextOfValue {
  QString operator()(const std::string &text) const {
    return cellDisplayText(text, kMessageValueCharacters);
  }
  QString operator()(std::int64_t count) const { return countedText(count); }
  QString operator()(const DecimalValue &number) const {
    return QLocale().toString(number.value, 'f', number.decimals);
  }
  QString operator()(const std::vector<Message> &messages) const {
    return allMessagesText(messages);
  }
};

/// Returns the translation of the English pattern in core/base/messages/, in the plural form for
/// the message's count.
QString translatedPattern(const Message &message) {
  const std::string english(englishPattern(message.id));
  const std::uint64_t count = static_cast<std::uint64_t>(countOf(message).value_or(0));
  const int plural = isCounted(message.id) ? pluralOf(count) : -1;
  return QCoreApplication::translate("Core", english.c_str(), nullptr, plural);
}

}  // namespace

QString messageText(const Message &message) {
  if (message.id == MessageId::None) return {};
  std::vector<std::string> shown;
  for (const MessageValue &value : message.values)
    shown.push_back(std::visit(TextOfValue{}, value.value).toStdString());
  return QString::fromStdString(withValues(translatedPattern(message).toStdString(), shown));
}

QString allMessagesText(const std::vector<Message> &messages) {
  QStringList texts;
  for (const Message &message : messages) texts << messageText(message);
  return texts.join(u' ');
}

}  // namespace shinglescope
