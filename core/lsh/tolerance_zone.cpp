// SPDX-License-Identifier: MIT
#include "core/lsh/tolerance_zone.h"

#include <algorithm>
#include <optional>
#include <tuple>

#include "core/lsh/band_plan.h"
#include "core/signature/signature_options.h"

namespace shinglescope {
namespace {

constexpr int kZoneDecimals = 6;

ZonePlan scorePlan(const ToleranceZone &zone, const BandPlan &plan) {
  ZonePlan scored;
  scored.plan = plan;
  scored.foundAtD1 = candidateProbability(zone.d1, plan);
  scored.missedAtD2 = missProbability(zone.d2, plan);
  const double foundAtD2 = candidateProbability(zone.d2, plan);
  const double off1 = scored.foundAtD1 - zone.p1;
  const double off2 = foundAtD2 - zone.p2;
  scored.distance = off1 * off1 + off2 * off2;
  scored.isWithin = scored.foundAtD1 <= zone.p1 && foundAtD2 >= zone.p2;
  return scored;
}

/// Compares the closest plan of each number of hashes, in ascending order, with the closest plan of
/// all smaller numbers.
class DivisorWatch {
 public:
  void take(std::uint32_t numHashes, const std::vector<ZonePlan> &plans, ZonePlans &all) {
    const ZonePlan &own = *std::ranges::min_element(plans, {}, &ZonePlan::distance);
    if (plans.size() <= kFewDivisors && m_best && m_best->distance < own.distance)
      all.fewDivisors.push_back({numHashes, static_cast<std::uint32_t>(plans.size()), own.distance,
                                 m_best->plan, m_best->distance});
    if (!m_best || own.distance < m_best->distance) m_best = own;
  }

 private:
  std::optional<ZonePlan> m_best;
};

std::optional<ZonePlan> leastThatKeeps(const ToleranceZone &zone) {
  for (std::uint32_t numHashes = zone.maxHashes + 1; numHashes <= kMaxHashes; ++numHashes) {
    std::optional<ZonePlan> best;
    for (const BandPlan &plan : bandPlansFor(numHashes)) {
      const ZonePlan scored = scorePlan(zone, plan);
      if (scored.isWithin && (!best || scored.distance < best->distance)) best = scored;
    }
    if (best) return best;
  }
  return std::nullopt;
}

}  // namespace

Result<void> checkZone(const ToleranceZone &zone) {
  if (auto range = checkHashRange(zone.minHashes, zone.maxHashes); !range) return range;
  if (!(zone.d1 >= 0 && zone.d1 < zone.d2 && zone.d2 <= 1))
    return badParameter(
        {MessageId::ZoneOutOfRange,
         {DecimalValue{zone.d1, kZoneDecimals}, DecimalValue{zone.d2, kZoneDecimals}}});
  for (const double chance : {zone.p1, zone.p2})
    if (!(chance >= 0 && chance <= 1))
      return badParameter({MessageId::ZoneChanceNoShare, {DecimalValue{chance, kZoneDecimals}}});
  return {};
}

std::optional<std::size_t> ZonePlans::proposed() const {
  const auto numberOf = [this](const auto &fits) -> std::optional<std::size_t> {
    const auto found = std::ranges::find_if(plans, fits);
    if (found == plans.end()) return std::nullopt;
    return static_cast<std::size_t>(found - plans.begin());
  };
  if (within > 0) return numberOf([](const ZonePlan &plan) { return plan.isWithin; });
  return numberOf([](const ZonePlan &plan) { return plan.missedAtD2 <= kMostMissedOfProposed; });
}

Result<ZonePlans> plansForZone(const ToleranceZone &zone) {
  if (auto valid = checkZone(zone); !valid) return valid.error();
  ZonePlans all;
  DivisorWatch watch;
  std::vector<ZonePlan> plans;
  // Plans of fewer hashes than allowed are not offered, but are used for comparison.
  for (std::uint32_t numHashes = 1; numHashes <= zone.maxHashes; ++numHashes) {
    plans.clear();
    for (const BandPlan &plan : bandPlansFor(numHashes)) plans.push_back(scorePlan(zone, plan));
    if (numHashes < zone.minHashes) {
      ZonePlans unseen;
      watch.take(numHashes, plans, unseen);
      continue;
    }
    watch.take(numHashes, plans, all);
    all.plans.insert(all.plans.end(), plans.begin(), plans.end());
  }
  std::ranges::sort(all.plans, {}, [](const ZonePlan &plan) {
    return std::tuple(plan.distance, plan.plan.numHashes(), plan.plan.bands);
  });
  all.within = static_cast<std::uint64_t>(std::ranges::count_if(all.plans, &ZonePlan::isWithin));
  if (all.within == 0) all.ofMoreHashes = leastThatKeeps(zone);
  return all;
}

Message fewDivisorsMessage(const FewDivisors &warning) {
  const BandPlan &better = warning.better;
  return {MessageId::HashesHaveFewPlans,
          {warning.plans, warning.numHashes, better.numHashes(), better.bands, better.rows}};
}

}  // namespace shinglescope
