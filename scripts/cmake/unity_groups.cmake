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
# separately. CMake's UNITY_BUILD would do the same with absolute paths in the sources of the
# groups, which no other checkout could take from the compile cache.
function(shinglescope_group_sources target)
  if(NOT SHINGLESCOPE_UNITY_BUILD)
    return()
  endif()
  # Classes of a source may have members of types in anonymous namespaces. gcc permits
  # this only in the file that it was called with, and warns for included sources.
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(${target} PRIVATE -Wno-subobject-linkage)
  endif()
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "\\.cpp$")
  list(FILTER sources EXCLUDE REGEX "/moc_[a-z0-9_]+\\.cpp$")  # all_mocs.cpp includes them
  list(FILTER sources EXCLUDE REGEX ${SHINGLESCOPE_KERNEL_SOURCES})
  list(SORT sources)
  set(directories)
  foreach(source ${sources})
    shinglescope_is_compiled_separately(${source} is_separate)
    if(is_separate)
      continue()
    endif()
    get_filename_component(path ${source} ABSOLUTE)
    get_filename_component(directory ${path} DIRECTORY)
    # Generated sources of a directory are compiled with its other sources.
    string(REPLACE ${CMAKE_BINARY_DIR}/moc ${CMAKE_SOURCE_DIR} directory ${directory})
    file(RELATIVE_PATH place ${CMAKE_SOURCE_DIR} ${directory})
    shinglescope_unit_of(${place} key)
    string(MAKE_C_IDENTIFIER "${key}" key)
    list(APPEND directories ${key})
    list(APPEND sources_of_${key} ${path})
    # Not compiled separately, but generated before the groups that include them.
    set_source_files_properties(${source} PROPERTIES HEADER_FILE_ONLY ON)
  endforeach()
  list(REMOVE_DUPLICATES directories)
  foreach(key ${directories})
    shinglescope_write_groups(${target} ${key} ${sources_of_${key}})
  endforeach()
endfunction()

# Sets RESULT to whether a source has settings that the others do not have.
function(shinglescope_is_compiled_separately source result)
  set(${result} OFF PARENT_SCOPE)
  foreach(property COMPILE_DEFINITIONS COMPILE_OPTIONS COMPILE_FLAGS INCLUDE_DIRECTORIES
          SKIP_PRECOMPILE_HEADERS SKIP_UNITY_BUILD_INCLUSION)
    get_source_file_property(value ${source} ${property})
    if(value)
      set(${result} ON PARENT_SCOPE)
    endif()
  endforeach()
endfunction()

# Divides the sources of one unit into groups of nearly equal size, and adds them to the target.
function(shinglescope_write_groups target key)
  list(LENGTH ARGN count)
  math(EXPR groups
    "(${count} + ${SHINGLESCOPE_UNITY_GROUP_SIZE} - 1) / ${SHINGLESCOPE_UNITY_GROUP_SIZE}")
  set(folder ${CMAKE_BINARY_DIR}/unity/${target})
  set(index 0)
  foreach(source ${ARGN})
    math(EXPR group "${index} * ${groups} / ${count}")
    # The source directory is searched for includes; generated sources are next to the groups.
    string(FIND ${source} ${CMAKE_BINARY_DIR}/ start)
    if(start EQUAL 0)
      file(RELATIVE_PATH place ${folder} ${source})
    else()
      file(RELATIVE_PATH place ${CMAKE_SOURCE_DIR} ${source})
    endif()
    string(APPEND includes_of_${group} "#include \"${place}\"\n")
    math(EXPR index "${index} + 1")
  endforeach()
  math(EXPR last "${groups} - 1")
  foreach(group RANGE ${last})
    set(output ${folder}/${key}_${group}.cpp)
    file(CONFIGURE OUTPUT ${output} CONTENT "${includes_of_${group}}" @ONLY)
    target_sources(${target} PRIVATE ${output})
  endforeach()
endfunction()
