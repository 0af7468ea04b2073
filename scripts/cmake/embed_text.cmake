# SPDX-License-Identifier: MIT
# shinglescope_embed_text(TARGET SYMBOL FILE): embeds a text file into a library as
# `std::string_view shinglescope::embedded::SYMBOL()`, so core does not need data files at run time.
# Declare the function where it is used.
function(shinglescope_embed_text target symbol file)
  get_filename_component(source ${file} ABSOLUTE)
  set(output ${CMAKE_CURRENT_BINARY_DIR}/embedded/${symbol}.cpp)
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -DINPUT=${source} -DOUTPUT=${output} -DSYMBOL=${symbol}
            -P ${CMAKE_SOURCE_DIR}/scripts/cmake/write_embedded_text.cmake
    DEPENDS ${source} ${CMAKE_SOURCE_DIR}/scripts/cmake/write_embedded_text.cmake
    VERBATIM)
  target_sources(${target} PRIVATE ${output})
  set_source_files_properties(${output} PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
endfunction()
