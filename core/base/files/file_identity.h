#pragma once

#include <string>

namespace shinglescope {

// Which file a path means. Any thread; asks the disk.

/// Where a path leads once all links are followed, also links to what is not there yet.
std::string linkTarget(const std::string &path);
/// True where two paths are one file, or would be once it is written: by what the system says of
/// files that are there, by names without links of those that are not.
bool isSameFile(const std::string &a, const std::string &b);
/// True where standard input is read from this file.
bool isStandardInput(const std::string &path);
/// True for the names of texts in a folder that is read: `.txt`, also packed, in any case.
bool isTextName(std::string name);
/// True if `path` is, or leads to, a file in `folder` or below it that may be one of its texts.
bool isTextOf(const std::string &folder, const std::string &path);
/// True where the file system can have no file of this name.
bool isNameTooLong(const std::string &path);
/// True where standard output goes into this file.
bool isStandardOutput(const std::string &path);
/// The file that standard output goes into; empty where it is none, or has no name any more.
std::string standardOutputFile();
/// A pipe, a terminal, /dev/null: nothing stands beside it, and writing replaces nothing.
bool isDevice(const std::string &path);

}  // namespace shinglescope
