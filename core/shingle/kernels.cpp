#include "core/shingle/kernels.h"

namespace shinglescope {

namespace {

constexpr ShingleKernels kScalarKernels = {scalar::hashWords, scalar::combineWords,
                                           scalar::hashWindows};

}  // namespace

const ShingleKernels &shingleKernels() { return kScalarKernels; }

}  // namespace shinglescope
