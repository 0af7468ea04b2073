# SPDX-License-Identifier: MIT
# Writes INPUT as a byte array, because string literals have a length limit and need
# escaping. Called by shinglescope_embed_text.
file(READ ${INPUT} hex HEX)
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${hex}")
string(REGEX REPLACE "((0x..,){24})" "\\1\n" bytes "${bytes}")
get_filename_component(name ${INPUT} NAME)
file(WRITE ${OUTPUT}
"// Generated from ${name} by scripts/cmake/write_embedded_text.cmake.
#include <string_view>
namespace shinglescope::embedded {
namespace {
const unsigned char ${SYMBOL}Bytes[] = {${bytes}0x00};
}
std::string_view ${SYMBOL}() {
  return {reinterpret_cast<const char *>(${SYMBOL}Bytes), sizeof(${SYMBOL}Bytes) - 1};
}
} // namespace shinglescope::embedded
")
