// SPDX-License-Identifier: MIT
#include "app/cli/commands/commands.h"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>
#include <sstream>

#include "app/cli/commands/command.h"
#include "app/cli/output/summary.h"

namespace shinglescope {
namespace {

constexpr const char *kExamples =
    "Examples:\n"
    "  shinglescope-cli find ads.csv --compare title --compare text --preset kijiji \\\n"
    "      --out pairs.csv --groups groups.csv --report report.json\n"
    "  shinglescope-cli find titles.tsv --compare title --shingle word:3 --threshold 0.9 > p.csv\n"
    "  shinglescope-cli exact names.csv --compare 2 --id 1 --threshold 0.7 --out pairs.csv\n"
    "  shinglescope-cli query titles.tsv --compare title --row 17 --top 10\n"
    "  shinglescope-cli convert news.csv --prepared --preset news --compare text --out texts.csv\n"
    "  shinglescope-cli sniff export.txt --json\n"
    "  shinglescope-cli sweep news.csv --compare text --shingle word:3 --out sweep.csv\n"
    "  shinglescope-cli review ads.shinglescope --keep newest:date --cleaned clean.csv\n"
    "  shinglescope-cli export ads.shinglescope --content groups --out groups.xlsx\n"
    "\n"
    "A column is named by its header or by its number from 1. A header that is a\n"
    "number takes precedence; #2 is always the second column.\n"
    "\n"
    "Exit codes: 0 done; 1 reading, writing or memory failed, or no rows; 2 invalid\n"
    "arguments, recipe or header; 130 interrupted.\n";

/// All commands, in the order of --help.
const std::vector<const CliCommand *> &allCommands() {
  static const std::vector<const CliCommand *> commands{
      &findCommand(),   &exactCommand(),  &queryCommand(), &convertCommand(), &sniffCommand(),
      &reviewCommand(), &exportCommand(), &sweepCommand(), &recallCommand(),  &showdownCommand()};
  return commands;
}

/// The names of all commands: "find, exact or query".
std::string commandNames() {
  std::string names;
  for (const CliCommand *command : allCommands()) {
    const bool isLast = command == allCommands().back();
    if (!names.empty()) names += isLast ? " or " : ", ";
    names += command->name;
  }
  return names;
}

Error usageError(const CLI::App &app, const CLI::ParseError &error) {
  if (app.get_subcommands().empty())
    return badParameter("Give a command first: " + commandNames() +
                        " (see shinglescope-cli --help).");
  return badParameter(std::string(error.what()) + " (see shinglescope-cli --help)");
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

/// The parsed command with its options, or a text to print before exiting successfully (--help,
/// --version).
struct ParsedCommandLine {
  const CliCommand *command = nullptr;
  CliOptions options;
  std::string text;
};

/// Parses arguments into the options. All commands share them, because only one command is given.
class CommandLine {
 public:
  CommandLine()
      : m_app("Finds near-duplicate records with shingling, MinHash and LSH.", "shinglescope-cli") {
    m_app.set_version_flag("--version", "shinglescope-cli " SHINGLESCOPE_VERSION);
    m_app.require_subcommand(1);
    m_app.footer(std::string("See shinglescope-cli find --help for all options.\n\n") + kExamples);
    m_app.get_formatter()->column_width(36);
    for (const CliCommand *command : allCommands()) add(*command);
  }

  /// Parses the command line. Errors: BadParameter with one sentence.
  Result<ParsedCommandLine> parse(int argc, const char *const *argv) {
    const std::vector<std::string> words = splitWords(argc, argv);
    std::vector<const char *> pointers;
    for (const std::string &word : words) pointers.push_back(word.c_str());
    try {
      m_app.parse(static_cast<int>(pointers.size()), pointers.data());
    } catch (const OptionError &wrong) {
      return wrong.error;
    } catch (const CLI::ParseError &error) {
      if (error.get_exit_code() == 0) return ParsedCommandLine{nullptr, {}, textOf(m_app, error)};
      return usageError(m_app, error);
    }
    return settled();
  }

 private:
  void add(const CliCommand &command) {
    CLI::App &app = *m_app.add_subcommand(command.name, command.summary);
    app.footer(kExamples);
    app.add_option(command.isOfProject ? "PROJECT" : "FILE", m_options.file)
        ->description(command.isOfProject ? "Shinglescope project file"
                                          : "Table to read: a file, a folder of texts, or - for "
                                            "standard input")
        ->type_name("")
        ->required();
    m_binders.push_back(std::make_unique<OptionBinder>(app));
    command.bind(*m_binders.back(), m_options);
  }

  Result<ParsedCommandLine> settled() {
    for (std::size_t i = 0; i < m_binders.size(); ++i) {
      const OptionBinder &binder = *m_binders[i];
      if (!binder.app().parsed()) continue;
      binder.settleFlags();
      if (m_options.file.empty())
        return badParameter("The first argument is \"\"; give the path of a file.");
      if (auto done = allCommands()[i]->settle(binder, m_options); !done) return done.error();
      return ParsedCommandLine{allCommands()[i], std::move(m_options), {}};
    }
    return badParameter("Give a command first.");
  }

  CLI::App m_app;
  CliOptions m_options;
  std::vector<std::unique_ptr<OptionBinder>> m_binders;  ///< by command
};

ExitCode reportFailure(const Error &error) {
  const ExitCode code = exitCodeOf(error);
  if (code == ExitCode::Interrupted) {
    say("Interrupted.");
  } else if (!error.detail().empty()) {
    say("shinglescope-cli: " + singleLine(error.detail()));
  }
  return code;
}

}  // namespace

ExitCode exitCodeOf(const Error &error) {
  if (error.code == ErrorCode::BadParameter) return ExitCode::BadArguments;
  return error.code == ErrorCode::Cancelled ? ExitCode::Interrupted : ExitCode::Failed;
}

ExitCode runCommandLine(int argc, const char *const *argv, const std::stop_token &stop) {
  const auto parsed = CommandLine().parse(argc, argv);
  if (!parsed) return reportFailure(parsed.error());
  if (parsed->command == nullptr) {
    std::fputs(parsed->text.c_str(), stdout);
    return std::fflush(stdout) == 0 ? ExitCode::Done : ExitCode::Failed;
  }
  auto done = parsed->command->run(parsed->options, stop);
  return done ? ExitCode::Done : reportFailure(done.error());
}

}  // namespace shinglescope
