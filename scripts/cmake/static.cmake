# SPDX-License-Identifier: MIT
# Settings for the static command line (scripts/package/static): all libraries are static ones below
# SHINGLESCOPE_STATIC_ROOT, which is laid out like / and belongs to the target's architecture, and
# nothing of this machine is linked except the compiler's own libraries.
if(SHINGLESCOPE_BUILD_WINDOW OR SHINGLESCOPE_BUILD_TESTS OR SHINGLESCOPE_BUILD_BENCH)
  message(FATAL_ERROR "SHINGLESCOPE_STATIC_ROOT builds only shinglescope-cli; set "
          "SHINGLESCOPE_BUILD_WINDOW, SHINGLESCOPE_BUILD_TESTS and SHINGLESCOPE_BUILD_BENCH to OFF.")
endif()
set(CMAKE_FIND_ROOT_PATH ${SHINGLESCOPE_STATIC_ROOT})
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(CMAKE_FIND_LIBRARY_SUFFIXES .a)
set(PKG_CONFIG_ARGN --static)

# pkg-config leaves out /usr/include, which is not where the compiler looks.
set(include_root ${SHINGLESCOPE_STATIC_ROOT}/usr/include)
string(APPEND CMAKE_CXX_FLAGS
       " -isystem ${include_root} -isystem ${include_root}/${CMAKE_LIBRARY_ARCHITECTURE}")
# Position-independent, so that the addresses are as random as in the other programs.
string(APPEND CMAKE_EXE_LINKER_FLAGS " -static-pie")
