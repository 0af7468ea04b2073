// SPDX-License-Identifier: MIT
#include "app/cli/documents/program_text.h"

namespace shinglescope {
namespace {

OptionText describeOption(const CLI::Option &option, const ValueHints &hints) {
  OptionText text;
  if (option.get_positional()) {
    text.names.push_back(option.get_name(true));
  } else {
    text.names = namesOf(option);
    if (option.get_items_expected_max() > 0) text.value = option.get_type_name();
  }
  text.help = option.get_description();
  text.group = option.get_group();
  text.isRequired = option.get_required();
  if (const auto hint = hints.find(&option); hint != hints.end()) text.hint = hint->second;
  return text;
}

CommandText describeCommand(const CLI::App &app, const ValueHints &hints) {
  CommandText text{app.get_name(), app.get_description(), {}, {}};
  for (const CLI::Option *option : app.get_options()) {
    if (option->get_positional()) {
      text.argument = describeOption(*option, hints);
    } else {
      text.options.push_back(describeOption(*option, hints));
    }
  }
  return text;
}

std::vector<const CLI::App *> commandsOf(const CLI::App &app) {
  return app.get_subcommands([](const CLI::App *command) { return !command->get_name().empty(); });
}

}  // namespace

ProgramText describeProgram(const CLI::App &app, const ValueHints &hints) {
  CommandText program = describeCommand(app, hints);
  ProgramText text{std::move(program.name),
                   SHINGLESCOPE_VERSION,
                   std::move(program.summary),
                   std::move(program.options),
                   {}};
  for (const CLI::App *command : commandsOf(app))
    text.commands.push_back(describeCommand(*command, hints));
  return text;
}

std::vector<std::string> namesOf(const CLI::Option &option) {
  std::vector<std::string> names;
  for (const std::string &letter : option.get_snames()) names.push_back("-" + letter);
  for (const std::string &name : option.get_lnames()) names.push_back("--" + name);
  return names;
}

std::vector<std::string> commandNames(const CLI::App &app) {
  std::vector<std::string> names;
  for (const CLI::App *command : commandsOf(app)) names.push_back(command->get_name());
  return names;
}

std::vector<std::string> commandNames(const ProgramText &program) {
  std::vector<std::string> names;
  for (const CommandText &command : program.commands) names.push_back(command.name);
  return names;
}

std::vector<std::string> optionNames(const std::vector<OptionText> &options) {
  std::vector<std::string> names;
  for (const OptionText &option : options)
    names.insert(names.end(), option.names.begin(), option.names.end());
  return names;
}

std::string joinedWords(const std::vector<std::string> &words, const std::string &separator) {
  std::string text;
  for (const std::string &word : words) text += (text.empty() ? "" : separator) + word;
  return text;
}

}  // namespace shinglescope
