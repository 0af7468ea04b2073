// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

namespace shinglescope {

class KeyBindings;

/// A dialog with a page of help text: the keyboard, or about. GUI thread.
class HelpDialog : public QDialog {
  Q_OBJECT

 public:
  enum class Topic { Keyboard, About };
  HelpDialog(Topic topic, const KeyBindings &keys, QWidget *parent = nullptr);
};

}  // namespace shinglescope
