// SPDX-License-Identifier: MIT
#include "ui/pages/explore/frame/explore_view.h"

#include <QKeyEvent>
#include <utility>

namespace shinglescope {

ExploreView::ExploreView(Session &session, ActionsController &controller, QWidget *parent)
    : QWidget(parent), m_session(session), m_controller(controller) {
  const auto on = [this](auto signal, Changes changes) {
    connect(&m_session, signal, this, [this, changes] { take(changes); });
  };
  on(&Session::datasetChanged, Everything);
  on(&Session::rolesChanged, Columns);
  on(&Session::recipeChanged, RecipeEdit);
  on(&Session::resultChanged, Outcome);
  on(&Session::reviewThresholdChanged, Threshold);
}

void ExploreView::showEvent(QShowEvent *event) {
  QWidget::showEvent(event);
  if (m_pending) take({});
}

void ExploreView::keyPressEvent(QKeyEvent *event) {
  if (event->key() == Qt::Key_Escape && cancelWork()) return;
  QWidget::keyPressEvent(event);
}

/// Merges several signals of one step, such as roles and recipe, into one refresh.
void ExploreView::take(Changes changes) {
  m_pending |= changes;
  if (changes) forget(changes);
  if (!isVisible() || m_isAwaited) return;
  m_isAwaited = true;
  QMetaObject::invokeMethod(this, &ExploreView::deliver, Qt::QueuedConnection);
}

void ExploreView::deliver() {
  m_isAwaited = false;
  if (!isVisible() || !m_pending) return;
  const Changes changes = std::exchange(m_pending, {});
  refresh(changes);
}

}  // namespace shinglescope
