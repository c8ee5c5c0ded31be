#include <stdio.h>
int __attribute__((aligned(64))) fa(void){return 1;} void fb(void) __attribute__((aligned(32))); void fb(void){} void fc(void){}
int f(int n, int a[n++]) { return n; } int f2(int n, int (*a)[n++], int b[n*=2][n++]) { return n+100*(int)sizeof(*a)+10000*(int)sizeof(*b);} int k(int n, int a[static n+=2]){return n;} int zero(int a[printf("hi\n")]){return 1;}
int main(void){int x[20][20]; printf("%d %d %d\n",(int)__alignof__(fa),(int)__alignof__(fb),(int)__alignof__(fc)); printf("%d %d %d %d\n", f(3,0), f2(3,(void*)x,(void*)x), k(1,x[0]), zero(0)); return 0;}
