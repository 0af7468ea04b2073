// SPDX-License-Identifier: MIT
#include "app/cli/documents/completions.h"

#include <algorithm>

namespace shinglescope {
namespace {

constexpr const char *kFishFunctions = R"(
# True if the command is one of the arguments.
function __shinglescope_cli_in
    set -l words (commandline -opc)
    test (count $words) -gt 1; and contains -- $words[2] $argv
end

# True if there is no command yet.
function __shinglescope_cli_without
    test (count (commandline -opc)) -eq 1
end

complete -c shinglescope-cli -f
)";

std::string fishQuoted(const std::string &text) {
  std::string quoted = "'";
  for (const char letter : text) {
    if (letter == '\'' || letter == '\\') quoted += '\\';
    quoted += letter;
  }
  return quoted + "'";
}

std::string fishValues(const ValueHint &hint) {
  if (hint.isFile) return " -r -F";
  if (hint.words.empty()) return " -x";
  const std::string words = joinedWords(hint.words, " ");
  return " -x -a " + fishQuoted(hint.isList ? "(__fish_append , " + words + ")" : words);
}

/// The part of a completion that says what the option is.
std::string fishOption(const OptionText &option) {
  std::string text;
  for (const std::string &name : option.names)
    text += name.size() == 2 ? " -s " + name.substr(1) : " -l " + name.substr(2);
  if (!option.value.empty()) text += fishValues(option.hint);
  return text + " -d " + fishQuoted(option.help);
}

std::string fishLine(const std::string &condition, const std::string &what) {
  return "complete -c shinglescope-cli -n " + fishQuoted(condition) + what + "\n";
}

/// A completion and the commands that have it.
struct FishLine {
  std::string what;
  std::vector<std::string> commands;
};

/// Options that are the same in several commands have one line.
std::vector<FishLine> sharedLines(const ProgramText &program) {
  std::vector<FishLine> lines;
  for (const CommandText &command : program.commands) {
    for (const OptionText &option : command.options) {
      const std::string what = fishOption(option);
      const auto found = std::ranges::find(lines, what, &FishLine::what);
      if (found == lines.end()) {
        lines.push_back({what, {command.name}});
      } else {
        found->commands.push_back(command.name);
      }
    }
  }
  return lines;
}

}  // namespace

std::string fishCompletion(const ProgramText &program) {
  std::string text = "# fish completion for " + program.name + " " + program.version +
                     ", printed by '" + program.name + " completion fish'\n" + kFishFunctions;
  for (const OptionText &option : program.options)
    text += fishLine("__shinglescope_cli_without", fishOption(option));
  for (const CommandText &command : program.commands)
    text += fishLine("__shinglescope_cli_without",
                     " -a " + command.name + " -d " + fishQuoted(command.summary));
  for (const CommandText &command : program.commands) {
    if (!command.argument) continue;
    const ValueHint &hint = command.argument->hint;
    text += fishLine("__shinglescope_cli_in " + command.name,
                     hint.isFile ? " -F" : " -a " + fishQuoted(joinedWords(hint.words, " ")));
  }
  for (const auto &[what, commands] : sharedLines(program))
    text += fishLine("__shinglescope_cli_in " + joinedWords(commands, " "), what);
  return text;
}

}  // namespace shinglescope
