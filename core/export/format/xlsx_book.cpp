// SPDX-License-Identifier: MIT
#include "core/export/format/xlsx_book.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <thread>

#include "core/export/format/zip_directory.h"

namespace shinglescope {
namespace {

constexpr std::size_t kCopyBytes = 1U << 16U;
/// Above this size sheets or workbooks may need ZIP64.
constexpr std::uint64_t kMostPlainZip = 2'000'000'000;
constexpr std::chrono::milliseconds kPoll(10);
/// The child's exit code for success.
constexpr int kPacked = 0;

/// Opens an unnamed file; -1 and errno on an error.
int openNameless(const std::string &folder) {
  std::string name = folder + "/.shinglescope-XXXXXX";
  const int descriptor = mkostemp(name.data(), O_CLOEXEC);
  if (descriptor >= 0) unlink(name.c_str());
  return descriptor;
}

/// Owns a child process; kills and reaps it unless it has ended.
class Child {
 public:
  explicit Child(pid_t id) : m_id(id) {}
  Child(const Child &) = delete;
  Child &operator=(const Child &) = delete;
  ~Child() {
    if (m_id <= 0) return;
    kill(m_id, SIGKILL);
    while (waitpid(m_id, nullptr, 0) < 0 && errno == EINTR) {
    }
  }
  /// True if the child has ended; `status` is then the status from waitpid().
  bool hasEnded(int &status) {
    if (waitpid(m_id, &status, WNOHANG) != m_id) return false;
    m_id = 0;
    return true;
  }

 private:
  pid_t m_id;
};

}  // namespace

XlsxBook::~XlsxBook() {
  if (m_workbook != nullptr) {
    // The library closes these only when it packs, which happened in the child.
    for (lxw_worksheet *sheet : m_sheets) {
      if (sheet->optimize_tmpfile != nullptr) fclose(sheet->optimize_tmpfile);
      sheet->optimize_tmpfile = nullptr;
    }
    lxw_workbook_free(m_workbook);
  }
  if (m_descriptor >= 0) close(m_descriptor);
}

Error XlsxBook::error(MessageId what, int errorNumber) const {
  return errorOf(ErrorCode::Io, {what, {m_folder, std::strerror(errorNumber)}}, m_folder);
}

Result<void> XlsxBook::open(const std::string &folder) {
  m_folder = folder;
  m_descriptor = openNameless(folder);
  if (m_descriptor < 0) return error(MessageId::WorkbookNotBegun, errno);
  // The packed file is written to the unnamed one through its path in /proc.
  const std::string target = "/proc/self/fd/" + std::to_string(m_descriptor);
  lxw_workbook_options options{};
  options.constant_memory = LXW_TRUE;
  options.tmpdir = m_folder.data();
  m_workbook = workbook_new_opt(target.c_str(), &options);
  if (m_workbook == nullptr) return error(MessageId::WorkbookNotBegun, ENOMEM);
  lxw_doc_properties properties{};
  properties.created = 315'532'800;  // the earliest date in ZIP: the same bytes at any time
  workbook_set_properties(m_workbook, &properties);
  return {};
}

Result<lxw_worksheet *> XlsxBook::addSheet() {
  errno = 0;
  lxw_worksheet *sheet = workbook_add_worksheet(m_workbook, nullptr);
  if (sheet == nullptr || sheet->optimize_tmpfile == nullptr)
    return error(MessageId::WorkbookNotWritten, errno == 0 ? EIO : errno);
  m_sheets.push_back(sheet);
  return sheet;
}

lxw_format *XlsxBook::decimalFormat(unsigned decimals) {
  lxw_format *&format = m_decimalFormats[decimals];
  if (format != nullptr) return format;
  format = workbook_add_format(m_workbook);
  const std::string pattern = decimals == 0 ? "0" : "0." + std::string(decimals, '0');
  if (format != nullptr) format_set_num_format(format, pattern.c_str());
  return format;
}

Result<void> XlsxBook::checkSheets() const {
  for (const lxw_worksheet *sheet : m_sheets)
    if (ferror(sheet->optimize_tmpfile) != 0)
      return error(MessageId::WorkbookNotWritten, errno == 0 ? ENOSPC : errno);
  return {};
}

void XlsxBook::packInChild() {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  std::signal(SIGINT, SIG_IGN);  // the parent decides
  _exit(workbook_close(m_workbook) == LXW_NO_ERROR ? kPacked : 1);
}

Result<void> XlsxBook::pack(const RunContext &context) {
  std::uint64_t total = 0;
  for (lxw_worksheet *sheet : m_sheets) {
    if (fflush(sheet->optimize_tmpfile) != 0) return error(MessageId::WorkbookNotWritten, errno);
    m_sheetBytes.push_back(static_cast<std::uint64_t>(ftello(sheet->optimize_tmpfile)));
    total += m_sheetBytes.back();
  }
  m_workbook->options.use_zip64 = total > kMostPlainZip ? LXW_TRUE : LXW_FALSE;
  const pid_t id = fork();
  if (id < 0) return error(MessageId::WorkbookNotPacked, errno);
  if (id == 0) packInChild();
  Child child(id);
  int status = 0;
  while (!child.hasEnded(status)) {
    if (context.isCancelled()) return cancelledError();
    std::this_thread::sleep_for(kPoll);
  }
  if (!WIFEXITED(status) || WEXITSTATUS(status) != kPacked)
    return error(MessageId::WorkbookNotPacked, ENOSPC);
  return checkPacked();
}

Result<void> XlsxBook::checkPacked() const {
  const auto entries = readZipDirectory(m_descriptor);
  for (std::size_t i = 0; i < m_sheetBytes.size(); ++i) {
    const std::string name = "xl/worksheets/sheet" + std::to_string(i + 1) + ".xml";
    const auto entry = std::ranges::find_if(
        entries, [&name](const ZipEntry &found) { return found.name == name; });
    // If the disk is full, the library copies only a part and does not report an error.
    if (entry == entries.end() || entry->bytes < m_sheetBytes[i])
      return error(MessageId::WorkbookNotPacked, ENOSPC);
  }
  return {};
}

Result<void> XlsxBook::copyTo(const ByteSink &sink, const RunContext &context) const {
  std::string block;
  for (off_t at = 0;; at += static_cast<off_t>(block.size())) {
    if (context.isCancelled()) return cancelledError();
    block.resize(kCopyBytes);
    const ssize_t read = pread(m_descriptor, block.data(), block.size(), at);
    if (read < 0) return error(MessageId::WorkbookNotRead, errno);
    block.resize(static_cast<std::size_t>(read));
    if (block.empty()) return {};
    if (auto written = sink(block); !written) return written;
  }
}

}  // namespace shinglescope
