// SPDX-License-Identifier: MIT
#pragma once

#include <QTranslator>

namespace shinglescope::test {

/// Translates every text into capitals, so that translated text is recognizable. Uses one form for
/// any count.
class CapitalTranslator : public QTranslator {
 public:
  QString translate(const char *, const char *source, const char *, int) const override {
    return QString::fromUtf8(source).toUpper();
  }
  bool isEmpty() const override { return false; }
};

}  // namespace shinglescope::test
