// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <functional>
#include <vector>

#include "core/text/preparation_options.h"

namespace shinglescope {

class Chip;
class ChoiceChip;

/// The steps of the preparation as chips, in the order in which they run: a toggle for a step that
/// is on or off, a menu for one with choices. Shows the given steps and reports edits; stores no
/// recipe. GUI thread.
class PrepareChips final : public QWidget {
  Q_OBJECT

 public:
  explicit PrepareChips(QWidget *parent = nullptr);
  void setOptions(const PreparationOptions &options);

 signals:
  void edited(const shinglescope::PreparationOptions &options);

 private:
  void createChips();
  void connectChips();
  void edit(const std::function<void(PreparationOptions &)> &change);

  PreparationOptions m_options;
  std::vector<std::string> m_stopWordLanguages;
  std::vector<std::string> m_stemLanguages;
  Chip *m_unicode = nullptr;
  Chip *m_lowerCase = nullptr;
  ChoiceChip *m_punctuation = nullptr;
  Chip *m_digits = nullptr;
  Chip *m_loneLetters = nullptr;
  ChoiceChip *m_whiteSpace = nullptr;
  ChoiceChip *m_stopWords = nullptr;
  ChoiceChip *m_stem = nullptr;
};

}  // namespace shinglescope
