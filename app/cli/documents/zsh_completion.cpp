// SPDX-License-Identifier: MIT
#include "app/cli/documents/completions.h"

namespace shinglescope {
namespace {

/// Escapes a text for a specification of _arguments in single quotes.
std::string zshEscaped(const std::string &text, const std::string &special) {
  std::string escaped;
  for (const char letter : text) {
    if (letter == '\'') {
      escaped += "'\\''";
      continue;
    }
    if (special.find(letter) != std::string::npos) escaped += '\\';
    escaped += letter;
  }
  return escaped;
}

std::string zshAction(const ValueHint &hint) {
  if (hint.isFile) return "_files";
  if (hint.words.empty()) return " ";
  const std::string words = zshEscaped(joinedWords(hint.words, " "), "\\:");
  return hint.isList ? "_sequence compadd - " + words : "(" + words + ")";
}

/// ":message:action", the end of the specification of an option with a value.
std::string zshValue(const OptionText &option) {
  if (option.value.empty()) return "";
  return ":" + zshEscaped(option.value, "\\:") + ":" + zshAction(option.hint);
}

std::string zshOption(const OptionText &option) {
  const bool hasValue = !option.value.empty();
  std::string names;
  for (const std::string &name : option.names) {
    const bool isLetter = name.size() == 2;
    names += (names.empty() ? "" : ",") + name + (hasValue ? (isLetter ? "+" : "=") : "");
  }
  const std::string end = "[" + zshEscaped(option.help, "\\[]:") + "]" + zshValue(option) + "'";
  const std::string star = option.hint.isRepeatable ? "*" : "";
  if (option.names.size() == 1) return "'" + star + names + end;
  const std::string others = star.empty() ? "(" + joinedWords(option.names, " ") + ")" : star;
  return "'" + others + "'{" + names + "}" + "'" + end;
}

std::string zshOptions(const std::vector<OptionText> &options, const std::string &indent) {
  std::string text;
  for (const OptionText &option : options) text += " \\\n" + indent + zshOption(option);
  return text;
}

std::string zshCommand(const CommandText &command) {
  std::string text = "        " + command.name + ")\n          _arguments -s -S";
  text += zshOptions(command.options, "            ");
  if (command.argument)
    text += " \\\n            '" + std::string(command.argument->isRequired ? "1:" : "::") +
            zshEscaped(command.argument->names.front(), "\\:") + ":" +
            zshAction(command.argument->hint) + "'";
  return text + "\n          ;;\n";
}

}  // namespace

std::string zshCompletion(const ProgramText &program) {
  std::string text = "#compdef " + program.name + "\n# zsh completion for " + program.name + " " +
                     program.version + ", printed by '" + program.name + " completion zsh'\n\n";
  text += "_shinglescope_cli_commands() {\n  local -a commands\n  commands=(\n";
  for (const CommandText &command : program.commands)
    text += "    '" + command.name + ":" + zshEscaped(command.summary, "\\:") + "'\n";
  text += "  )\n  _describe -t commands command commands\n}\n\n";
  text +=
      "_shinglescope_cli() {\n  local curcontext=$curcontext state line\n"
      "  typeset -A opt_args\n  _arguments -C";
  text += zshOptions(program.options, "    ");
  text +=
      " \\\n    '1: :_shinglescope_cli_commands' \\\n    '*:: :->rest'\n"
      "  case $state in\n    rest)\n"
      "      curcontext=${curcontext%:*}-$words[1]:\n      case $words[1] in\n";
  for (const CommandText &command : program.commands) text += zshCommand(command);
  return text +
         "      esac\n      ;;\n  esac\n}\n\n"
         "if [[ $funcstack[1] == _shinglescope-cli ]]; then\n  _shinglescope_cli \"$@\"\n"
         "else\n  compdef _shinglescope_cli shinglescope-cli\nfi\n";
}

}  // namespace shinglescope
