#include <stdio.h>
volatile double d=-2; volatile float f=-2; volatile long double l=-2; volatile double nan_=0, inf=1e308;
int main(void){ nan_=nan_/nan_; inf=-(inf*10); float fi=inf; long double li=inf;
printf("%d %d %d %d\n",__builtin_signbit(d),__builtin_signbit(f),__builtin_signbit(l),__builtin_signbitf(f)); printf("%d %d %d\n",__builtin_signbitl(l),__builtin_signbit(2.0),__builtin_signbit(-2.0));
printf("%d %d %d\n",__builtin_isnan(nan_),__builtin_isfinite(d),__builtin_isnormal(d)); printf("%d %d %d %d\n",__builtin_finite(d),__builtin_finitef(f),__builtin_finite(inf),__builtin_isfinite(l));
printf("%d %d %d %d\n",__builtin_isinf(inf),__builtin_isinf(fi),__builtin_isinf(li),__builtin_isinf_sign(li)); printf("%d %d\n",__builtin_isinf_sign(fi),__builtin_isinf_sign(1.0)); printf("%d %d\n",__builtin_isinf(-1.0/0.0),__builtin_isinf((_Float128)inf)); printf("%d\n",__builtin_isinf_sign((_Float128)inf)); }
