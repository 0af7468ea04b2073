// SPDX-License-Identifier: MIT
#include "ui/window/navigator.h"

#include <QStackedWidget>
#include <algorithm>

#include "ui/pages/data/data_page.h"
#include "ui/pages/explore/explore_page.h"
#include "ui/pages/explore/matrices/matrices_view.h"
#include "ui/pages/find/find_page.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/pages/review/review_page.h"

namespace shinglescope {

Navigator::Navigator(const WindowPages &pages, QStackedWidget &stack, QObject *parent)
    : QObject(parent),
      m_pages(pages),
      m_named{{{QStringLiteral("data"), pages.data},
               {QStringLiteral("find"), pages.find},
               {QStringLiteral("review"), pages.review},
               {QStringLiteral("explore"), pages.explore},
               {QStringLiteral("learn"), pages.learn}}},
      m_stack(stack) {
  for (const auto &[name, page] : m_named) {
    m_stack.addWidget(page);
    connectPage(*page);
  }
  m_pages.explore->matrices().setRowQuestions(
      [data = pages.data](std::size_t most) { return data->chosenRows(most); },
      [review = pages.review](std::size_t most) { return review->chosenRows(most); });
}

void Navigator::connectPage(const WorkspacePage &page) {
  connect(&page, &WorkspacePage::pageRequested, this, qOverload<const QString &>(&Navigator::show));
  connect(&page, &WorkspacePage::rowRevealRequested, this, [this](quint32 dataRow) {
    show(m_pages.data);
    m_pages.data->revealRow(dataRow);
  });
  connect(&page, &WorkspacePage::lessonRequested, this, [this](const LessonSpec &spec) {
    m_pages.learn->openLesson(spec);
    show(m_pages.learn);
  });
  connect(&page, &WorkspacePage::scoresRequested, this, [this](const ScoreRange &scores) {
    show(m_pages.review);
    m_pages.review->showScores(scores);
  });
  connect(&page, &WorkspacePage::pairRequested, this, [this](const ItemKey &rows) {
    show(m_pages.review);
    m_pages.review->showPair(rows);
  });
}

WorkspacePage *Navigator::page(const QString &name) const {
  const auto found =
      std::ranges::find(m_named, name, [](const auto &named) { return named.first; });
  return found == m_named.end() ? nullptr : found->second;
}

QString Navigator::nameOf(const WorkspacePage &page) const {
  return std::ranges::find(m_named, &page, [](const auto &named) { return named.second; })->first;
}

QString Navigator::current() const {
  return nameOf(*static_cast<const WorkspacePage *>(m_stack.currentWidget()));
}

bool Navigator::isInFront(const WorkspacePage *page) const {
  return m_stack.currentWidget() == page;
}

void Navigator::show(const QString &place) {
  WorkspacePage *wanted = page(place.section(u':', 0, 0));
  if (wanted == nullptr) return;
  m_stack.setCurrentWidget(wanted);
  emit shown(current());
  wanted->activate();
  const QString part = place.section(u':', 1);
  if (!part.isEmpty() && wanted == m_pages.explore) m_pages.explore->showPart(part);
}

void Navigator::show(const WorkspacePage *page) { show(nameOf(*page)); }

void Navigator::startSearch() {
  if (isInFront(m_pages.review)) return m_pages.review->focusSearch();
  show(m_pages.data);
  m_pages.data->focusSearch();
}

void Navigator::findLikeCurrent() {
  if (isInFront(m_pages.review)) return m_pages.review->findLikeCurrent();
  show(m_pages.data);
  m_pages.data->findLikeCurrent();
}

void Navigator::openExportDialog(bool hasResult) {
  if (hasResult) show(m_pages.review);
  m_pages.review->exportResults();
}

}  // namespace shinglescope
