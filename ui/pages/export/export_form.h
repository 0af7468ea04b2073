// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "ui/pages/export/export_plan.h"

class QButtonGroup;
class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace shinglescope {

class ChoiceBox;

/// The left part of the export dialog: content, scope, format and cells. Offers only what core
/// can write. GUI thread.
class ExportForm final : public QWidget {
  Q_OBJECT

 public:
  ExportForm(const std::vector<ExportContent> &contents, const Ratio &floor,
             QWidget *parent = nullptr);
  const ExportChoice &choice() const { return m_choice; }
  /// Shows a choice without emitting a signal.
  void setChoice(const ExportChoice &choice);
  /// Sets the number of items or groups in each scope, once they are known.
  void setScopeCounts(const ExportFacts &facts);
  void focusFirst();

 signals:
  void contentPicked(shinglescope::ExportContent content);
  /// A choice other than the content was changed.
  void choiceChanged();

 private:
  QLabel *addHeading(const QString &text);
  QLabel *addNote(const QString &text = {});
  void createContents(const std::vector<ExportContent> &contents);
  void createScopes();
  void createFormat();
  void createProfiles();
  void connectChoices();
  /// Shows another choice and emits choiceChanged().
  void setPicked(const ExportChoice &choice);
  void showFormats();
  void showNotes();

  Ratio m_floor;
  ExportChoice m_choice;
  QVBoxLayout *m_layout = nullptr;
  QButtonGroup *m_contents = nullptr;
  QButtonGroup *m_scopes = nullptr;
  QButtonGroup *m_profiles = nullptr;
  QCheckBox *m_oneToOne = nullptr;
  QLabel *m_scopeHeading = nullptr;
  QLabel *m_profileHeading = nullptr;
  QLabel *m_contentNote = nullptr;
  QLabel *m_scopeNote = nullptr;
  QLabel *m_kindNote = nullptr;
  QLabel *m_profileNote = nullptr;
  ChoiceBox *m_kind = nullptr;
  QCheckBox *m_manifest = nullptr;
};

}  // namespace shinglescope
