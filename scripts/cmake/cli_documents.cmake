# SPDX-License-Identifier: MIT
# Completions and manual pages: those of the command line are printed by the program itself, when it
# has been built; that of the window is in resources/man.
#
# A program that was cross-compiled runs only in the emulator of CMAKE_CROSSCOMPILING_EMULATOR.
# Without one, give SHINGLESCOPE_DOCUMENTS_PROGRAM a shinglescope-cli of the same version that runs
# on this machine; otherwise these files are left out.
set(SHINGLESCOPE_DOCUMENTS_PROGRAM "" CACHE FILEPATH
    "A shinglescope-cli that prints completions and manual pages when cross-compiling")
# Debian's directory; zsh itself also reads share/zsh/site-functions below its own prefix.
set(SHINGLESCOPE_ZSH_DIRECTORY ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions CACHE STRING
    "Where the completion for zsh is installed")

if(TARGET shinglescope)
  install(FILES ${CMAKE_SOURCE_DIR}/resources/man/shinglescope.1
          DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT window)
endif()

if(SHINGLESCOPE_DOCUMENTS_PROGRAM)
  set(documents_program ${SHINGLESCOPE_DOCUMENTS_PROGRAM})
elseif(CMAKE_CROSSCOMPILING AND NOT CMAKE_CROSSCOMPILING_EMULATOR)
  message(STATUS "No completions and manual pages of shinglescope-cli: the program does not run "
                 "here. Set SHINGLESCOPE_DOCUMENTS_PROGRAM to one that does.")
  return()
else()
  set(documents_program shinglescope-cli)  # CMake adds the emulator
endif()

set(cli_documents)
# shinglescope_print(FILE ARGUMENT...) writes what the program prints to FILE in the directory
# cli_documents of the build.
function(shinglescope_print file)
  set(path ${CMAKE_BINARY_DIR}/cli_documents/${file})
  add_custom_command(OUTPUT ${path}
    COMMAND ${documents_program} ${ARGN} > ${path}
    DEPENDS ${documents_program} VERBATIM COMMENT "Printing ${file}")
  set(cli_documents ${cli_documents} ${path} PARENT_SCOPE)
endfunction()

file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/cli_documents)
shinglescope_print(shinglescope-cli.1 man)
# tst_install compares this list with --help.
foreach(command find exact pairs query convert sniff review export sweep recall accuracy showdown
        estimate advise histogram bands candidates buckets matrices estimator curves plans worker completion man)
  shinglescope_print(shinglescope-cli-${command}.1 man ${command})
endforeach()
install(FILES ${cli_documents} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT cli)

shinglescope_print(shinglescope-cli.bash completion bash)
shinglescope_print(_shinglescope-cli completion zsh)
shinglescope_print(shinglescope-cli.fish completion fish)
install(FILES ${CMAKE_BINARY_DIR}/cli_documents/shinglescope-cli.bash
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
        RENAME shinglescope-cli COMPONENT cli)
install(FILES ${CMAKE_BINARY_DIR}/cli_documents/_shinglescope-cli
        DESTINATION ${SHINGLESCOPE_ZSH_DIRECTORY} COMPONENT cli)
install(FILES ${CMAKE_BINARY_DIR}/cli_documents/shinglescope-cli.fish
        DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d COMPONENT cli)
add_custom_target(shinglescope_cli_documents ALL DEPENDS ${cli_documents})
