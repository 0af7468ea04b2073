# SPDX-License-Identifier: MIT
# Compresses the manual pages that CPack is about to package, as Debian's policy requires. CPack
# runs it when all components are in CPACK_TEMPORARY_DIRECTORY.
file(GLOB_RECURSE manuals ${CPACK_TEMPORARY_DIRECTORY}/*.[1-9])
list(FILTER manuals INCLUDE REGEX "/usr/share/man/man[1-9]/[^/]+$")
foreach(manual ${manuals})
  execute_process(COMMAND gzip -9n ${manual} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
