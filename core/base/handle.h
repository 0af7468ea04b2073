#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace shinglescope {

/// Tells one list from every other of the process. A list that can be replaced holds one, and
/// renews it with every change that moves or frees items. Copies are of the same list, so they
/// share the number. Thread-safe to make.
class Generation {
 public:
  Generation() : m_number(next()) {}
  void renew() { m_number = next(); }
  std::uint64_t number() const { return m_number; }
  bool operator==(const Generation &) const = default;

 private:
  static std::uint64_t next();

  std::uint64_t m_number;
};

/// A place in one list, and in no other: what took the list's place has other things there. For
/// the time between a question and its answer; what outlives a result is a key.
template <class Item>
struct Handle {
  std::uint64_t generation = 0;  ///< 0: in no list
  std::uint32_t index = 0;
  bool operator==(const Handle &) const = default;
};

/// Whether a handle is of a list; for those who may be given another's.
template <class Item>
bool isOf(const Handle<Item> &handle, const Generation &generation) {
  return handle.generation == generation.number();
}

template <class Item>
Handle<Item> handleAt(const std::vector<Item> &, std::size_t index, const Generation &generation) {
  return {generation.number(), static_cast<std::uint32_t>(index)};
}

/// The item of a handle. A handle of another list is the caller's mistake: an assertion fails,
/// and without assertions there is nothing. O(1).
template <class Item>
const Item *itemOf(const std::vector<Item> &items, const Handle<Item> &handle,
                   const Generation &generation) {
  const bool isHere = isOf(handle, generation) && handle.index < items.size();
  assert(isHere && "the list that this handle is of was replaced");
  return isHere ? &items[handle.index] : nullptr;
}

}  // namespace shinglescope
