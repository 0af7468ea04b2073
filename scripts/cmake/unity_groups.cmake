# Unity builds by directory: docs/decisions/build_speed.md says what they save.
# The grouping is computed from where the sources are, so that a file that is
# added or moved needs no change here.

set(SHINGLESCOPE_UNITY_GROUP_SIZE 12 CACHE STRING "Most sources that are compiled as one")
mark_as_advanced(SHINGLESCOPE_UNITY_GROUP_SIZE)

# shinglescope_unit_of(DIRECTORY RESULT): the directories whose sources are compiled together and
# whose tests are one program, by the name of the one that holds them. DIRECTORY is relative to
# the sources. As unitOf() in tests/lint, which keeps the names of a unit apart.
function(shinglescope_unit_of directory result)
  string(REGEX REPLACE "^((tests/)?(app|ui/pages/[^/]+|[^/]+/[^/]+))(/.*)?$" "\\1" unit
    "${directory}")
  set(${result} ${unit} PARENT_SCOPE)
endfunction()

# shinglescope_group_sources(TARGET): compiles the sources of each unit of
# TARGET together, where SHINGLESCOPE_UNITY_BUILD is on. Call it in the directory
# that made TARGET, after its last source was added. Sources with settings of
# their own and those that are written for one instruction set stay alone.
function(shinglescope_group_sources target)
  if(NOT SHINGLESCOPE_UNITY_BUILD)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  # Types of a source that others cannot see may be members of its classes. gcc looks
  # only at the file that it was called with, and warns of all others.
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
    # What is generated for a directory is compiled with its sources.
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

# Cuts the sources of one unit into groups of nearly the same size.
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
