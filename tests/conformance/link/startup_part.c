#include <stdio.h>
#define C(n,...) __attribute__((constructor __VA_ARGS__)) static void n(void){puts(#n);}
#define D(n,...) __attribute__((destructor __VA_ARGS__)) static void n(void){puts(#n);}
C(b1) C(b2,(200)) C(b3,(101)) C(b4,(65534)) D(e1) D(e2,(200)) D(e3,(101))
