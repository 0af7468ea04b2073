# SPDX-License-Identifier: MIT
# Unity builds by directory; docs/decisions/build_speed.md gives the reasons. The groups are
# computed from the directories of the sources, so adding or moving a file does not require a change
# here.

set(SHINGLESCOPE_UNITY_GROUP_SIZE 18 CACHE STRING "Maximum number of sources compiled together")
mark_as_advanced(SHINGLESCOPE_UNITY_GROUP_SIZE)

# shinglescope_unit_of(DIRECTORY RESULT): sets RESULT to the unit of a directory: the directory
# with all sources that are compiled together and whose tests are one program. DIRECTORY is
# relative to the source root. Must match unitOf() in tests/lint, which checks the names of a unit.
function(shinglescope_unit_of directory result)
  string(REGEX REPLACE "^((tests/)?(app|ui/pages/[^/]+|[^/]+/[^/]+))(/.*)?$" "\\1" unit
    "${directory}")
  set(${result} ${unit} PARENT_SCOPE)
endfunction()

# shinglescope_group_sources(TARGET): compiles the sources of each unit of TARGET together if
# SHINGLESCOPE_UNITY_BUILD is on. Call it in the directory that created TARGET, after its last
# source was added. Sources with individual settings and those for one instruction set are compiled
# separately.
function(shinglescope_group_sources target)
  if(NOT SHINGLESCOPE_UNITY_BUILD)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  # Classes of a source may have members of types in anonymous namespaces. gcc permits
  # this only in the file that it was called with, and warns for included sources.
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(${target} PRIVATE -Wno-subobject-linkage)
  endif()
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "\\.cpp$")
  list(FILTER sources EXCLUDE REGEX "/moc_[a-z0-9_]+\\.cpp$")  # all_mocs.cpp includes them
  list(FILTER sources EXCLUDE REGEX "_(sse41|avx2|avx512|neon)\\.cpp$")
  list(SORT sources)
  set(directories)
  foreach(source ${sources})
    get_filename_component(path ${source} ABSOLUTE)
    get_filename_component(directory ${path} DIRECTORY)
    # Generated sources of a directory are compiled with its other sources.
    string(REPLACE ${CMAKE_BINARY_DIR}/moc ${CMAKE_SOURCE_DIR} directory ${directory})
    file(RELATIVE_PATH place ${CMAKE_SOURCE_DIR} ${directory})
    shinglescope_unit_of(${place} key)
    string(MAKE_C_IDENTIFIER "${key}" key)
    list(APPEND directories ${key})
    list(APPEND sources_of_${key} ${source})
  endforeach()
  list(REMOVE_DUPLICATES directories)
  foreach(key ${directories})
    shinglescope_name_groups(${key} ${sources_of_${key}})
  endforeach()
endfunction()

# Divides the sources of one unit into groups of nearly equal size.
function(shinglescope_name_groups key)
  list(LENGTH ARGN count)
  math(EXPR groups
    "(${count} + ${SHINGLESCOPE_UNITY_GROUP_SIZE} - 1) / ${SHINGLESCOPE_UNITY_GROUP_SIZE}")
  set(index 0)
  foreach(source ${ARGN})
    math(EXPR group "${index} * ${groups} / ${count}")
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${key}_${group})
    math(EXPR index "${index} + 1")
  endforeach()
endfunction()
