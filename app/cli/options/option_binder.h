// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "app/cli/options/nearest_word.h"
#include "app/cli/options/value_hint.h"
#include "core/base/ratio.h"
#include "core/base/result.h"
#include "core/pipeline/recipe/option_names.h"

namespace shinglescope {

/// Thrown if the value of an option is wrong; caught where arguments are parsed, because callbacks
/// of CLI11 cannot return an error.
struct OptionError {
  Error error;
};

/// Throws `--name is "value"; advice.` as an OptionError.
[[noreturn]] void refuseOption(const std::string &name, const std::string &value,
                               const std::string &advice);
/// Parses a whole number in this range; throws an OptionError.
std::uint64_t wholeNumber(const std::string &name, const std::string &word, std::uint64_t least,
                          std::uint64_t most);
/// Parses a ratio above 0 and up to 1; throws an OptionError.
Ratio positiveRatio(const std::string &name, const std::string &word);

template <class Choice, std::size_t N>
std::vector<std::string> wordsOf(const std::array<NamedChoice<Choice>, N> &names) {
  std::vector<std::string> words;
  for (const NamedChoice<Choice> &each : names) words.emplace_back(each.name);
  return words;
}

template <class Choice, std::size_t N>
Choice choiceOf(const std::string &name, const std::string &word,
                const std::array<NamedChoice<Choice>, N> &names) {
  const auto value = choiceFromName(names, word);
  if (!value)
    refuseOption(name, word, "choose " + choiceList(names) + suggestion(word, wordsOf(names)));
  return *value;
}

/// Declares the options of one command, each with the field that it sets. Fields are set in the
/// order of declaration, whatever the order of the arguments. If an option has several values, the
/// last one wins. Values are checked when they are set.
class OptionBinder {
 public:
  explicit OptionBinder(CLI::App &app) : m_app(app) {}
  /// Starts a group: the options that follow have this heading in --help.
  void beginGroup(const char *name) { m_group = name; }

  /// Calls `take` with each value. Like the functions below, returns the option for offer().
  CLI::Option *add(const char *name, const std::string &type, const char *help,
                   std::function<void(const std::string &)> take);
  template <class Field>
  CLI::Option *text(const char *name, const char *type, const char *help, Field &field) {
    return add(name, type, help, [&field](const std::string &word) { field = word; });
  }
  /// Binds an option whose values are collected in order.
  CLI::Option *texts(const char *name, const char *type, const char *help,
                     std::vector<std::string> &field);
  /// Binds a text that must not be empty. `letter` is a short name, such as "-o".
  template <class Field>
  void path(const char *name, const char *type, const char *help, Field &field,
            const std::string &letter = {}) {
    const std::string names = letter.empty() ? name : letter + "," + name;
    offerFiles(add(names.c_str(), type, help, [&field, name](const std::string &word) {
      if (word.empty()) refuseOption(name, word, "give the path of a file");
      field = word;
    }));
  }
  template <class Field>
  void number(const char *name, const char *type, const char *help, std::uint64_t least,
              std::uint64_t most, Field &field) {
    add(name, type, help, [&field, name, least, most](const std::string &word) {
      using Number = std::decay_t<decltype(*std::optional(field))>;
      field = static_cast<Number>(wholeNumber(name, word, least, most));
    });
  }
  template <class Field>
  CLI::Option *ratio(const char *name, const char *type, const char *help, Field &field) {
    return add(name, type, help,
               [&field, name](const std::string &word) { field = positiveRatio(name, word); });
  }
  template <class Choice, std::size_t N, class Field>
  void choice(const char *name, const std::array<NamedChoice<Choice>, N> &names, const char *help,
              Field &field) {
    offer(add(name, choiceWords(names), help,
              [&field, name, &names](const std::string &word) {
                field = choiceOf(name, word, names);
              }),
          wordsOf(names));
  }
  void toggle(const char *name, const char *help, bool &field);
  /// Calls `take` if the option is given.
  void action(const char *name, const char *help, std::function<void()> take);
  /// Binds --name and --no-name; the last one given wins.
  void flags(const std::string &name, const char *help, std::function<void(bool)> take);

  /// Makes the shell offer these values, or files, for an option.
  void offer(const CLI::Option *option, std::vector<std::string> words, bool isList = false);
  void offerFiles(const CLI::Option *option) { m_hints[option].isFile = true; }
  const ValueHints &hints() const { return m_hints; }

  bool isGiven(const std::string &name) const { return m_app.count(name) > 0; }
  /// Sets the fields of flags(), which depend on the order of the arguments. Call once, after
  /// parsing.
  void settleFlags() const;
  CLI::App &app() const { return m_app; }

 private:
  struct Flag {
    const CLI::Option *option;
    std::function<void(bool)> take;
    bool value;
  };

  CLI::App &m_app;
  const char *m_group = "";
  std::vector<Flag> m_flags;
  ValueHints m_hints;
};

}  // namespace shinglescope
