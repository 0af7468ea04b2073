# SPDX-License-Identifier: MIT
# Compiles resources/translations/*.ts into TRANSLATIONS_FOLDER and sets TRANSLATIONS
# to the compiled files. Tests that read them depend on the target
# shinglescope_translations.
set(TRANSLATIONS_FOLDER ${CMAKE_BINARY_DIR}/translations)
set(TRANSLATIONS)
file(MAKE_DIRECTORY ${TRANSLATIONS_FOLDER})
file(GLOB translation_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/resources/translations/*.ts)
foreach(source ${translation_sources})
  get_filename_component(name ${source} NAME_WE)
  set(compiled ${TRANSLATIONS_FOLDER}/${name}.qm)
  add_custom_command(OUTPUT ${compiled}
    COMMAND ${LRELEASE_PROGRAM} -silent ${source} -qm ${compiled}
    DEPENDS ${source} VERBATIM)
  list(APPEND TRANSLATIONS ${compiled})
endforeach()
add_custom_target(shinglescope_translations DEPENDS ${TRANSLATIONS})
