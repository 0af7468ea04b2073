// SPDX-License-Identifier: MIT
// Assignments with the largest sum of weights, compared with trying every one.

#include <QTest>
#include <algorithm>
#include <random>

#include "core/base/run_context.h"
#include "core/cluster/assignment.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

using Capacities = std::vector<std::uint32_t>;
using Edges = std::vector<AssignmentEdge>;

/// Draws numbers below a bound.
class Draw {
 public:
  explicit Draw(unsigned seed) : m_engine(seed) {}
  std::uint32_t below(std::uint32_t bound) {
    return static_cast<std::uint32_t>(m_engine() % bound);
  }

 private:
  std::mt19937 m_engine;
};

/// The largest sum by trying every number of uses of each edge.
std::uint64_t bestByTrying(Capacities left, Capacities right, const Edges &edges,
                           std::size_t from = 0) {
  if (from == edges.size()) return 0;
  const AssignmentEdge &edge = edges[from];
  std::uint64_t best = 0;
  const std::uint32_t most = std::min(left[edge.left], right[edge.right]);
  for (std::uint32_t uses = 0; uses <= most; ++uses) {
    const std::uint64_t rest = bestByTrying(left, right, edges, from + 1);
    best = std::max(best, uses * edge.weight + rest);
    if (uses == most) break;
    --left[edge.left];
    --right[edge.right];
  }
  return best;
}

/// An assignment respects the capacities, and its weight is that of its uses.
void check(const Capacities &left, const Capacities &right, const Edges &edges,
           const Assignment &made) {
  Capacities usedLeft(left.size());
  Capacities usedRight(right.size());
  std::uint64_t weight = 0;
  QCOMPARE(made.uses.size(), edges.size());
  for (std::size_t i = 0; i < edges.size(); ++i) {
    usedLeft[edges[i].left] += made.uses[i];
    usedRight[edges[i].right] += made.uses[i];
    weight += made.uses[i] * edges[i].weight;
  }
  QCOMPARE(made.weight, weight);
  for (std::size_t i = 0; i < left.size(); ++i) QVERIFY(usedLeft[i] <= left[i]);
  for (std::size_t i = 0; i < right.size(); ++i) QVERIFY(usedRight[i] <= right[i]);
}

}  // namespace

class TestAssignment : public QObject {
  Q_OBJECT

 private slots:
  void theHeaviestEdgeIsNotAlwaysTaken() {
    // a-x 0.9 alone is less than a-y 0.8 and b-x 0.8.
    const Edges edges{{0, 0, 9}, {0, 1, 8}, {1, 0, 8}};
    const auto made = assign(Capacities{1, 1}, Capacities{1, 1}, edges, {});
    QCOMPARE(made->uses, (Capacities{0, 1, 1}));
    QCOMPARE(made->weight, std::uint64_t{16});
    QVERIFY(made->isOptimal);
  }

  void aMatchOfLittleWorthIsLeftOut() {
    // Both matches together, 1 + 1, are worth less than the heavy one.
    const Edges edges{{0, 0, 9}, {0, 1, 1}, {1, 0, 1}};
    const auto made = assign(Capacities{1, 1}, Capacities{1, 1}, edges, {});
    QCOMPARE(made->uses, (Capacities{1, 0, 0}));
  }

  void randomOnesAreOptimal() {
    Draw draw(7);
    for (int round = 0; round < 400; ++round) {
      Capacities left(1 + draw.below(4));
      Capacities right(1 + draw.below(4));
      for (Capacities *side : {&left, &right})
        for (std::uint32_t &capacity : *side) capacity = 1 + draw.below(3);
      Edges edges;
      for (std::uint32_t a = 0; a < left.size(); ++a)
        for (std::uint32_t b = 0; b < right.size(); ++b)
          // Few different weights make many ties.
          if (draw.below(3) > 0 && edges.size() < 8)
            edges.push_back({a, b, std::uint64_t{1} + draw.below(5)});
      const auto made = assign(left, right, edges, {});
      check(left, right, edges, *made);
      QVERIFY(made->isOptimal);
      QCOMPARE(made->weight, bestByTrying(left, right, edges));
    }
  }

  void theLargestOnesAreGreedyAndAtLeastHalfAsGood() {
    Draw draw(8);
    const Capacities sides(3000, 1);
    Edges edges;
    for (std::uint32_t i = 0; i < 3000; ++i) edges.push_back({i, i, 10});
    const std::uint64_t sum = 30'000;  // of these, which are one assignment
    while (edges.size() < 20'000)
      edges.push_back({draw.below(3000), draw.below(3000), std::uint64_t{1} + draw.below(10)});
    const auto made = assign(sides, sides, edges, {});
    check(sides, sides, edges, *made);
    QVERIFY(!made->isOptimal);
    QVERIFY(2 * made->weight >= sum);
  }

  void nothingIsAssignedWithoutEdges() {
    const auto made = assign(Capacities{1}, Capacities{1}, {}, {});
    QVERIFY(made->uses.empty());
    QCOMPARE(made->weight, std::uint64_t{0});
  }

  void itStops() {
    std::stop_source stop;
    stop.request_stop();
    RunContext context;
    context.stop = stop.get_token();
    Edges edges;
    for (std::uint32_t i = 0; i < 100; ++i) edges.push_back({i, i, 1});
    const auto made = assign(Capacities(100, 1), Capacities(100, 1), edges, context);
    QVERIFY(!made && made.error().code == ErrorCode::Cancelled);
  }
};

SHINGLESCOPE_TEST(TestAssignment, NoApplication)
#include "tst_assignment.moc"
