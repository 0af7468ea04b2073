// SPDX-License-Identifier: MIT
#include "app/cli/documents/completions.h"

#include <algorithm>
#include <map>
#include <set>

namespace shinglescope {
namespace {

constexpr const char *kBashFunctions = R"(# Offers the words that begin with $value.
_shinglescope_cli_words() {
  mapfile -t COMPREPLY < <(compgen -W "$1" -- "$value")
  [[ ${COMPREPLY[0]} != *: ]] || compopt -o nospace 2>/dev/null
}

# Offers words for the last item of a list that is separated by commas.
_shinglescope_cli_list() {
  local before=
  [[ $value != *,* ]] || before=${value%,*},
  mapfile -t COMPREPLY < <(compgen -P "$before" -W "$1" -- "${value##*,}")
  compopt -o nospace 2>/dev/null
}

_shinglescope_cli_files() {
  mapfile -t COMPREPLY < <(compgen -f -- "$value")
  compopt -o filenames -o bashdefault -o default 2>/dev/null
}

)";

constexpr const char *kBashBegin = R"(
_shinglescope_cli() {
  local at=$COMP_CWORD value=${COMP_WORDS[COMP_CWORD]} option command= word
  COMPREPLY=()
  # bash separates words at : and = too.
  while ((at > 1)) && [[ ${COMP_WORDS[at]} == : || ${COMP_WORDS[at - 1]} == : ]]; do
    ((at -= 1))
    value=${COMP_WORDS[at]}$value
  done
  option=${COMP_WORDS[at - 1]}
  if [[ $value == = ]]; then
    value=
  elif [[ $option == = ]]; then
    option=${COMP_WORDS[at - 2]}
  fi
  for word in "${COMP_WORDS[@]:1:at-1}"; do
    case $word in
)";

constexpr const char *kBashEnd = R"(  # The part up to the last : is already on the line.
  if [[ $value == *:* && $COMP_WORDBREAKS == *:* ]]; then
    COMPREPLY=("${COMPREPLY[@]#"${value%"${value##*:}"}"}")
  fi
}

complete -F _shinglescope_cli shinglescope-cli
)";

/// The function call that offers the values of an option.
std::string bashAction(const ValueHint &hint) {
  if (hint.isFile) return "_shinglescope_cli_files";
  if (hint.words.empty()) return ":";
  return (hint.isList ? "_shinglescope_cli_list '" : "_shinglescope_cli_words '") +
         joinedWords(hint.words, " ") + "'";
}

/// Groups the options with values by action. An option that has the same action in all its
/// commands has one pattern, for any command.
class BashValues {
 public:
  explicit BashValues(const ProgramText &program) {
    for (const CommandText &command : program.commands)
      for (const OptionText &option : command.options)
        if (!option.value.empty())
          for (const std::string &name : option.names)
            m_actions[name].emplace_back(command.name, bashAction(option.hint));
  }

  std::string cases() const {
    std::map<std::string, std::vector<std::string>> patterns;
    for (const auto &[name, actions] : m_actions) {
      const bool isSame = std::ranges::all_of(
          actions, [&](const auto &each) { return each.second == actions.front().second; });
      for (const auto &[command, action] : actions)
        if (!isSame) patterns[action].push_back("'" + command + " " + name + "'");
      if (isSame) patterns[actions.front().second].push_back("*' " + name + "'");
    }
    std::string text;
    for (const auto &[action, each] : patterns)
      text += "    " + joinedWords(each, " | ") + ")\n      " + action + "\n      ;;\n";
    return text;
  }

 private:
  using Actions = std::vector<std::pair<std::string, std::string>>;  ///< by command
  std::map<std::string, Actions> m_actions;
};

/// What is offered where no option has to get a value.
std::string bashWords(const std::string &command, const std::vector<OptionText> &options,
                      const std::string &others) {
  return "    '" + command + " -')\n      _shinglescope_cli_words '" +
         joinedWords(optionNames(options), " ") + "'\n      ;;\n    '" + command + " ')\n      " +
         others + "\n      ;;\n";
}

}  // namespace

std::string bashCompletion(const ProgramText &program) {
  const std::string commands = joinedWords(commandNames(program), " ");
  std::string text = "# bash completion for " + program.name + " " + program.version +
                     ", printed by '" + program.name + " completion bash'\n\n" + kBashFunctions;
  text +=
      "# Offers the values of $option of $command.\n_shinglescope_cli_values() {\n"
      "  case \"$command $option\" in\n" +
      BashValues(program).cases() + "    *)\n      return 1\n      ;;\n  esac\n  return 0\n}\n\n";
  text +=
      "# Offers options if $value begins with a dash, otherwise commands or arguments.\n"
      "_shinglescope_cli_arguments() {\n  local dash=${value:0:1}\n"
      "  case \"$command ${dash/[^-]/}\" in\n";
  text += bashWords("", program.options, "_shinglescope_cli_words '" + commands + "'");
  for (const CommandText &command : program.commands)
    text += bashWords(command.name, command.options,
                      command.argument ? bashAction(command.argument->hint) : ":");
  text += "  esac\n}\n";
  text += kBashBegin + ("      " + joinedWords(commandNames(program), " | ")) +
          ")\n        command=$word\n        break\n        ;;\n    esac\n  done\n"
          "  _shinglescope_cli_values || _shinglescope_cli_arguments\n";
  return text + kBashEnd;
}

}  // namespace shinglescope
