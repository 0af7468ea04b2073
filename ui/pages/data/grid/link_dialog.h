#pragma once

#include <QDialog>
#include <QUrl>

namespace shinglescope {

/// Shows a web address as a whole, and its host by itself, before a browser is
/// asked to open it. Accepted means "open it". Opens nothing itself. GUI thread.
class LinkDialog final : public QDialog {
  Q_OBJECT

 public:
  explicit LinkDialog(const QUrl &address, QWidget *parent = nullptr);
  const QUrl &address() const { return m_address; }

 private:
  QUrl m_address;
};

}  // namespace shinglescope
