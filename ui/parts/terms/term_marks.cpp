// SPDX-License-Identifier: MIT
#include "ui/parts/terms/term_marks.h"

#include <QAbstractButton>
#include <QAbstractItemModel>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionHeader>
#include <QToolTip>
#include <algorithm>

#include "ui/base/controls/elided_label.h"
#include "ui/base/plots/plot_view.h"
#include "ui/base/style/theme.h"
#include "ui/parts/terms/term_list.h"

namespace shinglescope {
namespace {

constexpr int kUnderlineGap = 2;         ///< below the baseline
constexpr int kHeaderPadding = 8;        ///< of the style sheet
constexpr qsizetype kLongestLabel = 60;  ///< longer texts are sentences

/// Tests for titles of panels, which may wrap, and for labels of fields. Other wrapped labels are
/// sentences, and those that are cut to their width are facts below a title.
bool isNameLabel(const QLabel &label) {
  const QString role = label.property("textRole").toString();
  const bool isTitle = role == QStringLiteral("title");
  const bool isOfField = role == QStringLiteral("muted") && !label.wordWrap();
  return (isTitle || isOfField) && qobject_cast<const ElidedLabel *>(&label) == nullptr &&
         label.textFormat() != Qt::RichText && label.text().size() <= kLongestLabel;
}

/// The text as it is drawn: without the mark of its access letter.
QString nameAsDrawn(const QLabel &label) { return label.text().remove(u'&'); }

/// Draws dotted lines below the terms of a text that starts at `left`.
void underline(QPainter &painter, const QFontMetrics &metrics, const QString &text, int left,
               int baseline) {
  for (const FoundTerm &found : findTerms(text)) {
    const int from = left + metrics.horizontalAdvance(text.left(found.begin));
    const int to = left + metrics.horizontalAdvance(text.left(found.begin + found.length));
    painter.drawLine(from, baseline + kUnderlineGap, to - 1, baseline + kUnderlineGap);
  }
}

/// The dots lie above the widget that they mark, so that its own drawing stays as it is.
class TermDots : public QWidget {
 public:
  explicit TermDots(QWidget &marked) : QWidget(&marked) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    resize(marked.size());
    show();
  }

 protected:
  void paintEvent(QPaintEvent *) override {
    QPainter painter(this);
    QPen pen(themeColors(palette()).muted, 1);
    pen.setDashPattern({1, 2});
    painter.setPen(pen);
    draw(painter);
  }
  virtual void draw(QPainter &painter) = 0;
};

class LabelDots final : public TermDots {
 public:
  explicit LabelDots(QLabel &label) : TermDots(label), m_label(label) {}

 protected:
  void draw(QPainter &painter) override {
    if (!isNameLabel(m_label) || m_label.wordWrap()) return;
    const QFontMetrics metrics(m_label.font());
    const QString text = nameAsDrawn(m_label);
    const QRect area = m_label.contentsRect().adjusted(m_label.margin(), m_label.margin(),
                                                       -m_label.margin(), -m_label.margin());
    const QRect place =
        QStyle::alignedRect(layoutDirection(), m_label.alignment(),
                            {metrics.horizontalAdvance(text), metrics.height()}, area);
    painter.setClipRect(area);
    underline(painter, metrics, text, place.left(), place.top() + metrics.ascent());
  }

 private:
  QLabel &m_label;
};

class HeaderDots final : public TermDots {
 public:
  explicit HeaderDots(QHeaderView &header) : TermDots(header), m_header(header) {
    const auto redraw = [this] { update(); };
    connect(&header, &QHeaderView::sectionResized, this, redraw);
    connect(&header, &QHeaderView::geometriesChanged, this, redraw);
    if (header.model() != nullptr)
      connect(header.model(), &QAbstractItemModel::headerDataChanged, this, redraw);
  }

 protected:
  void draw(QPainter &painter) override {
    const QFontMetrics metrics(m_header.font());
    for (int section = 0; section < m_header.count(); ++section) {
      if (m_header.isSectionHidden(section)) continue;
      const QString text = m_header.model()->headerData(section, Qt::Horizontal).toString();
      const int width = metrics.horizontalAdvance(text);
      const QRect area(m_header.sectionViewportPosition(section) + kHeaderPadding, 0,
                       m_header.sectionSize(section) - 2 * kHeaderPadding, m_header.height());
      if (width > area.width()) continue;  // a cut title has no place for dots
      const QVariant side =
          m_header.model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole);
      const auto alignment =
          side.isValid() ? Qt::Alignment(side.toInt()) : m_header.defaultAlignment();
      const QRect place =
          QStyle::alignedRect(layoutDirection(), alignment, {width, metrics.height()}, area);
      underline(painter, metrics, text, place.left(), place.top() + metrics.ascent());
    }
  }

