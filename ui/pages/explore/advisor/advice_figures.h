// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <array>

#include "core/tune/advice/advice.h"

class QLabel;

namespace shinglescope {

/// The four figures of a recommended plan, large, each with a caption above and the evidence below:
/// recall and pairs compared, time and memory. GUI thread.
class AdviceFigures final : public QWidget {
  Q_OBJECT

 public:
  explicit AdviceFigures(QWidget *parent = nullptr);
  void setAdvice(const Advice &advice);

 private:
  enum Place { Recall, Compared, Time, Memory, Count };
  struct Figure {
    QString caption;
    QLabel *value = nullptr;
    QLabel *evidence = nullptr;
  };
  void set(Place place, const QString &value, const QString &evidence);

  std::array<Figure, Count> m_figures;
};

}  // namespace shinglescope
