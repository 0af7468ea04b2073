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
  set(id ${SHINGLESCOPE_APPLICATION_ID})
  install(FILES ${resources}/${id}.desktop
          DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT window)
  install(FILES ${resources}/${id}.mime.xml
          DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages COMPONENT window
          RENAME ${id}.xml)
  install(FILES ${resources}/${id}.metainfo.xml
          DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo COMPONENT window)
  install(FILES ${resources}/icons/shinglescope.svg
          DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps COMPONENT window
          RENAME ${id}.svg)
  foreach(size 16 22 24 32 48 64 128 256 512)
    install(FILES ${resources}/icons/application/${size}.png
            DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps
            COMPONENT window RENAME ${id}.png)
  endforeach()
  install(FILES ${resources}/icons/application/symbolic.svg
          DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/symbolic/apps COMPONENT window
          RENAME ${id}-symbolic.svg)
  install(FILES ${resources}/licences/GPL-3.0-or-later.txt
          DESTINATION ${documents} COMPONENT licence)
endif()
install(FILES LICENSE DESTINATION ${documents} COMPONENT licence)
# The documents that others link to are where the links expect them.
install(FILES README.md CHANGELOG.md CONTRIBUTING.md SECURITY.md
        DESTINATION ${documents} COMPONENT doc)
install(DIRECTORY docs DESTINATION ${documents} COMPONENT doc)
foreach(folder app/python app/spark resources/samples)
  install(FILES ${folder}/README.md DESTINATION ${documents}/${folder} COMPONENT doc)
endforeach()
include(${CMAKE_SOURCE_DIR}/scripts/cmake/cli_documents.cmake)
