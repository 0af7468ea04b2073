// SPDX-License-Identifier: MIT
#include "ui/pages/find/prepare_chips.h"

#include <algorithm>
#include <array>

#include "core/text/text_preparation.h"
#include "ui/base/controls/chip.h"
#include "ui/base/controls/flow_layout.h"
#include "ui/pages/find/choice_chip.h"

namespace shinglescope {
namespace {

// In the order of the chips' menus; the first entry leaves the text unchanged.
constexpr std::array kPunctuations = {Punctuation::None, Punctuation::Ascii, Punctuation::All};
constexpr std::array kWhiteSpaces = {WhiteSpace::Keep, WhiteSpace::Spaces, WhiteSpace::All,
                                     WhiteSpace::Remove};

template <class Choices, class Choice>
int indexOf(const Choices &choices, const Choice &choice) {
  const auto place = std::find(choices.begin(), choices.end(), choice);
  return place == choices.end() ? 0 : static_cast<int>(place - choices.begin());
}

/// Returns the position in the menu: 0 is "none", then come the languages.
int languageIndex(const std::vector<std::string> &languages,
                  const std::optional<std::string> &language) {
  const auto place = std::find(languages.begin(), languages.end(), language.value_or(""));
  return place == languages.end() ? 0 : static_cast<int>(place - languages.begin()) + 1;
}

std::optional<std::string> languageAt(const std::vector<std::string> &languages, int index) {
  if (index <= 0) return std::nullopt;
  return languages[static_cast<std::size_t>(index) - 1];
}

QStringList languageChoices(const std::vector<std::string> &languages) {
  QStringList choices{PrepareChips::tr("none")};
  for (const std::string &language : languages) choices += QString::fromStdString(language);
  return choices;
}

}  // namespace

PrepareChips::PrepareChips(QWidget *parent)
    : QWidget(parent),
      m_stopWordLanguages(stopWordLanguages()),
      m_stemLanguages(stemmerLanguages()) {
  createChips();
  connectChips();
  setOptions(m_options);
}

void PrepareChips::createChips() {
  m_unicode = new Chip(tr("unicode form"), this);
  m_unicode->setToolTip(tr("Compatibility forms (NFKC): ligatures, wide and styled letters"));
  m_lowerCase = new Chip(tr("lower case"), this);
  m_punctuation = new ChoiceChip(tr("punctuation"), {tr("keep"), tr("no ASCII"), tr("none")}, this);
  m_digits = new Chip(tr("no digits"), this);
  m_loneLetters = new Chip(tr("no lone letters"), this);
  m_whiteSpace =
      new ChoiceChip(tr("white space"), {tr("keep"), tr("spaces"), tr("all"), tr("remove")}, this);
  m_whiteSpace->setToolTip(
      tr("spaces: runs of spaces or line feeds become one space; all: every run of white space, "
         "and the ends are trimmed; remove: none is left"));
  m_stopWords = new ChoiceChip(tr("stop words"), languageChoices(m_stopWordLanguages), this);
  m_stem = new ChoiceChip(tr("stem"), languageChoices(m_stemLanguages), this);
  auto *layout = new FlowLayout(this);
  for (Chip *chip : std::initializer_list<Chip *>{m_unicode, m_lowerCase, m_punctuation, m_digits,
                                                  m_loneLetters, m_whiteSpace, m_stopWords, m_stem})
    layout->addWidget(chip);
}

void PrepareChips::connectChips() {
  using Options = PreparationOptions;
  const auto onToggle = [this](Chip *chip, auto change) {
    connect(chip, &Chip::clicked, this,
            [=, this](bool isOn) { edit([&](Options &o) { change(o, isOn); }); });
  };
  const auto onChoice = [this](ChoiceChip *chip, auto change) {
    connect(chip, &ChoiceChip::choicePicked, this,
            [=, this](int choice) { edit([&](Options &o) { change(o, choice); }); });
  };
  const auto at = [](const auto &choices, int i) { return choices[static_cast<std::size_t>(i)]; };
  onToggle(m_unicode,
           [](Options &o, bool isOn) { o.unicode = isOn ? UnicodeForm::Nfkc : UnicodeForm::Keep; });
  onToggle(m_lowerCase, [](Options &o, bool isOn) { o.lowerCase = isOn; });
  onToggle(m_digits, [](Options &o, bool isOn) { o.stripDigits = isOn; });
  onToggle(m_loneLetters, [](Options &o, bool isOn) { o.stripLoneLetters = isOn; });
  onChoice(m_punctuation, [at](Options &o, int i) { o.stripPunctuation = at(kPunctuations, i); });
  onChoice(m_whiteSpace, [at](Options &o, int i) { o.whiteSpace = at(kWhiteSpaces, i); });
  onChoice(m_stopWords,
           [this](Options &o, int i) { o.stopWords = languageAt(m_stopWordLanguages, i); });
  onChoice(m_stem, [this](Options &o, int i) { o.stem = languageAt(m_stemLanguages, i); });
}

void PrepareChips::edit(const std::function<void(PreparationOptions &)> &change) {
  PreparationOptions options = m_options;
  change(options);
  emit edited(options);
}

void PrepareChips::setOptions(const PreparationOptions &options) {
  m_options = options;
  m_unicode->setChecked(options.unicode == UnicodeForm::Nfkc);
  m_lowerCase->setChecked(options.lowerCase);
  m_punctuation->setChoice(indexOf(kPunctuations, options.stripPunctuation));
  m_digits->setChecked(options.stripDigits);
  m_loneLetters->setChecked(options.stripLoneLetters);
  m_whiteSpace->setChoice(indexOf(kWhiteSpaces, options.whiteSpace));
  m_stopWords->setChoice(languageIndex(m_stopWordLanguages, options.stopWords));
  m_stem->setChoice(languageIndex(m_stemLanguages, options.stem));
}

}  // namespace shinglescope
