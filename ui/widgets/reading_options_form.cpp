#include "ui/widgets/reading_options_form.h"

#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/models/display_text.h"
#include "ui/state/dialect_text.h"
#include "ui/style/text_role.h"

namespace shinglescope {

namespace {

constexpr char kDelimiters[] = {',', ';', '\t', '|', ' ', '\x1f'};
constexpr const char *kEncodings[] = {
    "UTF-8",        "windows-1252", "ISO-8859-1", "ISO-8859-15", "UTF-16LE",     "UTF-16BE",
    "windows-1250", "windows-1251", "KOI8-R",     "ISO-8859-2",  "windows-1253", "windows-1254",
    "Shift_JIS",    "EUC-JP",       "GB18030",    "Big5",        "EUC-KR",       "IBM850"};

/// A choice without data stands for "guess".
void selectData(QComboBox *box, const QVariant &data) {
  box->setCurrentIndex(data.isValid() ? std::max(box->findData(data), 0) : 0);
}

QString quoteText(std::optional<char> quote) {
  return quote ? QString(QLatin1Char(*quote)) : ReadingOptionsForm::tr("none");
}

}  // namespace

ReadingOptionsForm::ReadingOptionsForm(const LoadOptions &options, QWidget *parent)
    : QWidget(parent), m_options(options) {
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(12, 12, 12, 12);
  layout->setSpacing(4);
  createChoices();
  layout->addSpacing(12);
  auto *title = new QLabel(tr("What was guessed, and why"), this);
  setTextRole(title, TextRole::Strong);
  layout->addWidget(title);
  m_reasons = new QLabel(this);
  m_reasons->setTextFormat(Qt::PlainText);
  m_reasons->setWordWrap(true);
  m_reasons->setObjectName(QStringLiteral("reasons"));
  setTextRole(m_reasons, TextRole::Muted);
  layout->addWidget(m_reasons);
  layout->addStretch(1);
  selectChosen();
  for (QComboBox *box : {m_encoding, m_delimiter, m_quote, m_header})
    connect(box, &QComboBox::currentIndexChanged, this, &ReadingOptionsForm::optionsChanged);
}

QComboBox *ReadingOptionsForm::addChoice(const QString &label, const QString &name) {
  auto *caption = new QLabel(label, this);
  auto *box = new QComboBox(this);
  box->setObjectName(name);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(12);
  box->addItem(tr("guess"));
  caption->setBuddy(box);
  box->setAccessibleName(QString(label).remove(u'&'));
  layout()->addWidget(caption);
  layout()->addWidget(box);
  return box;
}

void ReadingOptionsForm::createChoices() {
  m_encoding = addChoice(tr("&Encoding"), QStringLiteral("encoding"));
  for (const char *name : kEncodings)
    m_encoding->addItem(QString::fromLatin1(name), QString::fromLatin1(name));
  m_delimiter = addChoice(tr("&Delimiter"), QStringLiteral("delimiter"));
  for (const char delimiter : kDelimiters)
    m_delimiter->addItem(delimiterText(delimiter), int{delimiter});
  m_quote = addChoice(tr("&Quote"), QStringLiteral("quote"));
  for (const char quote : {'"', '\''}) m_quote->addItem(quoteText(quote), int{quote});
  m_quote->addItem(tr("none: quotes are ordinary characters"), 0);
  m_header = addChoice(tr("&First line"), QStringLiteral("header"));
  m_header->addItem(tr("names of the columns"), true);
  m_header->addItem(tr("first row of the data"), false);
}

void ReadingOptionsForm::selectChosen() {
  if (m_options.encoding) {
    const QString name = QString::fromStdString(*m_options.encoding);
    if (m_encoding->findData(name) < 0) m_encoding->addItem(name, name);
    selectData(m_encoding, name);
  }
  if (m_options.delimiter) {
    const int delimiter = *m_options.delimiter;
    if (m_delimiter->findData(delimiter) < 0)
      m_delimiter->addItem(delimiterText(*m_options.delimiter), delimiter);
    selectData(m_delimiter, delimiter);
  }
  if (m_options.quote) selectData(m_quote, int{m_options.quote->value_or('\0')});
  if (m_options.hasHeader) selectData(m_header, *m_options.hasHeader);
}

LoadOptions ReadingOptionsForm::options() const {
  LoadOptions options = m_options;
  const QVariant encoding = m_encoding->currentData();
  const QVariant delimiter = m_delimiter->currentData();
  const QVariant quote = m_quote->currentData();
  const QVariant header = m_header->currentData();
  options.encoding.reset();
  options.delimiter.reset();
  options.quote.reset();
  options.hasHeader.reset();
  if (encoding.isValid()) options.encoding = encoding.toString().toStdString();
  if (delimiter.isValid()) options.delimiter = static_cast<char>(delimiter.toInt());
  if (quote.isValid()) {
    const auto mark = static_cast<char>(quote.toInt());
    options.quote = mark == '\0' ? std::optional<char>() : std::optional<char>(mark);
  }
  if (header.isValid()) options.hasHeader = header.toBool();
  return options;
}

void ReadingOptionsForm::setReport(const LoadReport &report) {
  const Dialect &guess = report.sniffed.dialect;
  m_encoding->setItemText(0, tr("guess: %1").arg(QString::fromStdString(guess.encoding)));
  m_delimiter->setItemText(0, tr("guess: %1").arg(delimiterText(guess.delimiter)));
  m_quote->setItemText(0, tr("guess: %1").arg(quoteText(guess.quote)));
  m_header->setItemText(
      0, guess.hasHeader ? tr("guess: names of the columns") : tr("guess: first row of the data"));
  QStringList reasons;
  for (const std::string &reason : report.sniffed.reasons) reasons << cellDisplayText(reason);
  m_reasons->setText(reasons.join(u'\n'));
}

}  // namespace shinglescope
