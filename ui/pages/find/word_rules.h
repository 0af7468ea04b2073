// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include "core/shingle/shingle_options.h"

class QLineEdit;
class QSpinBox;

namespace shinglescope {

class FormRows;

/// The part of the recipe editor that says which words are rare and what divides words. Only for
/// shingles of words. Adds its rows to a form that it does not own. Shows the options and reports
/// edits; stores nothing else. GUI thread.
class WordRules final : public QObject {
  Q_OBJECT

 public:
  explicit WordRules(FormRows &form);
  void setOptions(const ShingleOptions &options);  ///< emits no signal

 signals:
  void edited(const shinglescope::ShingleOptions &options);

 private:
  void takeSeparator();

  ShingleOptions m_options;
  QSpinBox *m_rare = nullptr;  ///< 1 is off
  QLineEdit *m_separator = nullptr;
};

}  // namespace shinglescope