 private:
  QHeaderView &m_header;
};

/// The widget's own tooltip, then the explanations.
void showExplanation(const QHelpEvent &event, QWidget &widget, const QString &own,
                     const QString &text) {
  QStringList parts = {own.toHtmlEscaped(), explanationOf(text).toHtmlEscaped()};
  parts.removeAll(QString());
  const QString all = parts.join(u'\n').replace(u'\n', QStringLiteral("<br>"));
  // Rich text wraps; a plain tooltip is one line, however long.
  QToolTip::showText(event.globalPos(), QStringLiteral("<qt>%1</qt>").arg(all), &widget);
}

void addHeaderTexts(const QHeaderView &header, QStringList &texts) {
  if (header.orientation() != Qt::Horizontal || header.model() == nullptr) return;
  for (int section = 0; section < header.count(); ++section)
    if (!header.isSectionHidden(section))
      texts << header.model()->headerData(section, Qt::Horizontal).toString();
}

}  // namespace

TermMarks::TermMarks(QWidget &page) : QObject(&page) {
  for (auto *label : page.findChildren<QLabel *>()) mark(*label);
  for (auto *header : page.findChildren<QHeaderView *>())
    if (header->orientation() == Qt::Horizontal && header->model() != nullptr) mark(*header);
}

/// A label whose role and text never make it a name costs an event filter and an empty widget.
void TermMarks::mark(QLabel &label) {
  const QString role = label.property("textRole").toString();
  if (role != QStringLiteral("title") && role != QStringLiteral("muted")) return;
  new LabelDots(label);
  label.installEventFilter(this);
}

void TermMarks::mark(QHeaderView &header) {
  new HeaderDots(header);
  header.installEventFilter(this);
  header.viewport()->installEventFilter(this);
}

bool TermMarks::eventFilter(QObject *watched, QEvent *event) {
  auto *widget = qobject_cast<QWidget *>(watched);
  if (widget == nullptr) return false;
  if (event->type() == QEvent::Resize) {
    for (QObject *child : widget->children())
      if (auto *dots = dynamic_cast<TermDots *>(child)) dots->resize(widget->size());
    return false;
  }
  if (event->type() != QEvent::ToolTip) return false;
  const auto &help = static_cast<const QHelpEvent &>(*event);
  if (auto *label = qobject_cast<QLabel *>(watched)) {
    if (!isNameLabel(*label) || findTerms(nameAsDrawn(*label)).isEmpty()) return false;
    showExplanation(help, *label, label->toolTip(), nameAsDrawn(*label));
    return true;
  }
  auto *header = qobject_cast<QHeaderView *>(widget->parentWidget());
  if (header == nullptr) return false;
  const int section = header->logicalIndexAt(help.pos());
  if (section < 0) return false;
  const QString text = header->model()->headerData(section, Qt::Horizontal).toString();
  if (findTerms(text).isEmpty()) return false;
  const QString own =
      header->model()->headerData(section, Qt::Horizontal, Qt::ToolTipRole).toString();
  showExplanation(help, *widget, own, text);
  return true;
}

QStringList termTextsOf(const QWidget &page) {
  QStringList texts;
  for (const auto *widget : page.findChildren<QWidget *>()) {
    if (!widget->isVisibleTo(&page)) continue;
    if (const auto *label = qobject_cast<const QLabel *>(widget)) {
      if (isNameLabel(*label)) texts << nameAsDrawn(*label);
    } else if (const auto *header = qobject_cast<const QHeaderView *>(widget)) {
      addHeaderTexts(*header, texts);
    } else if (const auto *button = qobject_cast<const QAbstractButton *>(widget)) {
      texts << button->text().remove(u'&');
    } else if (const auto *plot = qobject_cast<const PlotView *>(widget)) {
      texts << plot->xAxis->label().replace(u'\n', u' ')
            << plot->yAxis->label().replace(u'\n', u' ');
    }
  }
  texts.removeAll(QString());
  return texts;
}

QList<const Term *> termsOf(const QWidget &page) {
  QList<const Term *> terms;
  for (const QString &text : termTextsOf(page))
    for (const FoundTerm &found : findTerms(text))
      if (!terms.contains(found.term)) terms << found.term;
  std::ranges::sort(terms, [](const Term *a, const Term *b) {
    return a->name.compare(b->name, Qt::CaseInsensitive) < 0;
  });
  return terms;
}

}  // namespace shinglescope
