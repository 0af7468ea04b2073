// SPDX-License-Identifier: MIT
#include "ui/pages/learn/presenter/presenter_mode.h"

#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QLineEdit>
#include <QSplitter>
#include <QTimer>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/base/style/theme.h"
#include "ui/pages/learn/player/lesson_player.h"

namespace shinglescope {
namespace {

constexpr double kPointsInFullHd = 28;
constexpr QSize kFullHd{1920, 1080};
constexpr double kLeastPoints = 11;
constexpr int kMainShare = 62;  // percent of the width
constexpr int kProofShare = 56;
constexpr int kWalkShare = 60;
constexpr int kAskingShare = 60;  // next to a question with its choices and explanation
constexpr int kTextsShare = 45;   // next to the sets of shingles, which have a column for each text

/// Resets the fonts of viewports and of the fields of spin boxes. Qt sets these with a style
/// sheet but does not reset them with it.
void resetInnerFonts(const QWidget &page) {
  for (const auto *area : page.findChildren<QAbstractScrollArea *>())
    area->viewport()->setFont(QFont());
  for (const auto *box : page.findChildren<QAbstractSpinBox *>())
    box->findChild<QLineEdit *>()->setFont(QFont());
}

}  // namespace

double presenterPoints(const QSize &page) {
  const double scale = std::min(static_cast<double>(page.width()) / kFullHd.width(),
                                static_cast<double>(page.height()) / kFullHd.height());
  // Steps of half a point, so that few sizes set the style sheet again.
  return std::max(kLeastPoints, std::floor(2 * scale * kPointsInFullHd) / 2);
}

PresenterMode::PresenterMode(LessonPlayer &player, PresentedParts parts, QObject *parent)
    : QObject(parent), m_player(player), m_parts(std::move(parts)) {
  for (QWidget *part : std::as_const(m_parts.onScreen)) part->hide();
  m_parts.proof->hide();
  m_parts.walk->hide();
  const auto follow = [this] {
    if (m_isOn) showParts();
  };
  connect(&player, &LessonPlayer::questionChanged, this, follow);
  connect(&player, &LessonPlayer::stepChanged, this, follow);
}

void PresenterMode::setOn(bool isOn) {
  if (isOn == m_isOn) return;
  keepSizes();
  m_isOn = isOn;
  for (QWidget *part : std::as_const(m_parts.atDesk)) part->setVisible(!isOn);
  for (QWidget *part : std::as_const(m_parts.onScreen)) part->setVisible(isOn);
  showParts();
  fit();
  restoreSizes();
}

void PresenterMode::setOnly(QWidget *panel) {
  if (panel == m_only) return;
  keepSizes();
  m_only = panel;
  showParts();
  restoreSizes();
}

/// Keeps the user's sizes before the first change.
void PresenterMode::keepSizes() {
  if (!m_isOn && m_only == nullptr) m_sizesAtDesk = m_parts.splitter->saveState();
}

void PresenterMode::restoreSizes() {
  if (m_isOn || m_only != nullptr) return;
  m_parts.splitter->restoreState(m_sizesAtDesk);
  // Once more when the panels do not need the room of large letters any longer.
  QTimer::singleShot(0, this, [this] {
    if (!m_isOn && m_only == nullptr) m_parts.splitter->restoreState(m_sizesAtDesk);
  });
}

void PresenterMode::fit() {
  // The page is a little smaller than the screen.
  const double points = m_isOn ? presenterPoints(m_parts.page->window()->size()) : 0;
  if (points == m_points) return;
  m_points = points;
  // Not for the page, because dialogs and the notes, which are read at the desk, are its children.
  for (QWidget *part : m_parts.onScreen + QWidgetList{m_parts.splitter})
    part->setStyleSheet(m_isOn ? presenterSheet(points) : QString());
  if (!m_isOn) resetInnerFonts(*m_parts.page);
}

/// A question takes the place of the second table: a class reads one thing at a time.
void PresenterMode::showParts() {
  const bool isAsking = m_player.question() || m_player.quiz().finished();
  const bool isAlone = m_only != nullptr;
  for (QWidget *panel : {m_parts.proof, m_parts.walk}) panel->setVisible(panel == m_only);
  m_parts.second->setVisible(!isAlone && (!m_isOn || !isAsking));
  m_parts.reading->setVisible(!isAlone && (!m_isOn || isAsking));
  if (!m_isOn && m_only == nullptr) return;
  const int width = m_parts.splitter->width();
  const bool hasSets = !isAlone && m_player.stage() == LessonStage::Shingles;
  const int ofOnly = m_only == m_parts.walk ? kWalkShare : kProofShare;
  const int share = isAlone ? ofOnly : isAsking ? kAskingShare : hasSets ? kTextsShare : kMainShare;
  const int main = width * share / 100;
  const int other = width - main;
  m_parts.splitter->setSizes({main, other, other, other, other});
}

}  // namespace shinglescope
