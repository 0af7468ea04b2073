// SPDX-License-Identifier: MIT
#include "ui/pages/data/import/reading_options_form.h"

#include <QVBoxLayout>
#include <algorithm>
#include <functional>

#include "ui/base/controls/note_label.h"
#include "ui/base/text/dialect_text.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/message_text.h"
#include "ui/pages/data/reading/encoding_choices.h"
#include "ui/pages/data/reading/guess_box.h"
#include "ui/pages/data/reading/reading_item.h"

namespace shinglescope {

namespace {

using Kind = SniffedItem::Kind;

constexpr char kDelimiters[] = {',', ';', '\t', '|', ' ', '\x1f'};
constexpr SourceShape kFileShapes[] = {SourceShape::Delimited, SourceShape::JsonLines,
                                       SourceShape::PlainLines, SourceShape::IdText};
constexpr char kRecordSeparator = '\x1e';
constexpr int kMostOfferedLines = 12;
constexpr int kMostOfferedHeaderLines = 4;
constexpr int kMostDelimiterCharacters = 8;
constexpr int kMostDigits = 7;

/// Boxes store characters as numbers, and "none" as 0.
int markData(std::optional<char> mark) { return static_cast<unsigned char>(mark.value_or('\0')); }

std::optional<char> markOf(const QVariant &data) {
  return data.toInt() == 0 ? std::nullopt : std::optional<char>(static_cast<char>(data.toInt()));
}

QVariant typedMark(const QString &text) {
  if (text.size() != 1 || text[0] <= u' ' || text[0] >= u'\x7f') return {};
  return int{text[0].unicode()};
}

QVariant typedDelimiter(const QString &text) { return text.isEmpty() ? QVariant() : text; }

QVariant typedCount(const QString &text) {
  bool isNumber = false;
  const uint count = text.trimmed().toUInt(&isNumber);
  return isNumber && text.size() <= kMostDigits ? QVariant(count) : QVariant();
}

/// A delimiter is stored as text, because it may have several characters.
QString delimiterData(const LoadOptions &options) {
  return QString::fromStdString(*options.delimiter + options.delimiterTail);
}

/// Returns true if the item applies to sources of this shape. All items apply to tables.
bool hasItem(SourceShape shape, Kind kind) {
  if (kind == Kind::Shape || kind == Kind::Encoding || kind == Kind::Repair) return true;
  return shape == SourceShape::Delimited;
}

}  // namespace

ReadingOptionsForm::ReadingOptionsForm(const LoadOptions &options, QWidget *parent)
    : QWidget(parent) {
  auto *layout = new QVBoxLayout(this);
  layout->setContentsMargins(12, 12, 12, 12);
  layout->setSpacing(10);
  createItems();
  createMarks();
  createReasons();
  layout->addStretch(1);
  setOptions(options);
  for (const ReadingItem *each : m_items)
    connect(each, &ReadingItem::valueChanged, this, &ReadingOptionsForm::optionsChanged);
}

ReadingItem *ReadingOptionsForm::addItem(Kind kind, const QString &label, const QString &name) {
  auto *added = new ReadingItem(label, name, this);
  m_items[static_cast<std::size_t>(kind)] = added;
  layout()->addWidget(added);
  return added;
}

void ReadingOptionsForm::createItems() {
  addItem(Kind::Part, tr("Ta&ble in the file"), QStringLiteral("part"))->hide();
  GuessBox *shape = addItem(Kind::Shape, tr("&Shape"), QStringLiteral("shape"))->box();
  for (const SourceShape each : kFileShapes)
    shape->addItem(shapeText(each), static_cast<int>(each));
  GuessBox *encoding = addItem(Kind::Encoding, tr("&Encoding"), QStringLiteral("encoding"))->box();
  for (const EncodingChoice &each : encodingChoices()) encoding->addItem(each.label, each.name);
  encoding->makeSearchable();
  ReadingItem *delimiter = addItem(Kind::Delimiter, tr("&Delimiter"), QStringLiteral("delimiter"));
  for (const char each : kDelimiters)
    delimiter->box()->addItem(delimiterText(each), QString(QLatin1Char(each)));
  delimiter->addOther(kMostDelimiterCharacters, typedDelimiter);
  ReadingItem *preamble = addItem(Kind::Preamble, tr("Lines to s&kip"), QStringLiteral("preamble"));
  for (int lines = 0; lines <= kMostOfferedLines; ++lines)
    preamble->box()->addItem(linesText(static_cast<std::uint32_t>(lines)), lines);
  preamble->addOther(kMostDigits, typedCount);
  GuessBox *header = addItem(Kind::Header, tr("&Header"), QStringLiteral("header"))->box();
  header->addItem(tr("yes: names of the columns"), 1);
  for (int lines = 2; lines <= kMostOfferedHeaderLines; ++lines)
    header->addItem(headerLinesText(lines), lines);
  header->addItem(tr("no: the first row of data"), 0);
  ReadingItem *footer =
      addItem(Kind::Footer, tr("Rows &to leave out at the end"), QStringLiteral("footer"));
  for (int rows = 0; rows <= kMostOfferedLines; ++rows)
    footer->box()->addItem(rowsAtEndText(static_cast<std::uint32_t>(rows)), rows);
  footer->addOther(kMostDigits, typedCount);
}

void ReadingOptionsForm::createMarks() {
  GuessBox *quote = addItem(Kind::Quote, tr("&Quote"), QStringLiteral("quote"))->box();
  for (const char each : {'"', '\''}) quote->addItem(markText(each), markData(each));
  quote->addItem(tr("none: an ordinary character"), 0);
  GuessBox *escape = addItem(Kind::Escape, tr("Esca&pe"), QStringLiteral("escape"))->box();
  escape->addItem(tr("doubled: two quotes for one"), 0);
  escape->addItem(markText('\\'), markData('\\'));
  GuessBox *spaces =
      addItem(Kind::SpacedQuotes, tr("Spaces aro&und quotes"), QStringLiteral("spaces"))->box();
  spaces->addItem(tr("left out: \"a\", \"b\""), true);
  spaces->addItem(tr("kept: part of the cells"), false);
  GuessBox *runs =
      addItem(Kind::MergedDelimiters, tr("De&limiters in a row"), QStringLiteral("runs"))->box();
  runs->addItem(tr("one: columns lined up"), true);
  runs->addItem(tr("several: empty cells between"), false);
  ReadingItem *comment = addItem(Kind::Comment, tr("Co&mment"), QStringLiteral("comment"));
  comment->box()->addItem(tr("none"), 0);
  for (const char each : {'#', '%', ';'}) comment->box()->addItem(markText(each), markData(each));
  comment->addOther(1, typedMark);
  GuessBox *rowEnd = addItem(Kind::RowEnd, tr("&Rows end with"), QStringLiteral("rowEnd"))->box();
  rowEnd->addItem(rowEndText({}), 0);
  rowEnd->addItem(rowEndText(kRecordSeparator), markData(kRecordSeparator));
  GuessBox *repair =
      addItem(Kind::Repair, tr("Te&xt decoded twice"), QStringLiteral("repair"))->box();
  repair->addItem(tr("repaired"), true);
  repair->addItem(tr("kept as it is"), false);
}

void ReadingOptionsForm::createReasons() {
  m_reasonsTitle = new QLabel(tr("What was guessed, and why"), this);
  setTextRole(m_reasonsTitle, TextRole::Strong);
  m_reasons = makeNote(this, TextRole::Muted);
  m_reasons->setObjectName(QStringLiteral("reasons"));
  layout()->addWidget(m_reasonsTitle);
  layout()->addWidget(m_reasons);
  m_reasonsTitle->hide();
  m_reasons->hide();
}

void ReadingOptionsForm::setOptions(const LoadOptions &options) {
  m_options = options;
  const QSignalBlocker blocker(this);
  for (const ReadingItem *each : m_items) each->box()->backToGuess();
  selectChosen();
}

void ReadingOptionsForm::selectChosen() {
  const auto choose = [this](Kind kind, const QVariant &value, const QString &label) {
    item(kind)->box()->choose(value, label);
  };
  if (m_options.shape)
    choose(Kind::Shape, static_cast<int>(*m_options.shape), shapeText(*m_options.shape));
  if (m_options.part) {
    const QString name = QString::fromStdString(*m_options.part);
    choose(Kind::Part, name, cellDisplayText(*m_options.part));
  }
  if (m_options.encoding) {
    const QString name = QString::fromStdString(*m_options.encoding);
    choose(Kind::Encoding, name, name);
  }
  if (m_options.delimiter)
    choose(Kind::Delimiter, delimiterData(m_options),
           delimiterText(*m_options.delimiter, m_options.delimiterTail));
  if (m_options.quote) choose(Kind::Quote, markData(*m_options.quote), markText(*m_options.quote));
  if (m_options.escape)
    choose(Kind::Escape, markData(*m_options.escape), markText(*m_options.escape));
  if (m_options.comment)
    choose(Kind::Comment, markData(*m_options.comment), markText(*m_options.comment));
  if (m_options.spacedQuotes) choose(Kind::SpacedQuotes, *m_options.spacedQuotes, {});
  if (m_options.mergesDelimiters) choose(Kind::MergedDelimiters, *m_options.mergesDelimiters, {});
  if (m_options.preambleLines)
    choose(Kind::Preamble, static_cast<int>(*m_options.preambleLines),
           linesText(*m_options.preambleLines));
  if (m_options.hasHeader) {
    const int lines = *m_options.hasHeader ? static_cast<int>(m_options.headerLines) : 0;
    choose(Kind::Header, lines, headerLinesText(lines));
  }
  if (m_options.rowEnd)
    choose(Kind::RowEnd, markData(*m_options.rowEnd), rowEndText(*m_options.rowEnd));
  if (m_options.repairsText) choose(Kind::Repair, true, {});
  if (m_options.footerRows > 0)
    choose(Kind::Footer, m_options.footerRows, rowsAtEndText(m_options.footerRows));
}

LoadOptions ReadingOptionsForm::options() const {
  LoadOptions options = m_options;
  // Empty while the guess is selected.
  const auto chosen = [this](Kind kind, auto convert) {
    const QVariant value = item(kind)->value();
    std::optional<std::invoke_result_t<decltype(convert), const QVariant &>> converted;
    if (value.isValid()) converted.emplace(std::invoke(convert, value));
    return converted;
  };
  const auto text = [](const QVariant &value) { return value.toString().toStdString(); };
  const auto number = [](const QVariant &value) { return value.toUInt(); };
  const std::string delimiter = chosen(Kind::Delimiter, text).value_or("");
  options.delimiter.reset();
  if (!delimiter.empty()) options.delimiter = delimiter.front();
  options.delimiterTail = delimiter.substr(delimiter.empty() ? 0 : 1);
  options.shape = chosen(
      Kind::Shape, [](const QVariant &value) { return static_cast<SourceShape>(value.toInt()); });
  options.part = chosen(Kind::Part, text);
  options.encoding = chosen(Kind::Encoding, text);
  options.rowEnd = chosen(Kind::RowEnd, markOf);
  options.quote = chosen(Kind::Quote, markOf);
  options.escape = chosen(Kind::Escape, markOf);
  options.comment = chosen(Kind::Comment, markOf);
  options.spacedQuotes = chosen(Kind::SpacedQuotes, &QVariant::toBool);
  options.mergesDelimiters = chosen(Kind::MergedDelimiters, &QVariant::toBool);
  options.preambleLines = chosen(Kind::Preamble, number);
  options.hasHeader = chosen(Kind::Header, &QVariant::toBool);
  options.headerLines = std::max(chosen(Kind::Header, number).value_or(1), 1U);
  options.footerRows = chosen(Kind::Footer, number).value_or(0);
  options.repairsText = item(Kind::Repair)->value().toBool();
  return options;
}

bool ReadingOptionsForm::hasChoices() const {
  return std::ranges::any_of(m_items, &ReadingItem::isChosen);
}

void ReadingOptionsForm::backToGuess() {
  setOptions({});
  emit optionsChanged();
}

void ReadingOptionsForm::setParts(const std::vector<ContainerPart> &parts) {
  ReadingItem *row = item(Kind::Part);
  row->setVisible(!parts.empty() || row->isChosen());
  const QSignalBlocker blocker(row->box());
  const QVariant chosen = row->value();
  const QString label = row->box()->currentText();
  while (row->box()->count() > 1) row->box()->removeItem(1);
  for (const ContainerPart &part : parts) {
    const QString name = cellDisplayText(part.name);
    row->box()->addItem(part.isHidden ? tr("%1 (hidden)").arg(name) : name,
                        QString::fromStdString(part.name));
  }
  if (chosen.isValid()) row->box()->choose(chosen, label);
}

void ReadingOptionsForm::setReport(const LoadReport &report) {
  setParts(report.parts);
  showItems(report.sniffed, report.dialect.shape);
  const bool hasItems = !report.sniffed.items.empty();
  QStringList reasons;
  for (const Message &reason : report.sniffed.reasons) reasons << messageText(reason);
  m_reasons->setText(reasons.join(u'\n'));
  m_reasons->setVisible(!hasItems && !reasons.isEmpty());
  m_reasonsTitle->setVisible(!hasItems && !reasons.isEmpty());
}

void ReadingOptionsForm::showItems(const SniffResult &sniffed, SourceShape shape) {
  for (std::size_t i = 0; i < kKinds; ++i) {
    const auto kind = static_cast<Kind>(i);
    ReadingItem *row = m_items[i];
    const auto found = std::ranges::find(sniffed.items, kind, &SniffedItem::kind);
    const bool isSniffed = found != sniffed.items.end();
    row->setReason(isSniffed ? allMessagesText(found->reason) : QString());
    // A chosen item has no new guess; the last guess stays visible.
    const bool isOneColumn = kind == Kind::Delimiter && isSniffed && found->value == "none";
    if (!row->isChosen())
      row->box()->setGuess(isOneColumn ? tr("one column") : itemText(kind, sniffed.dialect));
    const bool isPart = sniffed.items.empty() ? hasItem(shape, kind) : isSniffed;
    row->setVisible(isPart || row->isChosen());
  }
  // A folder cannot have another shape.
  item(Kind::Shape)->setEnabled(shape != SourceShape::Folder);
}

}  // namespace shinglescope
