# SPDX-License-Identifier: MIT
# `cmake --install BUILD --prefix PREFIX` installs the programs, the desktop integration of the
# window, and the documents. The prefix for a single user is ~/.local.
include(GNUInstallDirs)
set(documents ${CMAKE_INSTALL_DATADIR}/doc/shinglescope)

install(TARGETS shinglescope-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
if(TARGET shinglescope)
  set(resources ${CMAKE_SOURCE_DIR}/resources)
  install(TARGETS shinglescope RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  install(FILES ${resources}/shinglescope.desktop
          DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES ${resources}/shinglescope-mime.xml
          DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME shinglescope.xml)
  install(FILES ${resources}/io.github.shinglescope.metainfo.xml
          DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
  install(FILES ${resources}/icons/shinglescope.svg
          DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
  install(FILES ${resources}/licences/GPL-3.0-or-later.txt DESTINATION ${documents})
endif()
install(FILES README.md CHANGELOG.md LICENSE DESTINATION ${documents})
install(DIRECTORY docs DESTINATION ${documents})
include(${CMAKE_SOURCE_DIR}/scripts/cmake/cli_documents.cmake)
