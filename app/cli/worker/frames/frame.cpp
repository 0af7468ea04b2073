// SPDX-License-Identifier: MIT
#include "app/cli/worker/frames/frame.h"

namespace shinglescope {

const char *frameKindName(FrameKind kind) {
  switch (kind) {
    case FrameKind::Rows: return "ROWS";
    case FrameKind::Digests: return "DIGESTS";
    case FrameKind::Repeats: return "REPEATS";
    case FrameKind::Classes: return "CLASSES";
    case FrameKind::Bits: return "BITS";
    case FrameKind::Entries: return "ENTRIES";
    case FrameKind::Sizes: return "SIZES";
    case FrameKind::Buckets: return "BUCKETS";
    case FrameKind::BucketPairs: return "BUCKET_PAIRS";
    case FrameKind::Capped: return "CAPPED";
    case FrameKind::Keys: return "KEYS";
    case FrameKind::Neighbours: return "NEIGHBOURS";
    case FrameKind::Pairs: return "PAIRS";
    case FrameKind::Candidates: return "CANDIDATES";
    case FrameKind::Requests: return "REQUESTS";
    case FrameKind::Texts: return "TEXTS";
    case FrameKind::Scores: return "SCORES";
    case FrameKind::Links: return "LINKS";
    case FrameKind::RowPairs: return "ROW_PAIRS";
    case FrameKind::Ids: return "IDS";
    case FrameKind::Lines: return "LINES";
    case FrameKind::Counts: return "COUNTS";
    case FrameKind::Matches: return "MATCHES";
    case FrameKind::SlotCounts: return "SLOT_COUNTS";
    case FrameKind::ShingleCounts: return "SHINGLE_COUNTS";
    case FrameKind::Stops: return "STOPS";
    case FrameKind::End: return "END";
  }
  return nullptr;
}

}  // namespace shinglescope
