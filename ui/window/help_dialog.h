#pragma once

#include <QDialog>

namespace shinglescope {

/// A page of help text to read: the guide, the keyboard, or about. GUI thread.
class HelpDialog : public QDialog {
  Q_OBJECT

 public:
  enum class Topic { Guide, Keyboard, About };
  explicit HelpDialog(Topic topic, QWidget *parent = nullptr);
};

}  // namespace shinglescope
