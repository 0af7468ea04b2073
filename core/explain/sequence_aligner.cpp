// SPDX-License-Identifier: MIT
#include "core/explain/sequence_aligner.h"

#include <algorithm>
#include <dtl/dtl.hpp>

namespace shinglescope {
namespace {

using Numbers = std::span<const std::uint32_t>;

/// The limit for the steps of libdtl in one piece (about 10 ms).
constexpr std::uint64_t kMaxPieceProduct = 400'000;
constexpr int kMaxCuts = 6;  ///< levels of patience cuts

struct Piece {
  std::uint32_t beginA = 0;
  std::uint32_t endA = 0;
  std::uint32_t beginB = 0;
  std::uint32_t endB = 0;

  std::uint64_t product() const { return std::uint64_t{endA - beginA} * (endB - beginB); }
};

/// One alignment; collects matches in ascending order.
class Aligner {
 public:
  Aligner(Numbers a, Numbers b) : m_a(a), m_b(b) {}

  std::vector<Match> align(bool isInnerWanted) {
    Piece piece{0, static_cast<std::uint32_t>(m_a.size()), 0,
                static_cast<std::uint32_t>(m_b.size())};
    alignPiece(piece, isInnerWanted ? kMaxCuts : -1);
    return std::move(m_matches);
  }

 private:
  void alignPiece(Piece piece, int cutsLeft) {
    while (piece.beginA < piece.endA && piece.beginB < piece.endB &&
           m_a[piece.beginA] == m_b[piece.beginB]) {
      m_matches.push_back({piece.beginA++, piece.beginB++});
    }
    std::uint32_t tail = 0;
    while (piece.beginA < piece.endA && piece.beginB < piece.endB &&
           m_a[piece.endA - 1] == m_b[piece.endB - 1]) {
      --piece.endA;
      --piece.endB;
      ++tail;
    }
    if (cutsLeft >= 0 && piece.product() > 0) alignInner(piece, cutsLeft);
    for (std::uint32_t i = 0; i < tail; ++i) {
      m_matches.push_back({piece.endA + i, piece.endB + i});
    }
  }

  void alignInner(const Piece &piece, int cutsLeft) {
    if (piece.product() <= kMaxPieceProduct) {
      alignByEdits(piece);
      return;
    }
    if (cutsLeft == 0) return;
    Piece rest = piece;
    const std::vector<Match> anchors = uniqueAnchors(piece);
    if (anchors.empty()) return;
    for (const Match &anchor : anchors) {
      alignPiece({rest.beginA, anchor.a, rest.beginB, anchor.b}, cutsLeft - 1);
      m_matches.push_back(anchor);
      rest.beginA = anchor.a + 1;
      rest.beginB = anchor.b + 1;
    }
    alignPiece(rest, cutsLeft - 1);
  }

  void alignByEdits(const Piece &piece) {
    using Sequence = std::vector<std::uint32_t>;
    const Sequence a(m_a.begin() + piece.beginA, m_a.begin() + piece.endA);
    const Sequence b(m_b.begin() + piece.beginB, m_b.begin() + piece.endB);
    dtl::Diff<std::uint32_t, Sequence> diff(a, b);
    diff.compose();
    std::uint32_t atA = piece.beginA;
    std::uint32_t atB = piece.beginB;
    for (const auto &[number, info] : diff.getSes().getSequence()) {
      if (info.type == dtl::SES_DELETE) {
        ++atA;
      } else if (info.type == dtl::SES_ADD) {
        ++atB;
      } else {
        m_matches.push_back({atA++, atB++});
      }
    }
  }

  /// Returns the numbers that occur exactly once on each side of the piece, with their positions.
  std::vector<Match> uniqueInBoth(const Piece &piece) const {
    const auto once = [](Numbers numbers, std::uint32_t begin, std::uint32_t end) {
      std::vector<std::pair<std::uint32_t, std::uint32_t>> sorted;
      for (std::uint32_t i = begin; i < end; ++i) sorted.emplace_back(numbers[i], i);
      std::sort(sorted.begin(), sorted.end());
      std::vector<std::pair<std::uint32_t, std::uint32_t>> unique;
      for (std::size_t i = 0; i < sorted.size(); ++i) {
        const bool sameBefore = i > 0 && sorted[i - 1].first == sorted[i].first;
        const bool sameAfter = i + 1 < sorted.size() && sorted[i + 1].first == sorted[i].first;
        if (!sameBefore && !sameAfter) unique.push_back(sorted[i]);
      }
      return unique;
    };
    const auto inA = once(m_a, piece.beginA, piece.endA);
    const auto inB = once(m_b, piece.beginB, piece.endB);
    std::vector<Match> shared;
    for (std::size_t i = 0, j = 0; i < inA.size() && j < inB.size();) {
      if (inA[i].first == inB[j].first) shared.push_back({inA[i].second, inB[j].second});
      const bool stepA = inA[i].first <= inB[j].first;
      const bool stepB = inB[j].first <= inA[i].first;
      i += stepA ? 1U : 0U;
      j += stepB ? 1U : 0U;
    }
    std::sort(shared.begin(), shared.end(),
              [](const Match &x, const Match &y) { return x.a < y.a; });
    return shared;
  }

  /// Returns the longest sequence of unique elements that ascends on both sides.
  std::vector<Match> uniqueAnchors(const Piece &piece) const {
    const std::vector<Match> shared = uniqueInBoth(piece);
    constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    std::vector<std::size_t> tops;
    std::vector<std::size_t> previous(shared.size(), kNone);
    for (std::size_t i = 0; i < shared.size(); ++i) {
      const auto pile = std::lower_bound(
          tops.begin(), tops.end(), shared[i].b,
          [&](std::size_t top, std::uint32_t position) { return shared[top].b < position; });
      if (pile != tops.begin()) previous[i] = *(pile - 1);
      if (pile == tops.end()) {
        tops.push_back(i);
      } else {
        *pile = i;
      }
    }
    std::vector<Match> anchors;
    for (std::size_t i = tops.empty() ? kNone : tops.back(); i != kNone; i = previous[i]) {
      anchors.push_back(shared[i]);
    }
    std::reverse(anchors.begin(), anchors.end());
    return anchors;
  }

  Numbers m_a;
  Numbers m_b;
  std::vector<Match> m_matches;
};

}  // namespace

std::vector<Match> alignSequences(std::span<const std::uint32_t> a,
                                  std::span<const std::uint32_t> b) {
  return Aligner(a, b).align(true);
}

std::vector<Match> alignEnds(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b) {
  return Aligner(a, b).align(false);
}

}  // namespace shinglescope
