// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace shinglescope {

/// A number that distinguishes one list from every other list of the process. A replaceable list
/// owns one and renews it with every change that moves or frees items. A copy represents the same
/// list and keeps the number. Constructing one is thread-safe.
class Generation {
 public:
  Generation() : m_number(next()) {}
  void renew() { m_number = next(); }
  std::uint64_t number() const { return m_number; }
  bool operator==(const Generation &) const = default;

 private:
  static std::uint64_t next() {
    static std::atomic<std::uint64_t> last{0};
    return ++last;
  }

  std::uint64_t m_number;
};

/// A position in one particular list; it is invalid for the list that replaces it. It is meant for
/// the time between a question and its answer. A reference that outlives a result needs a key
/// instead.
template <class Item>
struct Handle {
  std::uint64_t generation = 0;  ///< 0: in no list
  std::uint32_t index = 0;
  bool operator==(const Handle &) const = default;
};

/// Returns whether a handle belongs to a list; for callers that may receive a stale handle.
template <class Item>
bool isOf(const Handle<Item> &handle, const Generation &generation) {
  return handle.generation == generation.number();
}

template <class Item>
Handle<Item> handleAt(const std::vector<Item> &, std::size_t index, const Generation &generation) {
  return {generation.number(), static_cast<std::uint32_t>(index)};
}

/// Returns the item of a handle. A handle of another list is a programming error: it fails an
/// assertion, or returns null if assertions are off. O(1).
template <class Item>
const Item *itemOf(const std::vector<Item> &items, const Handle<Item> &handle,
                   const Generation &generation) {
  const bool isHere = isOf(handle, generation) && handle.index < items.size();
  assert(isHere && "the list that this handle is of was replaced");
  return isHere ? &items[handle.index] : nullptr;
}

}  // namespace shinglescope
