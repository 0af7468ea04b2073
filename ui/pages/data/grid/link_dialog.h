// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QUrl>

namespace shinglescope {

/// Shows a whole web address, and its host separately, before a browser opens it. Accepted means
/// "open it"; the dialog itself opens nothing. GUI thread.
class LinkDialog final : public QDialog {
  Q_OBJECT

 public:
  explicit LinkDialog(const QUrl &address, QWidget *parent = nullptr);
  const QUrl &address() const { return m_address; }

 private:
  QUrl m_address;
};

}  // namespace shinglescope
