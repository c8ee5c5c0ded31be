#include <stdio.h>
struct S{int a:3; unsigned b:3; long long c:40; _Bool d:1; unsigned long long e:63; int f:32; signed char g:2; int full;} s;
int main(void){
#define O(op,x,y,f) printf(#op " " #x " " #y " " #f " %d\n",__builtin_##op##_overflow_p(x,y,f));
O(add,1,3,s.a)O(add,1,2,s.a)O(sub,-1,3,s.a)O(sub,-1,4,s.a)O(mul,2,2,s.b)O(mul,2,4,s.b)O(add,4,3,s.b)O(add,4,4,s.b)O(sub,0,1,s.b)O(add,1LL<<38,1LL<<38,s.c)O(add,(1LL<<39)-1,0,s.c)O(add,(1LL<<39)-1,1,s.c)O(add,-1,2,s.b)O(mul,1LL<<32,1LL<<30,s.e)O(mul,1LL<<32,1LL<<31,s.e)O(add,2147483647,0,s.f)O(add,2147483647,1,s.f)O(add,1,0,s.g)O(add,1,1,s.g)O(add,2147483647,1,s.full)O(add,1,3,(int)s.a)O(add,1,3,+s.a)O(add,127,1,(char)0)O(add,1,3,(s.a))O(add,1,3,(0,s.a))O(add,1,3,(s.a=1))O(add,1,3,s.a++)O(add,s.a,3,s.a)O(add,1,3,1?s.a:s.a)
static int k=__builtin_add_overflow_p(1,3,(char)0); printf("%d\n",k); int x[__builtin_add_overflow_p(127,1,(char)0)+1]; printf("%zu\n",sizeof x);
}
