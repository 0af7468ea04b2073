// SPDX-License-Identifier: MIT
#include "core/review/groups/group_description.h"

#include <algorithm>
#include <set>

#include "core/base/disjoint_sets.h"

namespace shinglescope {
namespace {

using ResolvedJudgement = ReviewIndex::ResolvedJudgement;

/// Reads every verdict among the texts of a component: what it joins, separates and keeps.
class VerdictReader {
 public:
  VerdictReader(const ReviewIndex &index, const TextComponent &component, ReviewGroup &group)
      : m_index(index), m_texts(component.texts), m_group(group), m_joined(m_texts.size()) {}

  void read() {
    for (std::uint32_t i = 0; i < m_texts.size(); ++i) {
      const auto [first, last] = m_index.pairsFrom(m_texts[i]);
      for (std::uint32_t pair = first; pair < last; ++pair) readPair(i, pair);
      readClass(i);
      if (!m_index.loose().empty()) readLoose(i);
    }
    finish();
  }

 private:
  /// A pair judged Not: two positions in m_texts, which are equal for a class.
  struct Parted {
    std::uint32_t a;
    std::uint32_t b;
  };

  std::optional<std::uint32_t> positionOf(TextId text) const {
    const auto found = std::lower_bound(m_texts.begin(), m_texts.end(), text);
    if (found == m_texts.end() || *found != text) return std::nullopt;
    return static_cast<std::uint32_t>(found - m_texts.begin());
  }

  void readPair(std::uint32_t a, std::uint32_t pair) {
    const ResolvedJudgement said = m_index.ofPair(pair);
    if (!said.isSilent()) readJudgement(a, m_index.result().pairs[pair].textB, said);
  }

  void readJudgement(std::uint32_t a, TextId textB, const ResolvedJudgement &said) {
    const auto b = positionOf(textB);
    if (!b) return;
    m_group.isContradictory = m_group.isContradictory || said.isContested;
    note(a, *b, said.verdict);
    keepText(said, m_texts[a], textB);
  }

  void readClass(std::uint32_t position) {
    const ResolvedJudgement said = m_index.ofClass(m_texts[position]);
    m_group.isContradictory = m_group.isContradictory || said.isContested;
    note(position, position, said.verdict);
    if (said.keep == Keep::Neither || said.verdict == Verdict::NotDuplicate) return;
    const auto rows = m_index.result().classes.rowsOf(m_texts[position]);
    if (rows.size() < 2) return;
    const std::uint32_t kept = said.keep == Keep::A ? rows[0] : rows[1];
    m_kept.insert(RecordId{kept});
    for (const std::uint32_t row : rows)
      if (row != kept) m_dropped.insert(RecordId{row});
  }

  void readLoose(std::uint32_t a) {
    auto next = m_index.loose().lower_bound({m_texts[a], TextId{0}});
    for (; next != m_index.loose().end() && next->first.first == m_texts[a]; ++next)
      readJudgement(a, next->first.second, next->second);
  }

  void note(std::uint32_t a, std::uint32_t b, Verdict verdict) {
    if (verdict == Verdict::NotDuplicate) m_parted.push_back({a, b});
    if (verdict != Verdict::Duplicate) return;
    if (a == b) m_joinedClasses.insert(a);
    m_joined.unite(a, b);
  }

  void keepText(const ResolvedJudgement &said, TextId textA, TextId textB) {
    if (said.keep == Keep::Neither || said.verdict == Verdict::NotDuplicate) return;
    const TextId kept = said.keep == Keep::A ? textA : textB;
    const TextId dropped = said.keep == Keep::A ? textB : textA;
    if (const auto row = m_index.firstPresent(kept)) m_kept.insert(*row);
    for (const std::uint32_t row : m_index.result().classes.rowsOf(dropped))
      m_dropped.insert(RecordId{row});
  }

  void finish() {
    m_group.judgedNot = static_cast<std::uint32_t>(m_parted.size());
    for (const Parted &parted : m_parted) {
      const bool isHeld = parted.a == parted.b
                              ? m_joined.sizeOf(parted.a) > 1 || m_joinedClasses.contains(parted.a)
                              : m_joined.find(parted.a) == m_joined.find(parted.b);
      m_group.isContradictory = m_group.isContradictory || isHeld;
    }
    m_group.isReviewed =
        m_texts.size() == 1 ? m_joinedClasses.contains(0) : m_joined.sizeOf(0) == m_texts.size();
    if (!m_group.keepers.empty()) return;
    for (const RecordId row : m_kept)
      if (!m_dropped.contains(row) && m_index.isPresent(row)) m_group.keepers.push_back(row);
    m_group.isKeptByHand = !m_group.keepers.empty();
  }

  const ReviewIndex &m_index;
  const std::vector<TextId> &m_texts;
  ReviewGroup &m_group;
  DisjointSets m_joined;
  std::set<std::uint32_t> m_joinedClasses;
  std::vector<Parted> m_parted;
  std::set<RecordId> m_kept;
  std::set<RecordId> m_dropped;
};

void addPresentRows(const ReviewIndex &index, const TextComponent &component, ReviewGroup &group) {
  for (const TextId text : component.texts) {
    for (const std::uint32_t row : index.result().classes.rowsOf(text))
      if (index.isPresent(RecordId{row})) group.rows.push_back(RecordId{row});
  }
  std::sort(group.rows.begin(), group.rows.end());
}

/// Rows that a person marked come before those that a rule marked.
void addMarkedKeepers(const ReviewIndex &index, ReviewGroup &group) {
  for (const bool isByHand : {true, false}) {
    if (!group.keepers.empty()) return;
    for (const RecordId row : group.rows) {
      if (index.markOf(row) == RowMark::Keeper && index.isByHand(row) == isByHand)
        group.keepers.push_back(row);
    }
    group.isKeptByHand = isByHand && !group.keepers.empty();
  }
}

}  // namespace

ReviewGroup describeGroup(const ReviewIndex &index, const TextComponent &component) {
  ReviewGroup group;
  const bool isClass = component.texts.size() == 1;
  const TextId first = component.texts.front();
  if (isClass && index.ofClass(first).verdict == Verdict::NotDuplicate) return group;
  addPresentRows(index, component, group);
  if (group.rows.size() < 2) return {};
  addMarkedKeepers(index, group);
  if (index.hasVerdicts()) VerdictReader(index, component, group).read();
  return group;
}

RowLink linkOfRows(const ReviewIndex &index, const WeakestLink &link, const ReviewGroup &group) {
  if (link.textA == link.textB) return {link.similarity, group.rows[0], group.rows[1], link.basis};
  return {link.similarity, *index.firstPresent(link.textA), *index.firstPresent(link.textB),
          link.basis};
}

}  // namespace shinglescope
