// SPDX-License-Identifier: MIT
#include "ui/pages/learn/panels/lesson_picker.h"

#include <QAbstractItemView>
#include <QTimer>

#include "core/lesson/files/lesson_library.h"
#include "ui/base/text/language.h"
#include "ui/pages/learn/player/kept_keys.h"

namespace shinglescope {
namespace {

constexpr int kPickerLetters = 18;
constexpr int kLeastPickerLetters = 8;

QString inWindowLanguage(const LocalText &text) {
  return QString::fromStdString(text.in(windowLanguage().toStdString()));
}

/// Returns what the lesson shows, its goal and its duration, one in each line.
QString noteOf(const LessonSpec &spec) {
  QStringList lines{inWindowLanguage(spec.about)};
  if (!spec.goal.isEmpty()) lines << LessonPicker::tr("Goal: %1").arg(inWindowLanguage(spec.goal));
  if (spec.minutes > 0) lines << LessonPicker::tr("Time: %1 min").arg(spec.minutes);
  return lines.join(u'\n');
}

QList<ChoiceBox::Choice> builtInLessons() {
  QList<ChoiceBox::Choice> choices;
  for (const LessonSpec &spec : readyLessons())
    choices.push_back(
        {QString::fromStdString(spec.id), inWindowLanguage(spec.title), noteOf(spec)});
  return choices;
}

}  // namespace

LessonPicker::LessonPicker(QWidget *parent) : ChoiceBox(builtInLessons(), parent) {
  setObjectName(QStringLiteral("lessonPicker"));
  setAccessibleName(tr("Lesson"));
  setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  setMinimumContentsLength(kPickerLetters);
  keepKeys(this);
}

void LessonPicker::setOwnLessons(const std::vector<LessonSpec> &lessons) {
  const auto ready = static_cast<int>(readyLessons().size());
  while (count() > ready) removeItem(count() - 1);
  if (!lessons.empty()) insertSeparator(ready);
  for (const LessonSpec &own : lessons)
    addItem(inWindowLanguage(own.title), QString::fromStdString(own.id));
}

void LessonPicker::showLesson(const LessonSpec &spec, bool isEdited) {
  const QString title = inWindowLanguage(spec.title);
  const int listed = findData(QString::fromStdString(spec.id));
  const bool isListed = listed >= 0 && itemText(listed) == title;
  if (isListed && !isEdited) return setCurrentIndex(listed);
  showOther(isListed ? tr("%1 (edited)").arg(title) : title);
}

void LessonPicker::choose() {
  show();
  setFocus(Qt::ShortcutFocusReason);
  showPopup();
}

QSize LessonPicker::minimumSizeHint() const {
  const QSize usual = ChoiceBox::minimumSizeHint();
  const int letter = fontMetrics().averageCharWidth();
  return {usual.width() - (kPickerLetters - kLeastPickerLetters) * letter, usual.height()};
}

/// Qt calls this whenever the box is hidden, too.
void LessonPicker::hidePopup() {
  const bool wasOpen = view()->isVisible();
  ChoiceBox::hidePopup();
  if (!wasOpen) return;
  // The choice is reported afterwards.
  QTimer::singleShot(0, this, [this] {
    if (m_isPresenting) hide();
    emit closed();
  });
}

}  // namespace shinglescope
