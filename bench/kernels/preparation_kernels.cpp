// SPDX-License-Identifier: MIT
#include "bench/kernels/preparation_kernels.h"

#include <algorithm>
#include <functional>

#include "core/text/text_preparation.h"

namespace shinglescope::bench {
namespace {

/// Returns the texts with other letters for some or all of theirs.
std::vector<std::string> spelledWith(const std::vector<std::string> &texts,
                                     const std::function<std::string_view(char)> &letterOf) {
  std::vector<std::string> all;
  for (const std::string &text : texts) {
    std::string &spelled = all.emplace_back();
    for (const char c : text) {
      const std::string_view letter = letterOf(c);
      letter.empty() ? spelled.push_back(c) : static_cast<void>(spelled.append(letter));
    }
  }
  return all;
}

/// One letter of thirteen with an accent, as in French or Italian.
std::string_view western(char c) {
  return c == 'e' ? "\u00e9" : c == 'q' ? "\u00c0" : std::string_view();
}

std::string_view cyrillic(char c) {
  static constexpr std::string_view kLetters =
      "\u0430\u0431\u0432\u0413\u0434\u0435\u0436\u0437\u0438\u0439\u043a\u043b\u043c"
      "\u043d\u043e\u041f\u0440\u0441\u0442\u0443\u0444\u0445\u0446\u0447\u0428\u044f";
  if (c < 'a' || c > 'z') return {};
  return kLetters.substr(2 * static_cast<std::size_t>(c - 'a'), 2);
}

/// Returns the texts with a capital in place of each twelfth byte, a comma in place of each
/// thirteenth and a digit in place of each seventeenth, except for spaces.
std::vector<std::string> mixed(std::vector<std::string> texts) {
  for (std::string &text : texts) {
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] == ' ') continue;
      if (i % 12 == 0) text[i] = static_cast<char>(text[i] - 'a' + 'A');
      if (i % 13 == 0) text[i] = ',';
      if (i % 17 == 0) text[i] = static_cast<char>('0' + i % 10);
    }
  }
  return texts;
}

Kernel preparation(const char *name, const std::vector<std::string> &texts,
                   const PreparationOptions &options, double limit = 0) {
  auto preparer = TextPreparer::create(options);
  const double cost = costOf(texts, [&](const std::string &text) {
    keep(preparer->prepare(text));
    return text.size();
  });
  const bool isCorrect = std::ranges::all_of(texts, [&](const std::string &text) {
    return preparer->prepare(text) == preparer->preview(text).back().text;
  });
  return {name, cost, "byte", limit, isCorrect};
}

}  // namespace

std::vector<Kernel> preparationKernels(const std::vector<std::string> &texts, double limit) {
  const PreparationOptions standard;
  PreparationOptions spaces;
  spaces.unicode = UnicodeForm::Keep;
  spaces.lowerCase = false;
  PreparationOptions letters;
  letters.stripPunctuation = Punctuation::Ascii;
  letters.stripDigits = true;
  const std::vector<std::string> capitals = mixed(texts);
  return {preparation("preparing ASCII, white space only", texts, spaces, limit),
          preparation("preparing ASCII, default recipe", capitals, standard, limit),
          preparation("preparing ASCII, punctuation and digits dropped", capitals, letters),
          preparation("preparing Western European text, default recipe",
                      spelledWith(texts, western), standard),
          preparation("preparing Cyrillic text, default recipe", spelledWith(texts, cyrillic),
                      standard)};
}

}  // namespace shinglescope::bench
