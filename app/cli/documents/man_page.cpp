// SPDX-License-Identifier: MIT
#include "app/cli/documents/man_page.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <sstream>

#include "app/cli/documents/manual.h"

namespace shinglescope {
namespace {

constexpr std::size_t kLineLength = 78;

/// Returns the code point of the UTF-8 sequence at `at`, and moves `at` behind it. The texts are
/// ours, so they are valid.
std::uint32_t takeCodePoint(const std::string &text, std::size_t &at) {
  const auto first = static_cast<unsigned char>(text[at++]);
  if (first < 0x80) return first;
  std::uint32_t code = first & (first < 0xE0 ? 0x1FU : first < 0xF0 ? 0x0FU : 0x07U);
  while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U)
    code = code << 6U | (static_cast<unsigned char>(text[at++]) & 0x3FU);
  return code;
}

/// Tests whether the dashes of a word must stay as typed: options and names of programs.
bool isLiteral(const std::string &word) {
  const std::size_t start = word.find_first_not_of("(\"'[");
  if (start == std::string::npos) return false;
  return word[start] == '-' || word.find("--") != std::string::npos ||
         word.find("shinglescope") != std::string::npos;
}

/// Escapes a word. Only a literal word gets dashes that can be copied into a terminal.
std::string roffWord(const std::string &word, bool hasLiteralDashes) {
  std::string text;
  for (std::size_t at = 0; at < word.size();) {
    const std::uint32_t code = takeCodePoint(word, at);
    if (code >= 0x80) {
      std::array<char, 16> name{};
      std::snprintf(name.data(), name.size(), "\\[u%04X]", static_cast<unsigned>(code));
      text += name.data();
      continue;
    }
    switch (static_cast<char>(code)) {
      case '\\': text += "\\e"; break;
      case '-': text += hasLiteralDashes ? "\\-" : "-"; break;
      case '\'': text += "\\(aq"; break;
      case '`': text += "\\(ga"; break;
      case '^': text += "\\(ha"; break;
      case '~': text += "\\(ti"; break;
      case '"': text += "\\(dq"; break;
      default: text += static_cast<char>(code);
    }
  }
  return text;
}

std::string literal(const std::string &text) { return roffWord(text, true); }
std::string bold(const std::string &text) { return "\\fB" + literal(text) + "\\fR"; }
std::string italic(const std::string &text) { return "\\fI" + literal(text) + "\\fR"; }

/// A list of values may break after each bar; the longest is wider than a terminal.
std::string valueText(const std::string &value) {
  std::string text;
  for (const char each : italic(value)) {
    text += each;
    if (each == '|') text += "\\:";
  }
  return text;
}

std::string pageStart(const ProgramText &program, const std::string &page,
                      const std::string &summary) {
  std::string title = page;
  for (char &letter : title)
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
  std::string what = summary;
  if (!what.empty() && what.back() == '.') what.pop_back();
  if (!what.empty() && what[0] >= 'A' && what[0] <= 'Z') what[0] = static_cast<char>(what[0] + 32);
  return ".\\\" Printed by '" + program.name + " man'\n.TH \"" + literal(title) +
         "\" \"1\" \"\" \"" + literal(program.name + " " + program.version) +
         "\" \"User Commands\"\n.nh\n.SH NAME\n" + literal(page) + " \\- " + roffText(what) + "\n";
}

std::string optionItem(const OptionText &option) {
  std::string names;
  for (const std::string &name : option.names) names += (names.empty() ? "" : ", ") + bold(name);
  if (!option.value.empty()) names += " " + valueText(option.value);
  return ".TP\n" + names + "\n" + roffText(option.help) + "\n";
}

/// Lists the options under the headings of --help.
std::string optionItems(const std::vector<OptionText> &options) {
  std::vector<std::string> groups;
  for (const OptionText &option : options)
    if (std::find(groups.begin(), groups.end(), option.group) == groups.end())
      groups.push_back(option.group);
  std::string text;
  for (const std::string &group : groups) {
    text += ".SS \"" + roffText(group) + "\"\n";
    for (const OptionText &option : options)
      if (option.group == group) text += optionItem(option);
  }
  return text;
}

std::string paragraphs(const std::vector<std::string_view> &texts) {
  std::string page;
  for (const std::string_view text : texts)
    page += (page.empty() ? "" : ".PP\n") + roffText(std::string(text)) + "\n";
  return page;
}

std::string items(const std::string &heading, const std::vector<ManualItem> &all) {
  std::string text = ".SH \"" + heading + "\"\n";
  for (const auto &[name, meaning] : all)
    text += ".TP\n" + bold(std::string(name)) + "\n" + roffText(std::string(meaning)) + "\n";
  return text;
}

std::string examples(const ProgramText &program, const std::vector<std::string_view> &all) {
  std::string text = ".SH EXAMPLES\n";
  for (const std::string_view example : all) {
    std::istringstream lines(program.name + " " + std::string(example));
    text += example == all.front() ? ".nf\n.RS 4\n" : ".PP\n.nf\n.RS 4\n";
    for (std::string line; std::getline(lines, line);) text += literal(line) + "\n";
    text += ".RE\n.fi\n";
  }
  return text;
}

/// Lists the pages of the program, of its commands and of the window, without the page itself.
std::string seeAlso(const ProgramText &program, const std::string &page) {
  std::vector<std::string> pages{"shinglescope", program.name};
  for (const std::string &command : commandNames(program))
    pages.push_back(program.name + "-" + command);
  std::erase(pages, page);
  std::string text = ".SH \"SEE ALSO\"\n";
  for (const std::string &each : pages)
    text += ".BR " + literal(each) + " (1)" + (each == pages.back() ? "\n" : ",\n");
  return text;
}

}  // namespace

