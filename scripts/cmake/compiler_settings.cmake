# Compiler settings for every target. No -march=native: results and speed must
# not depend on the machine that built the program.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

option(SHINGLESCOPE_USE_CCACHE "Compile through ccache where it is installed" ON)
find_program(CCACHE_PROGRAM ccache)
if(SHINGLESCOPE_USE_CCACHE AND CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # Precompiled headers only hit with this sloppiness and -fpch-preprocess. The
  # base directory makes paths relative, so that every checkout with its build
  # folder inside (all presets) shares the cache: docs/decisions/build_speed.md.
  set(CMAKE_CXX_COMPILER_LAUNCHER
      ${CMAKE_COMMAND} -E env
      CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
      CCACHE_BASEDIR=${CMAKE_SOURCE_DIR}
      CCACHE_NOHASHDIR=1
      ${CCACHE_PROGRAM})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(-fpch-preprocess)
  endif()
endif()

add_library(shinglescope_warnings INTERFACE)
target_compile_options(shinglescope_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion
  -Wnon-virtual-dtor -Woverloaded-virtual)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # gcc 12 warns wrongly inside std::string's operator+ (gcc bug 105651).
  target_compile_options(shinglescope_warnings INTERFACE -Wno-restrict -Wno-stringop-overflow
                         -Wno-array-bounds)
else()
  # Attributes of gcc that only make it faster.
  target_compile_options(shinglescope_warnings INTERFACE -Wno-unknown-attributes)
endif()

# Files come from strangers. A mistake of ours in reading one should end the program, not
# run what the file says. Sanitizers have checks of their own; with a stack protector
# beside it, gcc 12's AddressSanitizer aligns what should be aligned to 64 bytes to 32
# only, and AVX-512 code ends. Fortified functions need an optimiser. A value that a
# distribution has set is replaced, so that both agree.
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
# Instrumented, window and commands take two thirds of the time to compile without an optimiser,
# and their tests wait for other things than these.
set(SHINGLESCOPE_UNOPTIMISED)
if(SHINGLESCOPE_SANITIZE)
  set(SHINGLESCOPE_UNOPTIMISED -O0)
endif()
if(SHINGLESCOPE_BUILD_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# Core, ui and the commands are static whatever BUILD_SHARED_LIBS says, which
# distributions pass: as shared libraries they would be missing after an install.
# The sanitizer presets share them, because instrumented programs are large. They
# stay in the build folder, so such programs are installed for tests only.
set(SHINGLESCOPE_PART_TYPE STATIC)
if(SHINGLESCOPE_SHARED_PARTS)
  set(SHINGLESCOPE_PART_TYPE SHARED)
  set(CMAKE_INSTALL_RPATH
      ${CMAKE_BINARY_DIR}/core ${CMAKE_BINARY_DIR}/ui ${CMAKE_BINARY_DIR}/app)
endif()
