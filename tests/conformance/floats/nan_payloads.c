//@ models: lp64
#include <stdio.h>
#include <math.h>
#include <string.h>
void sh(double d){unsigned long long u;memcpy(&u,&d,8);printf("%llx\n",u);} void shf(float d){unsigned u;memcpy(&u,&d,4);printf("%x\n",u);}
int main(void){double i=-INFINITY,j=INFINITY,z=0; float fi=-INFINITY; long double li=-INFINITY;
printf("%d %d %d %d\n",__builtin_isinf(i),__builtin_isinf(j),__builtin_isinf(z),__builtin_isinf(fi));
printf("%d %d %d\n",__builtin_isinf(li),isinf(i),isinf(fi)); printf("%d %d %d\n",__builtin_isinff(fi),__builtin_isinfl(li),(isinf)(i));
printf("%d %d %d\n",__builtin_isinf(-INFINITY),__builtin_isinf_sign(i),__builtin_isinf_sign(fi)); printf("%d\n",__builtin_isnan(__builtin_nan(""))); printf("%d %d %d\n",__builtin_finite(i),__builtin_isfinite(i),__builtin_isnormal(i)); printf("%d %d %d\n",!!__builtin_signbit(i),signbit(i)!=0,__builtin_signbitf(fi)!=0);
sh(__builtin_nans("")); sh(__builtin_nan("")); shf(__builtin_nansf("")); shf(__builtin_nanf("")); sh(__builtin_nan("0x123")); sh(__builtin_nans("0x123")); shf(__builtin_nanf("5")); sh(__builtin_nan("017")); sh(__builtin_nans("0")); shf(__builtin_nansf("0xffffffff")); sh(__builtin_nan("0xffffffffffffffff")); sh(__builtin_nan("12"));
{double d=__builtin_nans("");sh(d);sh(-d);} {static double d=__builtin_nans("");sh(d);} { static float q=__builtin_nansf(""); shf(q);}
long double l=__builtin_nansl(""); unsigned char b[16]={0}; memcpy(b,&l,10); for(int k=9;k>=0;k--)printf("%02x",b[k]); puts(""); l=__builtin_nanl(""); memcpy(b,&l,10); for(int k=9;k>=0;k--)printf("%02x",b[k]); puts("");
printf("%d\n",__builtin_isnan(__builtin_nans(""))); printf("%d\n",isinf((long double)i));
}
