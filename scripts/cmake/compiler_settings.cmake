# SPDX-License-Identifier: MIT
# Compiler settings for every target. No -march=native: results and speed must
# not depend on the machine that built the program.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

# Sources of kernels for one instruction set.
set(SHINGLESCOPE_KERNEL_SOURCES "_(sse41|avx2|avx512|neon)\\.cpp$")

option(SHINGLESCOPE_USE_CCACHE "Compile through ccache if it is installed" ON)
find_program(CCACHE_PROGRAM ccache)
if(SHINGLESCOPE_USE_CCACHE AND CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # ccache finds precompiled headers only with this sloppiness and -fpch-preprocess. The base
  # directory makes paths relative, so checkouts with a build directory inside (all presets) share
  # the cache. Depend mode compares the bytes of all headers: a preprocessed source has no comments,
  # and a precompiled header whose comments are out of date does not compile with the current
  # header. Caches that were filled without it are not used (the namespace):
  # docs/decisions/build_speed.md.
  set(CMAKE_CXX_COMPILER_LAUNCHER
      ${CMAKE_COMMAND} -E env
      CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
      CCACHE_BASEDIR=${CMAKE_SOURCE_DIR}
      CCACHE_NOHASHDIR=1
      CCACHE_DEPEND=1
      CCACHE_NAMESPACE=shinglescope-depend
      ${CMAKE_CURRENT_LIST_DIR}/ccache_launcher ${CCACHE_PROGRAM})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(-fpch-preprocess)
  endif()
endif()

add_library(shinglescope_warnings INTERFACE)
# The release build gives the warnings for the same sources, and instrumented code leads to false
# ones. Only the fuzz targets are compiled by no other build, and only with clang.
if(SHINGLESCOPE_SANITIZE AND NOT SHINGLESCOPE_BUILD_FUZZ)
  target_compile_options(shinglescope_warnings INTERFACE -w)
endif()
target_compile_options(shinglescope_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion
  -Wnon-virtual-dtor -Woverloaded-virtual)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # gcc 12 gives false warnings inside std::string's operator+ (gcc bug 105651).
  target_compile_options(shinglescope_warnings INTERFACE -Wno-restrict -Wno-stringop-overflow
                         -Wno-array-bounds)
else()
  # gcc attributes that only affect speed.
  target_compile_options(shinglescope_warnings INTERFACE -Wno-unknown-attributes)
endif()

# Input files are untrusted: a defect in reading one should end the program, not execute code from
# the file. Sanitizers have their own checks; together with a stack protector, gcc 12's
# AddressSanitizer aligns 64-byte objects to only 32 bytes, and AVX-512 code crashes. Fortified
# functions need optimization. A value that a distribution has set is replaced, so there is only
# one.
add_link_options(LINKER:-z,relro,-z,now)
if(SHINGLESCOPE_SANITIZE)
  add_compile_options(-fno-stack-protector)
else()
  add_compile_options(-fstack-protector-strong)
  if(NOT CMAKE_BUILD_TYPE STREQUAL "Debug")
    add_compile_options(-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2)
  endif()
endif()

if(SHINGLESCOPE_SANITIZE)
  add_compile_options(-fsanitize=${SHINGLESCOPE_SANITIZE} -fno-omit-frame-pointer
                      -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${SHINGLESCOPE_SANITIZE})
endif()
# gcc checks each access for a null pointer and for alignment. Without these two checks, a group of
# sources of core or of the window compiles in about three quarters of the time, and its object is a
# quarter to a half smaller. A null pointer that is read ends the program anyway. The kernels for one
# instruction set, which read aligned memory, keep both checks (core/CMakeLists.txt), as do the fuzz
# targets.
if(SHINGLESCOPE_SANITIZE MATCHES "undefined" AND NOT SHINGLESCOPE_BUILD_FUZZ)
  add_compile_options(-fno-sanitize=null,alignment)
endif()
# Without optimization, the instrumented window and commands compile in two thirds of the time, and
# their tests are not limited by this code.
set(SHINGLESCOPE_UNOPTIMISED)
if(SHINGLESCOPE_SANITIZE)
  set(SHINGLESCOPE_UNOPTIMISED -O0)
endif()
if(SHINGLESCOPE_BUILD_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# Core, ui and the commands are static regardless of BUILD_SHARED_LIBS, which
# distributions set: shared libraries would be missing after an installation. The
# sanitizer presets make them shared, because instrumented programs are large. The
# libraries stay in the build directory, so such programs are installed only by tests.
set(SHINGLESCOPE_PART_TYPE STATIC)
set(SHINGLESCOPE_FIXED_CLI OFF)
if(SHINGLESCOPE_SHARED_PARTS)
  set(SHINGLESCOPE_PART_TYPE SHARED)
  if(SHINGLESCOPE_SANITIZE MATCHES "address")
    set(SHINGLESCOPE_FIXED_CLI ON)
  endif()
  set(CMAKE_INSTALL_RPATH
      ${CMAKE_BINARY_DIR}/core ${CMAKE_BINARY_DIR}/ui ${CMAKE_BINARY_DIR}/app)
endif()
