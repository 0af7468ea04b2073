// SPDX-License-Identifier: MIT
#pragma once

namespace shinglescope {

class DataPage;
class ExplorePage;
class FindPage;
class LearnPage;
class ReviewPage;

/// All pages of the window; none is null.
struct WindowPages {
  DataPage *data;
  FindPage *find;
  ReviewPage *review;
  ExplorePage *explore;
  LearnPage *learn;
};

}  // namespace shinglescope
