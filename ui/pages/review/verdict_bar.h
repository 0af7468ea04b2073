// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>

#include "core/review/verdicts/verdicts.h"
#include "ui/base/controls/key_button.h"
#include "ui/base/controls/panel.h"

namespace shinglescope {

struct ReviewActions;

/// Buttons for the verdict keys, and fields for note and tags. Triggers the page's actions.
/// GUI thread.
class VerdictBar final : public Panel {
  Q_OBJECT

 public:
  explicit VerdictBar(const ReviewActions &actions, QWidget *parent = nullptr);

  /// Highlights the buttons of the judgement.
  void showJudgement(const Judgement &judgement);
  void editNote();
  /// Commits the typed text and closes the fields. Must be called before another pair is
  /// shown.
  void finishNote();

 signals:
  void noteEdited(const QString &note, const QStringList &tags);
  void noteClosed();  ///< whether or not the note was changed

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  KeyButton *addButton(QAction *action, const QString &text);
  QLineEdit *addField(const QString &name, const QString &hint);
  bool isNoteField(const QObject *object) const { return object == m_note || object == m_tags; }
  void keepNote();
  void closeNote();

  QWidget *m_buttons = nullptr;
  KeyButton *m_notDuplicate = nullptr;
  KeyButton *m_unsure = nullptr;
  KeyButton *m_keepA = nullptr;
  KeyButton *m_keepB = nullptr;
  QWidget *m_fields = nullptr;
  QLineEdit *m_note = nullptr;
  QLineEdit *m_tags = nullptr;
};

/// Splits a text such as "good, later" into tags, trimmed and without duplicates.
QStringList tagsFromText(const QString &text);
/// Describes a judgement: "Duplicate, keep A, note ..."; empty if there is none.
QString judgementText(const Judgement &judgement, bool isByRule = false);

}  // namespace shinglescope
