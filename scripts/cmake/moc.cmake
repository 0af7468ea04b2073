# SPDX-License-Identifier: MIT
# Generates Qt's meta-objects without CMake's AUTOMOC, which makes moc read all of Qt's headers for
# each header: 38 s of the window's build instead of 2. Qt's macros are built into moc, and the
# classes do not use others.

# Runs moc on INPUT and writes OUTPUT. Further arguments are passed to moc.
function(shinglescope_run_moc input output)
  # moc has to read Qt's headers only for Qt's interfaces.
  file(STRINGS ${input} interfaces REGEX "Q_INTERFACES" LIMIT_COUNT 1)
  set(qt_headers)
  if(interfaces)
    set(qt_headers ${Qt6Gui_INCLUDE_DIRS})
    list(TRANSFORM qt_headers PREPEND -I)
  endif()
  add_custom_command(OUTPUT ${output}
    COMMAND Qt6::moc --no-notes ${ARGN} -I ${CMAKE_SOURCE_DIR} ${qt_headers} -o ${output} ${input}
    DEPENDS ${input} Qt6::moc VERBATIM)
endfunction()

# shinglescope_add_header_mocs(TARGET HEADERS...): adds the meta-objects of the classes in the
# headers, as one source for each directory. Headers without such classes cost only the call of moc.
function(shinglescope_add_header_mocs target)
  set(directories)
  foreach(header ${ARGN})
    get_filename_component(path ${header} ABSOLUTE)
    get_filename_component(name ${path} NAME_WE)
    get_filename_component(directory ${path} DIRECTORY)
    file(RELATIVE_PATH place ${CMAKE_SOURCE_DIR} ${directory})
    set(output ${CMAKE_BINARY_DIR}/moc/${place}/moc_${name}.cpp)
    shinglescope_run_moc(${path} ${output} -p ${place})
    string(MAKE_C_IDENTIFIER "${place}" key)
    list(APPEND directories ${key})
    set(place_of_${key} ${place})
    string(APPEND includes_of_${key} "#include \"moc_${name}.cpp\"\n")
    list(APPEND outputs ${output})
  endforeach()
  list(REMOVE_DUPLICATES directories)
  foreach(key ${directories})
    set(all ${CMAKE_BINARY_DIR}/moc/${place_of_${key}}/all_mocs.cpp)
    file(CONFIGURE OUTPUT ${all} CONTENT "${includes_of_${key}}" @ONLY)
    target_sources(${target} PRIVATE ${all})
  endforeach()
  # Not compiled separately, but generated before the sources that include them.
  set_source_files_properties(${outputs} PROPERTIES HEADER_FILE_ONLY ON)
  target_sources(${target} PRIVATE ${outputs})
endfunction()

# shinglescope_add_source_mocs(TARGET SOURCES...): adds the meta-objects of classes
# in the sources that end with `#include "name.moc"`.
function(shinglescope_add_source_mocs target)
  foreach(source ${ARGN})
    file(STRINGS ${source} include REGEX "^#include \"[a-z0-9_]+\\.moc\"")
    if(NOT include)
      continue()
    endif()
    get_filename_component(path ${source} ABSOLUTE)
    get_filename_component(name ${path} NAME_WE)
    get_filename_component(directory ${path} DIRECTORY)
    file(RELATIVE_PATH place ${CMAKE_SOURCE_DIR} ${directory})
    set(output ${CMAKE_BINARY_DIR}/moc/${place}/${name}.moc)
    shinglescope_run_moc(${path} ${output} -i)
    target_sources(${target} PRIVATE ${output})
    target_include_directories(${target} PRIVATE ${CMAKE_BINARY_DIR}/moc/${place})
  endforeach()
endfunction()
