// SPDX-License-Identifier: MIT
#include "app/cli/commands/command_line.h"

#include <algorithm>
#include <array>
#include <sstream>

#include "app/cli/documents/completions.h"
#include "app/cli/documents/man_page.h"
#include "app/cli/documents/manual.h"
#include "app/cli/options/run_options.h"
#include "core/dataset/source/encoding.h"

namespace shinglescope {
namespace {

constexpr const char *kGeneral = "General";
constexpr const char *kVersionText = "shinglescope-cli " SHINGLESCOPE_VERSION;
constexpr const char *kCompletion = "completion";
constexpr const char *kMan = "man";

/// All commands that work on data, in the order of --help.
const std::vector<const CliCommand *> &allCommands() {
  static const std::vector<const CliCommand *> commands{
      &findCommand(),       &exactCommand(),   &pairsCommand(),     &queryCommand(),
      &convertCommand(),    &sniffCommand(),   &reviewCommand(),    &exportCommand(),
      &sweepCommand(),      &recallCommand(),  &accuracyCommand(),  &showdownCommand(),
      &estimateCommand(),   &adviseCommand(),  &histogramCommand(), &bandsCommand(),
      &candidatesCommand(), &bucketsCommand(), &matricesCommand(),  &estimatorCommand(),
      &curvesCommand(),     &plansCommand(),   &workerCommand()};
  return commands;
}

struct ArgumentText {
  const char *name;
  const char *description;
};

ArgumentText textOf(FirstArgument argument) {
  switch (argument) {
    case FirstArgument::Project: return {"PROJECT", "Shinglescope project file"};
    case FirstArgument::Step: return {"STEP", "A step of docs/worker.md"};
    case FirstArgument::Plans: return {"PLANS", "Bands and rows per band: 20x5,10x10"};
    case FirstArgument::Hashes:
      return {"HASHES",
              "Numbers of hashes: 128, or 100-200; without it, those of the recipe's zone"};
    case FirstArgument::Table: break;
  }
  return {"FILE", "Table to read: a file, a folder of texts, or - for standard input"};
}

struct Shell {
  const char *name;
  std::string (*completion)(const ProgramText &program);
};

constexpr std::array kShells = {Shell{"bash", bashCompletion}, Shell{"zsh", zshCompletion},
                                Shell{"fish", fishCompletion}};

std::vector<std::string> shellNames() {
  std::vector<std::string> names;
  for (const Shell &shell : kShells) names.emplace_back(shell.name);
  return names;
}

/// Returns the text of --help or --version, which CLI11 throws as an exception.
std::string textOf(const CLI::App &app, const CLI::ParseError &error) {
  std::ostringstream text;
  std::ostringstream ignored;
  app.exit(error, text, ignored);
  return text.str();
}

/// Splits the command line into words, and "--name=" into two: CLI11 treats an empty value after
/// the equals sign as missing and uses the next word instead.
std::vector<std::string> splitWords(int argc, const char *const *argv) {
  std::vector<std::string> words;
  bool isAfterEnd = false;  // after "--", which ends the options
  for (int i = 0; i < argc; ++i) {
    std::string word = argv[i];
    isAfterEnd = isAfterEnd || word == "--";
    if (isAfterEnd || !word.starts_with("--") || word.find('=') + 1 != word.size()) {
      words.push_back(std::move(word));
      continue;
    }
    word.pop_back();
    words.push_back(std::move(word));
    words.emplace_back();
  }
  return words;
}

/// Returns the word in single quotes, as in "there is no command 'fnid'".
std::string inQuotes(const std::string &word) {
  return "'" + escapedForMessage(shortenedForMessage(word, kMostShownBytes)) + "'";
}

std::string helpAdvice(const std::string &command) {
  return " (see shinglescope-cli " + command + (command.empty() ? "" : " ") + "--help)";
}

std::string joinedChoices(const std::vector<std::string> &words) {
  std::string text;
  for (const std::string &word : words)
    text += (text.empty() ? "" : word == words.back() ? " or " : ", ") + word;
  return text;
}

/// "there is no command 'fnid'; did you mean 'find'? (see ...)". If no command is near, lists them.
Error unknownCommand(const std::string &typed, const std::vector<std::string> &commands,
                     const std::string &command) {
  const auto nearest = nearestWord(typed, commands);
  return badParameter(
      "there is no command " + inQuotes(typed) +
      (nearest ? "; did you mean '" + *nearest + "'?" : "; choose " + joinedChoices(commands)) +
      helpAdvice(command));
}

/// "there is no option '--thresold' for find; did you mean '--threshold'? (see ...)". `command` is
/// empty before the command.
Error unknownOption(const CLI::App &app, const std::string &word, const std::string &command) {
  const std::string name = word.substr(0, word.find('='));
  std::vector<std::string> names;
  for (const CLI::Option *option : app.get_options())
    for (std::string &each : namesOf(*option)) names.push_back(std::move(each));
  const auto nearest = nearestWord(name, names);
  return badParameter("there is no option " + inQuotes(name) +
                      (command.empty() ? " before the command" : " for " + command) +
                      (nearest ? "; did you mean '" + *nearest + "'?" : "") + helpAdvice(command));
}

}  // namespace

CommandLine::CommandLine(std::string_view only)
    : m_app("Finds near-duplicate records with shingling, MinHash and LSH.", "shinglescope-cli") {
  m_app.set_help_flag("-h,--help", "Print this help and exit")->group(kGeneral);
  m_app.set_version_flag("-V,--version", kVersionText, "Print the version and exit")
      ->group(kGeneral);
  m_app.require_subcommand(1);
  m_app.footer("See shinglescope-cli find --help for all options.\n\n" + helpFooter("", true));
  m_app.get_formatter()->column_width(36);
  for (const CliCommand *command : allCommands()) {
    if (only.empty() || only == command->name)
      add(*command);
    else
      addNameOf(*command);
  }
  addCompletion();
  addMan();
}

CLI::App &CommandLine::addCommand(const char *name, const char *summary, bool namesColumns) {
  CLI::App &app = *m_app.add_subcommand(name, summary);
  app.get_help_ptr()->group(kGeneral);
  app.set_version_flag("-V,--version", kVersionText, "Print the version and exit")->group(kGeneral);
  app.footer(helpFooter(name, namesColumns));
  m_binders.push_back(std::make_unique<OptionBinder>(app));
  bindVerbosity(*m_binders.back(), m_options.verbosity);
  return app;
}

/// Keeps a command that is not run in the list of commands.
void CommandLine::addNameOf(const CliCommand &command) {
  CLI::App &app = *m_app.add_subcommand(command.name, command.summary);
  m_binders.push_back(std::make_unique<OptionBinder>(app));
}

void CommandLine::add(const CliCommand &command) {
  const ArgumentText argument = textOf(command.argument);
  CLI::App &app =
      addCommand(command.name, command.summary, command.argument == FirstArgument::Table);
  OptionBinder &binder = *m_binders.back();
  // A recipe with a zone has the numbers of hashes.
  const CLI::Option *first = app.add_option(argument.name, m_options.file)
                                 ->description(argument.description)
                                 ->type_name("")
                                 ->required(command.argument != FirstArgument::Hashes);
  if (command.argument == FirstArgument::Step)
    binder.offer(first, workerStepNames());
  else if (command.argument == FirstArgument::Table || command.argument == FirstArgument::Project)
    binder.offerFiles(first);
  command.bind(binder, m_options);
}

void CommandLine::addCompletion() {
  CLI::App &app =
      addCommand(kCompletion, "Print a script that completes commands in a shell", false);
  const CLI::Option *shell = app.add_option("SHELL", m_shell)
                                 ->description(joinedChoices(shellNames()))
                                 ->type_name("")
                                 ->required();
  m_binders.back()->offer(shell, shellNames());
}

void CommandLine::addMan() {
  CLI::App &app = addCommand(kMan, "Print the manual page of the program or of a command", false);
  const CLI::Option *page = app.add_option("COMMAND", m_page)
                                ->description("A command (default the program)")
                                ->type_name("");
  m_binders.back()->offer(page, commandNames(m_app));
}

Result<ParsedCommandLine> CommandLine::parse(int argc, const char *const *argv) {
  const std::vector<std::string> words = splitWords(argc, argv);
  std::vector<const char *> pointers;
  for (const std::string &word : words) pointers.push_back(word.c_str());
  try {
    m_app.parse(static_cast<int>(pointers.size()), pointers.data());
  } catch (const OptionError &wrong) {
    return wrong.error;
  } catch (const CLI::ParseError &error) {
    if (error.get_exit_code() == 0) return ParsedCommandLine{nullptr, {}, textOf(m_app, error)};
    return usageError(error);
  }
  return settled();
}

ProgramText CommandLine::describe() const {
  ValueHints hints;
  for (const auto &binder : m_binders) hints.insert(binder->hints().begin(), binder->hints().end());
  return describeProgram(m_app, hints);
}

Result<ParsedCommandLine> CommandLine::settled() {
  for (std::size_t i = 0; i < allCommands().size(); ++i) {
    const OptionBinder &binder = *m_binders[i];
    if (!binder.app().parsed()) continue;
    binder.settleFlags();
    if (m_options.file.empty() && allCommands()[i]->argument != FirstArgument::Hashes)
      return badParameter("The first argument is \"\"; give the path of a file.");
    if (auto done = allCommands()[i]->settle(binder, m_options); !done) return done.error();
    return ParsedCommandLine{allCommands()[i], std::move(m_options), {}};
  }
  return document();
}

/// Returns the text of `completion` or `man`.
Result<ParsedCommandLine> CommandLine::document() const {
  const ProgramText program = describe();
  ParsedCommandLine parsed;
  if (m_app.got_subcommand(kCompletion)) {
    const auto shell = std::ranges::find(kShells, m_shell, &Shell::name);
    if (shell == kShells.end())
      return badParameter("SHELL is " + quotedForMessage(m_shell) + "; choose " +
                          joinedChoices(shellNames()) + suggestion(m_shell, shellNames()) + ".");
    parsed.text = shell->completion(program);
    return parsed;
  }
  if (m_page.empty()) {
    parsed.text = programManPage(program);
    return parsed;
  }
  for (const CommandText &command : program.commands)
    if (command.name == m_page) parsed.text = commandManPage(program, command);
  if (!parsed.text.empty()) return parsed;
  return unknownCommand(m_page, commandNames(m_app), kMan);
}

/// Names the option or command that is not known, otherwise gives the message of CLI11.
Error CommandLine::usageError(const CLI::ParseError &error) const {
  const auto given = m_app.get_subcommands();
  for (const std::string &word : m_app.remaining(false)) {
    if (word.size() > 1 && word.front() == '-') return unknownOption(m_app, word, "");
    if (given.empty()) return unknownCommand(word, commandNames(m_app), "");
  }
  if (given.empty())
    return badParameter("Give a command first: " + joinedChoices(commandNames(m_app)) +
                        " (see shinglescope-cli --help).");
  const CLI::App &command = *given.front();
  const std::vector<std::string> rest = command.remaining(false);
  for (const std::string &word : rest)
    if (word.size() > 1 && word.front() == '-')
      return unknownOption(command, word, command.get_name());
  if (!rest.empty())
    return badParameter(command.get_name() + " takes one argument, so " + inQuotes(rest.front()) +
                        " is one too many; leave it out, or give it to an option" +
                        helpAdvice(command.get_name()) + ".");
  return badParameter(error.what() + helpAdvice(command.get_name()));
}

}  // namespace shinglescope
