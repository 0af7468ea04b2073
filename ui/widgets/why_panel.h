#pragma once

#include <QLabel>
#include <optional>

#include "core/explain/pair_explanation.h"
#include "ui/controls/panel.h"
#include "ui/widgets/strips.h"

namespace shinglescope {

/// Why two rows are a pair: exact similarity, estimate with its interval, bands
/// that collided, equal positions, and the chance that such a pair is found.
/// GUI thread; shows what it is given.
class WhyPanel final : public Panel {
  Q_OBJECT

 public:
  explicit WhyPanel(QAction *toggle, QWidget *parent = nullptr);
  void showExplanation(const PairExplanation &why, const Recipe &recipe, bool isExactRun);
  /// Nothing to explain: the reason in one sentence, or empty.
  void clear(const QString &reason = {});

 protected:
  void changeEvent(QEvent *event) override;

 private:
  void createContent();
  QLabel *addLabel();
  void showSimilarity(const PairExplanation &why, const Recipe &recipe);
  void showSignature(const PairExplanation &why, const Recipe &recipe);

  struct Shown {
    PairExplanation why;
    Recipe recipe;
    bool isExactRun;
  };
  std::optional<Shown> m_shown;
  QLabel *m_reason = nullptr;
  QWidget *m_content = nullptr;
  QLabel *m_exact = nullptr;
  QLabel *m_shingles = nullptr;
  IntervalStrip *m_interval = nullptr;
  QLabel *m_estimate = nullptr;
  QLabel *m_bandsTitle = nullptr;
  BandStrip *m_bands = nullptr;
  QLabel *m_positionsTitle = nullptr;
  PositionStrip *m_positions = nullptr;
  QLabel *m_found = nullptr;
};

}  // namespace shinglescope
