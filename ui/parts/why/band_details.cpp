// SPDX-License-Identifier: MIT
#include "ui/parts/why/band_details.h"

#include <QEvent>
#include <algorithm>

#include "ui/base/controls/layouts.h"
#include "ui/base/style/text_role.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/number_text.h"

namespace shinglescope {
namespace {

constexpr std::size_t kValuesShown = 12;
constexpr std::size_t kMembersShown = 12;

std::uint32_t rowsOf(const PairExplanation &why) {
  return why.numHashes / static_cast<std::uint32_t>(why.bandCollided.size());
}

std::vector<std::uint32_t> valuesOf(const std::vector<std::uint32_t> &signature, std::uint32_t band,
                                    std::uint32_t rows) {
  if (signature.empty()) return {};
  const auto begin = signature.begin() + std::ptrdiff_t{band} * rows;
  return {begin, begin + rows};
}

/// Creates a link with a row number only, so that no record text is parsed as markup.
QString rowLink(std::uint32_t row) {
  return QStringLiteral("<a href=\"%1\">%2</a>").arg(row).arg(countText(row + 1ULL));
}

}  // namespace

BandDetails::BandDetails(QWidget *parent) : QWidget(parent) {
  QVBoxLayout *layout = makeColumn(this, {}, 4);
  const auto add = [&](TextRole role) {
    auto *label = new QLabel(this);
    label->setWordWrap(true);
    setTextRole(label, role);
    layout->addWidget(label);
    return label;
  };
  m_title = add(TextRole::Strong);
  m_values = add(TextRole::Body);
  m_values->setTextFormat(Qt::RichText);
  m_values->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_meaning = add(TextRole::Muted);
  m_bucket = add(TextRole::Muted);
  m_bucket->setTextFormat(Qt::RichText);
  m_bucket->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  connect(m_bucket, &QLabel::linkActivated, this,
          [this](const QString &row) { emit rowActivated(row.toUInt()); });
}

void BandDetails::showBand(const PairExplanation &why, std::uint32_t band, RecordId a, RecordId b) {
  const std::uint32_t rows = rowsOf(why);
  m_band = band;
  m_a = a;
  m_b = b;
  m_isCollided = why.bandCollided[band];
  m_valuesA = valuesOf(why.signatureA, band, rows);
  m_valuesB = valuesOf(why.signatureB, band, rows);
  m_title->setText(rows == 1 ? tr("Band %1: hash %2").arg(band + 1).arg(band + 1)
                             : tr("Band %1: hashes %2 to %3")
                                   .arg(band + 1)
                                   .arg(band * rows + 1)
                                   .arg((band + 1) * rows));
  if (m_isCollided) {
    m_meaning->setText(rows == 1 ? tr("The value is equal, so both fall into one bucket and are "
                                      "compared.")
                                 : tr("All %1 values are equal, so both fall into one bucket and "
                                      "are compared.")
                                       .arg(rows));
  } else {
    m_meaning->setText(tr("%1 of %2 equal. One different value is enough to separate them.")
                           .arg(why.equalRows[band])
                           .arg(rows));
  }
  showValues();
  showBucket(nullptr);
}

/// Shows two lines of numbers. Equal ones are bold and in the accent colour, so that they do
/// not differ by colour alone.
void BandDetails::showValues() {
  const ThemeColors &colors = themeColors(palette());
  const QString cell = QStringLiteral("<td align=\"right\">%1</td>");
  QString lines[2];
  const std::size_t shown = std::min({m_valuesA.size(), m_valuesB.size(), kValuesShown});
  constexpr std::size_t kALine = 2;  // the number that fits in a narrow panel
  QString table;
  for (std::size_t begin = 0; begin < shown; begin += kALine) {
    lines[0] = QStringLiteral("<td>A&nbsp;</td>");
    lines[1] = QStringLiteral("<td>B&nbsp;</td>");
    for (std::size_t i = begin; i < std::min(shown, begin + kALine); ++i) {
      const bool isEqual = m_valuesA[i] == m_valuesB[i];
      const QString form =
          isEqual ? QStringLiteral("<b style=\"color:%1\">%2</b>&nbsp;").arg(colors.accent.name())
                  : QStringLiteral("%1&nbsp;");
      lines[0] += cell.arg(form.arg(QString::number(m_valuesA[i], 16)));
      lines[1] += cell.arg(form.arg(QString::number(m_valuesB[i], 16)));
    }
    table += QStringLiteral("<tr>%1</tr><tr>%2</tr>").arg(lines[0], lines[1]);
  }
  QString text = QStringLiteral("<table cellspacing=\"0\">%1</table>").arg(table);
  if (m_valuesA.size() > shown)
    text += tr("and %n more values", nullptr, static_cast<int>(m_valuesA.size() - shown));
  m_values->setText(text);
  m_values->setVisible(shown > 0);
}

void BandDetails::showBucket(const BandBucket *bucket) {
  if (bucket == nullptr) {
    m_bucket->setText(tr("Looking up the bucket..."));
    return;
  }
  QStringList others;
  std::uint64_t listed = 0;
  for (const RecordId row : bucket->members) {
    if (row == m_b) continue;
    if (others.size() == static_cast<qsizetype>(kMembersShown)) break;
    others << rowLink(row.value);
    ++listed;
  }
  const std::uint64_t pair = m_isCollided ? 2 : 1;
  const std::uint64_t left = bucket->rows > listed + pair ? bucket->rows - listed - pair : 0;
  QString text =
      m_isCollided ? tr("The bucket contains <b>%1 rows</b>").arg(countText(bucket->rows))
      : bucket->rows == 1
          ? tr("Row %1 is alone in its bucket of this band.").arg(countText(m_a.value + 1ULL))
          : tr("Row %1 shares its bucket of this band with others")
                .arg(countText(m_a.value + 1ULL));
  if (!others.isEmpty()) {
    text += tr(": besides these, %1").arg(others.join(QStringLiteral(", ")));
    if (left > 0) text += tr(" and %1 more").arg(countText(left));
    text += u'.';
  } else if (m_isCollided) {
    text += tr(": these two.");
  }
  m_bucket->setText(text);
}

void BandDetails::showProblem(const QString &sentence) {
  m_bucket->setText(sentence.toHtmlEscaped());
}

void BandDetails::changeEvent(QEvent *event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) showValues();  // the text contains colours
}

}  // namespace shinglescope
