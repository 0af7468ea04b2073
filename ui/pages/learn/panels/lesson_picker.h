// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/lesson/model/lesson_spec.h"
#include "ui/base/controls/choice_box.h"

namespace shinglescope {

/// The list of lessons: the built-in ones, then the user's own. In presenter mode it is only shown
/// while a lesson is chosen. GUI thread.
class LessonPicker final : public ChoiceBox {
  Q_OBJECT

 public:
  explicit LessonPicker(QWidget *parent = nullptr);
  void setOwnLessons(const std::vector<LessonSpec> &lessons);
  /// Selects the lesson that is shown, or shows its title if it is edited or not in the list.
  void showLesson(const LessonSpec &spec, bool isEdited);
  void setPresenting(bool isPresenting) { m_isPresenting = isPresenting; }
  /// Opens the list.
  void choose();
  void hidePopup() override;
  /// A few letters, because titles are on the same line.
  QSize minimumSizeHint() const override;

 signals:
  /// The list was closed, with or without a choice.
  void closed();

 private:
  bool m_isPresenting = false;
};

}  // namespace shinglescope
