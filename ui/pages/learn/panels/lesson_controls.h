// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <optional>

#include "core/lesson/model/lesson_spec.h"

class QLabel;
class QSlider;
class QDoubleSpinBox;
class QSpinBox;

namespace shinglescope {

class LessonPlayer;
class SegmentedControl;

/// The settings that belong to the current stage: shingles, permutations, walk,
/// number of hashes, bands. Changes go to the player. GUI thread.
class LessonControls final : public QWidget {
  Q_OBJECT

 public:
  explicit LessonControls(LessonPlayer &player, QWidget *parent = nullptr);
  /// Returns whether the stage has any settings.
  bool hasAny() const { return m_hasAny; }
  /// Applies the number that is being typed.
  void endEdit();

 signals:
  /// Reports whether the stage has any settings.
  void shownChanged(bool hasAny);

 protected:
  void changeEvent(QEvent *event) override;

 private:
  void fitNumbers();
  QWidget *addGroup(const QString &label, const QList<QWidget *> &controls,
                    const QList<LessonStage> &stages);
  QSpinBox *makeSpin(int from, int to, const QString &name);
  QDoubleSpinBox *makeNumber(std::uint32_t from, const QString &name);
  void createShingles();
  void createPermutations();
  void createFormula();
  void createSignature();
  void createBands();
  void showLesson();
  void showStage();
  void showFormula();
  void showBands();
  void changeFormula();

  struct Group {
    QWidget *widget;
    QList<LessonStage> stages;
  };

  LessonPlayer &m_player;
  QList<Group> m_groups;
  bool m_hasAny = false;
  QWidget *m_formula = nullptr;
  SegmentedControl *m_unit = nullptr;
  QSpinBox *m_k = nullptr;
  SegmentedControl *m_kind = nullptr;
  QSpinBox *m_numHashes = nullptr;
  QSpinBox *m_which = nullptr;
  QDoubleSpinBox *m_a = nullptr;
  QDoubleSpinBox *m_b = nullptr;
  QDoubleSpinBox *m_p = nullptr;
  std::optional<std::size_t> m_followed;  ///< the step whose hash the formula shows
  SegmentedControl *m_walk = nullptr;
  SegmentedControl *m_convention = nullptr;
  QSlider *m_bands = nullptr;
  QLabel *m_bandsText = nullptr;
};

}  // namespace shinglescope
