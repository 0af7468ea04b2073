#pragma once

#include <QLabel>

#include "ui/base/style/text_role.h"

namespace shinglescope {

/// A label for sentences: plain text, wrapped.
QLabel *makeNote(QWidget *parent, TextRole role, const QString &text = {});

/// A small secondary label on one line.
QLabel *makeMutedLabel(const QString &text = {});

/// Shows the text; without any the label is hidden.
void say(QLabel *note, const QString &text);

}  // namespace shinglescope
