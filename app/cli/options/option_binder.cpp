// SPDX-License-Identifier: MIT
#include "app/cli/options/option_binder.h"

#include "core/base/decimal_text.h"

namespace shinglescope {

void refuseOption(const std::string &name, const std::string &value, const std::string &advice) {
  throw OptionError{badParameter(name + " is \"" + value + "\"; " + advice + ".")};
}

std::uint64_t wholeNumber(const std::string &name, const std::string &word, std::uint64_t least,
                          std::uint64_t most) {
  const auto value = parsedNumber<std::uint64_t>(word);
  if (!value || *value < least || *value > most)
    refuseOption(
        name, word,
        "give a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  return *value;
}

Ratio positiveRatio(const std::string &name, const std::string &word) {
  const auto value = parseRatio(word);
  if (!value || !value->isPositive())
    refuseOption(name, word,
                 "give a decimal number over 0 and up to 1 with at most nine decimals, such as "
                 "0.8");
  return *value;
}

CLI::Option *OptionBinder::add(const char *name, const std::string &type, const char *help,
                               std::function<void(const std::string &)> take) {
  const CLI::callback_t takeLast = [take = std::move(take)](const CLI::results_t &words) {
    take(words.back());
    return true;
  };
  return m_app.add_option(name, takeLast, help)
      ->type_name(type)
      ->take_all()
      ->allow_extra_args(false)
      ->group(m_group);
}

CLI::Option *OptionBinder::texts(const char *name, const char *type, const char *help,
                                 std::vector<std::string> &field) {
  const CLI::callback_t takeAll = [&field](const CLI::results_t &words) {
    field = words;
    return true;
  };
  CLI::Option *option = m_app.add_option(name, takeAll, help)
                            ->type_name(type)
                            ->take_all()
                            ->allow_extra_args(false)
                            ->group(m_group);
  m_hints[option].isRepeatable = true;
  return option;
}

void OptionBinder::offer(const CLI::Option *option, std::vector<std::string> words, bool isList) {
  m_hints[option].words = std::move(words);
  m_hints[option].isList = isList;
}

void OptionBinder::toggle(const char *name, const char *help, bool &field) {
  action(name, help, [&field] { field = true; });
}

void OptionBinder::action(const char *name, const char *help, std::function<void()> take) {
  m_app.add_flag_callback(name, std::move(take), help)->group(m_group);
}

void OptionBinder::flags(const std::string &name, const char *help,
                         std::function<void(bool)> take) {
  const auto *yes = m_app.add_flag("--" + name)->description(help)->group(m_group);
  const auto *no = m_app.add_flag("--no-" + name)
                       ->description("The opposite; the last one given wins")
                       ->group(m_group);
  m_flags.push_back({yes, take, true});
  m_flags.push_back({no, std::move(take), false});
}

void OptionBinder::settleFlags() const {
  for (const CLI::Option *parsed : m_app.parse_order())
    for (const Flag &flag : m_flags)
      if (flag.option == parsed) flag.take(flag.value);
}

}  // namespace shinglescope
