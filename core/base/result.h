#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "core/base/message.h"

namespace shinglescope {

/// What went wrong, coarse enough for a caller to act on: the window maps a
/// code to a sentence of its own language, the command line to an exit code.
enum class ErrorCode {
  Io,            ///< a file could not be read or written
  Format,        ///< the input is not what its reader expects
  Encoding,      ///< bytes that the chosen encoding does not have
  BadParameter,  ///< an option, a recipe field or a column name is wrong
  Limit,         ///< memory or another stated limit was reached
  Cancelled,     ///< the user asked to stop
  Internal       ///< a defect of ours
};

/// An error as a value. `detail` is one English sentence that names the thing
/// and says what to do; `row` is a 0-based data row where one is to blame.
struct Error {
  ErrorCode code = ErrorCode::Internal;
  std::string detail;
  std::string file = {};
  std::optional<std::uint64_t> row = {};
  Message message = {};  ///< what `detail` says, as data; none for errors that only have words
};

/// Either a value or the Error that prevented it. Test with `if (result)`
/// before using `*result`; `error()` may only be called on a failed result.
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
  // Not defaulted: `return {}` would fill all of it with zeros, in every row of a file.
  Result() : m_error(std::nullopt) {}
  Result(Error error) : m_error(std::move(error)) {}

  explicit operator bool() const { return !m_error.has_value(); }
  bool hasValue() const { return !m_error.has_value(); }
  const Error &error() const { return *m_error; }

 private:
  std::optional<Error> m_error;
};

inline Error errorOf(ErrorCode code, Message message, std::string file = {}) {
  std::string detail = inEnglish(message);
  return {code, std::move(detail), std::move(file), {}, std::move(message)};
}
inline Error cancelledError() { return {ErrorCode::Cancelled, "Cancelled."}; }
inline Error badParameter(std::string detail) {
  return {ErrorCode::BadParameter, std::move(detail)};
}

}  // namespace shinglescope
