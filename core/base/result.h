// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "core/base/message.h"

namespace shinglescope {

/// The kind of an error, coarse enough for a caller to act on: the window maps a code to a sentence
/// in its own language, the command line to an exit code.
enum class ErrorCode {
  Io,            ///< a file could not be read or written
  Format,        ///< the input does not have the expected format
  Encoding,      ///< bytes that are invalid in the chosen encoding
  BadParameter,  ///< an option, a recipe field or a column name is wrong
  Limit,         ///< memory or another stated limit was reached
  Cancelled,     ///< the user asked to stop
  Internal       ///< a bug in this program
};

/// An error as a value. `row` is the 0-based data row that caused it, if any.
struct Error {
  ErrorCode code = ErrorCode::Internal;
  Message message = {};
  std::string file = {};
  std::optional<std::uint64_t> row = {};

  /// Returns the English of the message: what happened, then what to do.
  std::string detail() const { return inEnglish(message); }
};

/// Either a value or the Error that prevented it. Test with `if (result)` before using `*result`;
/// call `error()` only on a failed result.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) {}

  explicit operator bool() const { return m_state.index() == 0; }
  bool hasValue() const { return m_state.index() == 0; }
  const T &operator*() const & { return *std::get_if<0>(&m_state); }
  T &operator*() & { return *std::get_if<0>(&m_state); }
  T &&operator*() && { return std::move(*std::get_if<0>(&m_state)); }
  const T *operator->() const { return std::get_if<0>(&m_state); }
  T *operator->() { return std::get_if<0>(&m_state); }
  const Error &error() const { return *std::get_if<1>(&m_state); }

 private:
  std::variant<T, Error> m_state;
};

/// A result without a value: success or an Error.
template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Error error) : m_error(std::move(error)) {}

  explicit operator bool() const { return !m_error.has_value(); }
  bool hasValue() const { return !m_error.has_value(); }
  const Error &error() const { return *m_error; }

 private:
  std::optional<Error> m_error;
};

/// Moves the value of a result to `target`; after an error leaves it unchanged and returns the
/// error.
template <class Target, class Value>
Result<void> assignTo(Target &target, Result<Value> result) {
  if (!result) return result.error();
  target = *std::move(result);
  return {};
}

inline Error errorOf(ErrorCode code, Message message, std::string file = {}) {
  return {code, std::move(message), std::move(file), {}};
}
/// Returns an error whose text has no id, such as a text of the command line.
inline Error plainError(ErrorCode code, std::string text, std::string file = {}) {
  return errorOf(code, {MessageId::PlainText, {std::move(text)}}, std::move(file));
}
inline Error cancelledError() { return errorOf(ErrorCode::Cancelled, {MessageId::Cancelled, {}}); }
inline Error badParameter(Message message) {
  return errorOf(ErrorCode::BadParameter, std::move(message));
}
inline Error badParameter(std::string text) {
  return plainError(ErrorCode::BadParameter, std::move(text));
}

}  // namespace shinglescope
