// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/dataset/container/zip_archive.h"

struct XML_ParserStruct;

namespace shinglescope {

/// The attributes of an element, by their names without a prefix.
class XmlAttributes {
 public:
  explicit XmlAttributes(const char *const *pairs) : m_pairs(pairs) {}
  /// Returns the value of an attribute; none if it is missing.
  std::optional<std::string_view> find(std::string_view name) const;
  /// Returns its value, or an empty text.
  std::string_view value(std::string_view name) const { return find(name).value_or(""); }
  /// Returns its value as a number; none if it is not a number below 2^53.
  std::optional<std::uint64_t> number(std::string_view name) const;

 private:
  const char *const *m_pairs;
};

/// Receives the elements and the text of an XML file, in its order. Names have no prefix.
class XmlHandler {
 public:
  virtual ~XmlHandler() = default;
  virtual void startElement(std::string_view name, const XmlAttributes &attributes) = 0;
  virtual void endElement(std::string_view name) = 0;
  virtual void addText(std::string_view text) = 0;
  /// Tests for output that should be used before parsing continues. Asked after each callback.
  virtual bool isFull() const { return false; }
  /// Returns the error that ends the parsing; none as long as all is well. Asked in the same way.
  virtual const std::optional<Error> &failure() const = 0;
};

/// Parses the XML of a ZIP member in steps of 64 KiB. Rejects what no spreadsheet program writes
/// but an attacker may: document types (and with them entities), over 256 levels, tags of over 8
/// MiB, a member that unpacks to far more than any sheet does, which would keep the program busy.
/// One thread.
class XmlReader {
 public:
  /// Opens a member. `handler` must outlive the reader. Errors: those of ZipArchive::read().
  static Result<std::unique_ptr<XmlReader>> open(const ZipArchive &archive, const ZipMember &member,
                                                 XmlHandler &handler);
  ~XmlReader();
  XmlReader(const XmlReader &) = delete;
  XmlReader &operator=(const XmlReader &) = delete;

  /// Parses until the handler is full, or one step. Returns false at the end. Errors: those of the
  /// member and the handler; Format (not valid XML, or as above); Limit (no memory, a bomb).
  Result<bool> step();
  std::uint64_t storedPosition() const { return m_bytes->storedPosition(); }

 private:
  friend struct XmlCallbacks;
  XmlReader(std::unique_ptr<ZipMemberReader> bytes, std::string file, const ZipMember &member,
            XmlHandler &handler);
  Result<void> checkSize() const;
  void afterCallback();
  void refuse(MessageId why);
  Result<bool> outcome(int status);
  Error errorAt(MessageId id) const;

  std::unique_ptr<ZipMemberReader> m_bytes;
  std::string m_file;
  std::string m_member;
  std::uint64_t m_storedBytes;
  XmlHandler &m_handler;
  XML_ParserStruct *m_parser = nullptr;
  std::optional<MessageId> m_refusal;
  std::size_t m_depth = 0;
  std::uint64_t m_fedBytes = 0;
  bool m_isPaused = false;
  bool m_isAtEnd = false;
};

/// Parses a whole member that produces little, such as a list of sheets. Errors: those of
/// XmlReader; Cancelled.
Result<void> parseXmlMember(const ZipArchive &archive, const ZipMember &member, XmlHandler &handler,
                            const std::stop_token &stop);

}  // namespace shinglescope
