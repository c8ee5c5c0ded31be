//@ link: startup_part.c
#include <stdio.h>
#include <stdlib.h>
#define C(n,...) __attribute__((constructor __VA_ARGS__)) static void n(void){puts(#n);}
#define D(n,...) __attribute__((destructor __VA_ARGS__)) static void n(void){puts(#n);}
static void h1(void){puts("h1 (atexit in ctor)");}
static void h2(void){puts("h2 (atexit in main)");}
static void h3(void){puts("h3 (atexit in dtor)");}
static void h4(void){puts("h4 (atexit in handler)");}
static void h5(void){puts("h5"); atexit(h4);}
C(c1) C(c2,(200)) C(c3,(101)) C(c4) C(c5,(65535)) C(c6,(101))
D(d1) D(d2,(200)) D(d3,(101)) D(d4) D(d5,(65535)) D(d6,(101))
__attribute__((constructor)) static void cc(int argc,char**argv){printf("cc %d\n",argc);atexit(h1);}
__attribute__((destructor)) static void dd(void){puts("dd");atexit(h3);}
__attribute__((constructor)) static void init_arr2(void){puts("ia2");}
__attribute__((constructor)) static void ia3(void){puts("ia3");}
int main(void){puts("main");atexit(h2);atexit(h5);return 0;}