std::string roffText(const std::string &text) {
  std::string escaped;
  std::size_t start = 0;
  std::size_t column = 0;
  while (start < text.size()) {
    const std::size_t end = std::min(text.find_first_of(" \n", start), text.size());
    const std::string word = text.substr(start, end - start);
    if (!escaped.empty()) {
      const bool isNewLine = column + word.size() >= kLineLength;
      escaped += isNewLine ? '\n' : ' ';
      column = isNewLine ? 0 : column + 1;
    }
    if (column == 0 && (word[0] == '.' || word[0] == '\'')) escaped += "\\&";
    escaped += roffWord(word, isLiteral(word));
    column += word.size();
    start = end + 1;
  }
  return escaped;
}

std::string programManPage(const ProgramText &program) {
  const CommandManual manual = manualOf("");
  std::string page = pageStart(program, program.name, program.summary);
  page += ".SH SYNOPSIS\n" + bold(program.name) + " " + italic("COMMAND") + " [" +
          italic("ARGUMENT") + "] [" + italic("OPTIONS") + "]\n.br\n" + bold(program.name) + " " +
          bold("--help") + " | " + bold("--version") + "\n";
  page += ".SH DESCRIPTION\n" + paragraphs(manual.paragraphs) + ".PP\n" +
          roffText(std::string(columnNames())) + "\n.SH COMMANDS\n";
  for (const CommandText &command : program.commands) {
    page += ".TP\n" + bold(command.name);
    if (command.argument) page += " " + italic(command.argument->names.front());
    page += "\n" + roffText(command.summary) + ".\nSee\n.BR " +
            literal(program.name + "-" + command.name) + " (1).\n";
  }
  page += ".SH OPTIONS\n" + optionItems(program.options);
  page += items("EXIT STATUS", exitStatuses()) + items("FILES", manualFiles()) +
          items("ENVIRONMENT", manualVariables()) + examples(program, manual.examples);
  return page + seeAlso(program, program.name);
}

std::string commandManPage(const ProgramText &program, const CommandText &command) {
  const CommandManual manual = manualOf(command.name);
  const std::string name = program.name + "-" + command.name;
  std::string page = pageStart(program, name, command.summary);
  page += ".SH SYNOPSIS\n" + bold(program.name) + " " + bold(command.name);
  if (command.argument) {
    const std::string argument = italic(command.argument->names.front());
    page += command.argument->isRequired ? " " + argument : " [" + argument + "]";
  }
  page += " [" + italic("OPTIONS") + "]\n.SH DESCRIPTION\n" + paragraphs(manual.paragraphs);
  page += ".SH OPTIONS\n";
  if (command.argument) page += optionItem(*command.argument);
  page += optionItems(command.options) + items("EXIT STATUS", exitStatuses());
  return page + examples(program, manual.examples) + seeAlso(program, name);
}

}  // namespace shinglescope
