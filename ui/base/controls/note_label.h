// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

#include "ui/base/style/text_role.h"

namespace shinglescope {

/// Returns a label for sentences: plain text, word-wrapped.
QLabel *makeNote(QWidget *parent, TextRole role, const QString &text = {});

/// Returns a label for sentences in rich text, word-wrapped.
QLabel *makeRichNote(QWidget *parent);

/// Returns a label of one line: plain text. Its mnemonic, if any, focuses `buddy`.
QLabel *makeLabel(QWidget *parent, TextRole role, const QString &text = {},
                  QWidget *buddy = nullptr);

/// Returns a small secondary label of one line.
QLabel *makeMutedLabel(const QString &text = {});

/// Shows the text; an empty text hides the label.
void say(QLabel *note, const QString &text);

}  // namespace shinglescope
