// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

namespace shinglescope {

/// A dialog with a page of help text: the guide, the keyboard, or about. GUI thread.
class HelpDialog : public QDialog {
  Q_OBJECT

 public:
  enum class Topic { Guide, Keyboard, About };
  explicit HelpDialog(Topic topic, QWidget *parent = nullptr);
};

}  // namespace shinglescope
