// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace shinglescope {

// Functions that identify the file behind a path. Thread-safe; they access the disk.

/// Returns the folder of a file: "." for a name without a folder.
std::string folderOfFile(const std::string &path);
/// Resolves all links of a path, including links to files that do not exist yet.
std::string linkTarget(const std::string &path);
/// Returns whether two paths refer to the same file, or will do so once it is written. Existing
/// files are compared by identity, others by their resolved names.
bool isSameFile(const std::string &a, const std::string &b);
/// Returns whether standard input is read from this file.
bool isStandardInput(const std::string &path);
/// Returns whether a file name is that of a text in a folder: `.txt`, also compressed, in upper or
/// lower case.
bool isTextName(std::string name);
/// Returns whether `path` is, or leads to, a file in or below `folder` that may be one of its
/// texts.
bool isTextOf(const std::string &folder, const std::string &path);
/// Returns whether the name is too long for the file system.
bool isNameTooLong(const std::string &path);
/// Returns whether standard output goes to this file.
bool isStandardOutput(const std::string &path);
/// Returns the file that standard output goes to; empty if it is not a file or no longer has a
/// name.
std::string standardOutputFile();
/// Returns whether the path is a pipe, a terminal or another device: it has no neighbouring files,
/// and writing to it replaces nothing.
bool isDevice(const std::string &path);

}  // namespace shinglescope
