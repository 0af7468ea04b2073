// SPDX-License-Identifier: MIT
#include "ui/pages/explore/frame/curve_choice.h"

#include <algorithm>

#include "core/lsh/band_plan.h"
#include "core/tune/plans/curves.h"
#include "ui/session/session.h"

namespace shinglescope {

std::vector<BandPlan> neighboursOf(const BandPlan &plan) {
  constexpr std::ptrdiff_t kLenient = 1;
  constexpr std::ptrdiff_t kStrict = 2;
  const std::vector<BandPlan> all = bandPlansFor(plan.numHashes());
  const auto own = std::ranges::find(all, plan) - all.begin();
  std::vector<BandPlan> near;
  // Sorted by ascending bands, so strict plans come first.
  for (std::ptrdiff_t i = own + kLenient; i >= own - kStrict; --i)
    if (i != own && i >= 0 && i < static_cast<std::ptrdiff_t>(all.size()))
      near.push_back(all[static_cast<std::size_t>(i)]);
  return near;
}

CurveChoice::CurveChoice(const Session &session, QObject *parent)
    : QObject(parent), m_session(session) {
  connect(&session, &Session::recipeChanged, this, &CurveChoice::follow);
  connect(&session, &Session::datasetChanged, this, &CurveChoice::follow);
  m_own = session.recipe().bandPlan();
  m_others = neighboursOf(m_own);
}

void CurveChoice::follow() {
  const BandPlan own = m_session.recipe().bandPlan();
  if (own == m_own) return;
  m_own = own;
  if (!m_isChosen) m_others = neighboursOf(own);
  emit changed();
}

std::vector<BandPlan> CurveChoice::plans() const {
  std::vector<BandPlan> all = {m_own};
  for (const BandPlan &plan : m_others)
    if (plan != m_own) all.push_back(plan);
  return all;
}

bool CurveChoice::contains(const BandPlan &plan) const {
  return plan == m_own || std::ranges::find(m_others, plan) != m_others.end();
}

void CurveChoice::choose(std::vector<BandPlan> others) {
  m_isChosen = true;
  m_others = std::move(others);
  emit changed();
}

void CurveChoice::add(const BandPlan &plan) {
  if (contains(plan)) return;
  std::vector<BandPlan> others = m_others;
  others.push_back(plan);
  choose(std::move(others));
}

void CurveChoice::remove(const BandPlan &plan) {
  std::vector<BandPlan> others = m_others;
  std::erase(others, plan);
  if (others.size() != m_others.size()) choose(std::move(others));
}

void CurveChoice::takePublished() { choose({kPublishedCurves.begin(), kPublishedCurves.end()}); }

void CurveChoice::reset() {
  choose(neighboursOf(m_own));
  m_isChosen = false;
}

}  // namespace shinglescope
