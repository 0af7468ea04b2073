#pragma once

#include <QWidget>

#include "core/dataset/dataset_loader.h"

class QComboBox;
class QLabel;

namespace shinglescope {

/// How a file is read: encoding, delimiter, quote and header, each guessed
/// unless chosen, and the sentences that say what was guessed and why. GUI
/// thread.
class ReadingOptionsForm final : public QWidget {
  Q_OBJECT

 public:
  explicit ReadingOptionsForm(const LoadOptions &options, QWidget *parent = nullptr);
  /// The options given, with what is chosen here.
  LoadOptions options() const;
  /// Shows what the guesses came to.
  void setReport(const LoadReport &report);

 signals:
  void optionsChanged();

 private:
  QComboBox *addChoice(const QString &label, const QString &name);
  void createChoices();
  void selectChosen();

  LoadOptions m_options;
  QComboBox *m_encoding = nullptr;
  QComboBox *m_delimiter = nullptr;
  QComboBox *m_quote = nullptr;
  QComboBox *m_header = nullptr;
  QLabel *m_reasons = nullptr;
};

}  // namespace shinglescope
