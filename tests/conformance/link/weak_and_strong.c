//@ link: weak_and_strong_part.c
#include <stdio.h>
__attribute__((weak)) int f(void){return 1;} __attribute__((weak)) int v = 10; int *pv=&v;
__attribute__((weak)) int t = 4; __attribute__((weak)) int arr[3]={1,2,3};
__attribute__((weak)) int only(void){return 77;} int w2 __attribute__((weak));
extern int none __attribute__((weak)); int nof(void) __attribute__((weak)); int *pn=&none;
#pragma weak nog
int nog(void); extern int g(void);
int main(void){ printf("%d %d %d %d %d %d %d\n", f(), v, *pv, t, arr[1], only(), w2); printf("%d %d %d %d\n", &none!=0, nof!=0, nog!=0, pn!=0); if(&none) printf("%d",none); return g(); }
