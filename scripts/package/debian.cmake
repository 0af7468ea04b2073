# SPDX-License-Identifier: MIT
# Describes the Debian packages to CPack; docs/packages.md lists them. scripts/package/build sets
# SHINGLESCOPE_DEBIAN_PACKAGES and runs CPack on the release that the packages are for. The
# components are assigned in scripts/cmake/install.cmake.
set(maintainer "The Shinglescope developers <shinglescope@lists.example.org>")

file(STRINGS /etc/os-release release_lines REGEX "^VERSION_(ID|CODENAME)=")
string(REGEX MATCH "VERSION_ID=\"?([0-9.]+)" unused "${release_lines}")
set(release_number ${CMAKE_MATCH_1})
string(REGEX MATCH "VERSION_CODENAME=([a-z]+)" unused "${release_lines}")
set(release_name ${CMAKE_MATCH_1})
if(NOT release_number OR NOT release_name)
  message(FATAL_ERROR "Debian packages can be built only on a Debian release; /etc/os-release names none.")
endif()
# The tilde sorts these packages before those of the same version in Debian itself.
set(version_suffix "~deb${release_number}")

# Each package has its changelog and its copyright file in usr/share/doc/<package>.
set(parts ${CMAKE_BINARY_DIR}/debian)
file(MAKE_DIRECTORY ${parts})
execute_process(
  COMMAND ${CMAKE_SOURCE_DIR}/scripts/package/changelog ${version_suffix} ${release_name}
          ${maintainer} $ENV{SOURCE_DATE_EPOCH}
  COMMAND gzip -9n
  OUTPUT_FILE ${parts}/changelog.gz
  RESULTS_VARIABLE results COMMAND_ERROR_IS_FATAL ANY)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS CHANGELOG.md)

# shinglescope_package(COMPONENT NAME COPYRIGHT <part>...): the copyright file consists of these
# parts of scripts/package/copyright/.
function(shinglescope_package component name)
  cmake_parse_arguments(PARSE_ARGV 2 ARG "" "" "COPYRIGHT")
  set(copyright "")
  foreach(part ${ARG_COPYRIGHT})
    file(READ ${CMAKE_SOURCE_DIR}/scripts/package/copyright/${part} text)
    string(APPEND copyright "${text}")
  endforeach()
  file(WRITE ${parts}/${component}/copyright "${copyright}")
  install(FILES ${parts}/${component}/copyright ${parts}/changelog.gz
          DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${name}
          COMPONENT ${component} EXCLUDE_FROM_ALL)
  string(TOUPPER ${component} key)
  set(CPACK_DEBIAN_${key}_PACKAGE_NAME ${name} PARENT_SCOPE)
endfunction()

shinglescope_package(window shinglescope COPYRIGHT start window metadata expat gpl bsd cc0)
shinglescope_package(cli shinglescope-cli COPYRIGHT start cli expat bsd)
shinglescope_package(doc shinglescope-doc COPYRIGHT start expat)

set(CPACK_GENERATOR DEB)
set(CPACK_COMPONENTS_ALL window cli doc)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_PACKAGE_CONTACT ${maintainer})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")  # each package has its own
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_SOURCE_DIR}/scripts/package/compress_manuals.cmake)

set(CPACK_DEBIAN_PACKAGE_SOURCE shinglescope)
set(CPACK_DEBIAN_PACKAGE_VERSION ${PROJECT_VERSION}${version_suffix})
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)

set(CPACK_DEBIAN_WINDOW_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_WINDOW_PACKAGE_SHLIBDEPS ON)
# Libraries are added by dpkg-shlibdeps. Qt's own Italian is not a library, but without it the
# buttons and file dialogs of an Italian window are English.
set(CPACK_DEBIAN_WINDOW_PACKAGE_DEPENDS qt6-translations-l10n)
set(CPACK_DEBIAN_WINDOW_PACKAGE_RECOMMENDS
    "fonts-inter, fonts-noto-core, qt6-wayland, shinglescope-doc")
set(CPACK_DEBIAN_WINDOW_PACKAGE_SUGGESTS "shinglescope-cli, fonts-noto-cjk")
set(CPACK_DEBIAN_WINDOW_DESCRIPTION "near-duplicate finder for tables of texts
Shinglescope reads a table of texts, such as listings, articles or titles,
finds the rows that are nearly the same, and shows each pair side by side
with its differences marked, its exact similarity and how the method found
it.
.
It finds candidates by shingles, MinHash and locality-sensitive hashing, and
scores every candidate exactly. Pages for judging pairs, for choosing the
settings by measurement, and for teaching the method are included.
.
This package contains the window, in English and Italian.")

set(CPACK_DEBIAN_CLI_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_CLI_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_CLI_PACKAGE_SUGGESTS "shinglescope, shinglescope-doc")
set(CPACK_DEBIAN_CLI_DESCRIPTION "near-duplicate finder for tables of texts (command line)
Shinglescope reads a table of texts, such as listings, articles or titles,
and finds the rows that are nearly the same, by shingles, MinHash and
locality-sensitive hashing with exact verification, or exactly.
.
This package contains the program without a window, which handles tables of
millions of rows within a given memory, and a sample table.")

set(CPACK_DEBIAN_DOC_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_DOC_PACKAGE_SECTION doc)
set(CPACK_DEBIAN_DOC_DESCRIPTION "near-duplicate finder for tables of texts (documents)
Shinglescope reads a table of texts, such as listings, articles or titles,
finds the rows that are nearly the same, and shows why.
.
This package contains the guide of the window, the reference of the command
line, the definitions of everything that is computed, and the formats of all
files, as Markdown.")

include(CPack)
