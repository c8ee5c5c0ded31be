#include <stdio.h>
#include <math.h>
#include <stdlib.h>
#include <tgmath.h>
#define T(a,b) printf(#a " " #b " %d\n",__builtin_types_compatible_p(a,b));
enum e{A}; enum e2{B=-1}; typedef const int ci; struct s; typedef int arr[2]; 
_Float128 f128; float f; double d; long double ld; int i; __float128 q128; long l;
int main(void){T(const int[2],int[2])T(const int,int)T(int*,const int*)T(const arr,arr)T(int[],int[2])T(int[3],int[2])T(const int[2][2],int[2][2])T(_Float128,__float128)T(enum e,unsigned)T(enum e,int)T(enum e2,int)T(enum e,enum e2)T(char,signed char)T(long,long long)T(int(*)(const int),int(*)(int))T(int(*)(),int(*)(int))T(int(*)(),int(*)(char))T(const int(*)[2],int(*)[2])T(volatile int[2],const int[2])T(ci,int)T(ci*,int*)T(const int*const,const int*)T(int(void),int())T(void,const void)T(_Atomic int,int)T(int,_Atomic int) T(int*[2],int*const[2])T(const struct s,struct s)T(float,double)T(double,long double)T(_Float128,long double)T(const double[2],double[2])
printf("%d\n",_Generic(d,float:1,double:2,long double:3)); printf("%d %g %g\n",_Generic(f,float:1,default:2), sqrt(4.0f),fabs(-3.0)); return 0;}
