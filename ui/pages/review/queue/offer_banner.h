// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QAction;
class QLabel;

namespace shinglescope {

/// Shows "A = B and B = C: 12 more pairs follow" with buttons that accept or list these
/// pairs; hidden while there are none. Triggers the page's actions. GUI thread.
class OfferBanner final : public QWidget {
  Q_OBJECT

 public:
  OfferBanner(QAction *accept, QAction *look, QWidget *parent = nullptr);
  void setCount(std::size_t count);

 private:
  QLabel *m_text = nullptr;
};

}  // namespace shinglescope
