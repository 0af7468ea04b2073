// SPDX-License-Identifier: MIT
#pragma once

#include <unistd.h>

#include <utility>

namespace shinglescope {

/// An owned file descriptor, closed by the destructor; -1 if there is none.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int descriptor) : m_descriptor(descriptor) {}
  Descriptor(Descriptor &&other) noexcept : m_descriptor(std::exchange(other.m_descriptor, -1)) {}
  Descriptor &operator=(Descriptor &&other) noexcept {
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
  }
  ~Descriptor() {
    if (m_descriptor >= 0) ::close(m_descriptor);
  }
  int get() const { return m_descriptor; }
  bool isOpen() const { return m_descriptor >= 0; }

 private:
  int m_descriptor = -1;
};

}  // namespace shinglescope
