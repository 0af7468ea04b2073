# SPDX-License-Identifier: MIT
# shinglescope_find_qt_test(): finds Qt Test in the current directory, without its definitions of
# the source and build directories. Nothing uses them, and with absolute paths in the compiler's
# arguments no other checkout could take an object from the compile cache.
macro(shinglescope_find_qt_test)
  find_package(Qt6 REQUIRED COMPONENTS Core Test)
  set_target_properties(Qt6::Test PROPERTIES INTERFACE_COMPILE_DEFINITIONS QT_TESTLIB_LIB)
endmacro()
