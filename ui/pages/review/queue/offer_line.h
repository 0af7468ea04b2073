#pragma once

#include <QWidget>

class QAction;
class QLabel;

namespace shinglescope {

/// "A = B and B = C: 12 more pairs follow", with the actions that accept them or
/// look at them; hidden while nothing follows. Presses the page's actions. GUI
/// thread.
class OfferLine final : public QWidget {
  Q_OBJECT

 public:
  OfferLine(QAction *accept, QAction *look, QWidget *parent = nullptr);
  void setCount(std::size_t count);

 private:
  QLabel *m_text = nullptr;
};

}  // namespace shinglescope
