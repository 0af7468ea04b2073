# SPDX-License-Identifier: MIT
# `cmake --install BUILD --prefix PREFIX` installs the programs, the desktop integration of the
# window, the sample and the documents. The prefix for a single user is ~/.local. The components
# `window`, `cli` and `doc` are the Debian packages (scripts/package/debian.cmake); `licence` is in
# none, because packages have copyright files.
include(GNUInstallDirs)
set(documents ${CMAKE_INSTALL_DATADIR}/doc/shinglescope)
set(resources ${CMAKE_SOURCE_DIR}/resources)

install(TARGETS shinglescope-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT cli)
install(FILES ${resources}/samples/rentals.tsv
        DESTINATION ${CMAKE_INSTALL_DATADIR}/shinglescope/samples COMPONENT cli)
if(TARGET shinglescope)
  install(TARGETS shinglescope RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT window)
  install(FILES ${resources}/shinglescope.desktop
          DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT window)
  install(FILES ${resources}/shinglescope-mime.xml
          DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages COMPONENT window
          RENAME shinglescope.xml)
  install(FILES ${resources}/io.github.shinglescope.metainfo.xml
          DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo COMPONENT window)
  install(FILES ${resources}/icons/shinglescope.svg
          DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps COMPONENT window)
  install(FILES ${resources}/licences/GPL-3.0-or-later.txt
          DESTINATION ${documents} COMPONENT licence)
endif()
install(FILES LICENSE DESTINATION ${documents} COMPONENT licence)
install(FILES README.md CHANGELOG.md DESTINATION ${documents} COMPONENT doc)
install(DIRECTORY docs DESTINATION ${documents} COMPONENT doc)
include(${CMAKE_SOURCE_DIR}/scripts/cmake/cli_documents.cmake)
